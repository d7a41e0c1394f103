import { findCategory, type Language } from 'shared-domain';

const findSuffix = (n: number, language: Language, isFeminine: boolean): string => {
  if (language === 'fr') return n === 1 ? (isFeminine ? 're' : 'er') : 'e';
  const [ten, one] = [n % 100, n % 10];
  return ten > 10 && ten < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][one] ?? 'th');
};

interface Props {
  readonly n: number;
  readonly language: Language;
  /** Category of who is placed: «1re», «1er». */
  readonly category?: number | undefined;
}

/** A place as a board writes it: «1re», «2e», «3rd», its letters raised. */
export function Ordinal({ n, language, category }: Props) {
  const isFeminine = category !== undefined && findCategory(category)?.sex === 2;
  return (
    <>
      {n}
      <sup>{findSuffix(n, language, isFeminine)}</sup>
    </>
  );
}
