import { findCategory, formatCategorySex } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

const SHAPE_CLASSES = { 1: ' m', 2: '', 3: ' x' } as const;
const LABEL_KEYS = { 1: 'sex.men', 2: 'sex.women', 3: 'sex.mixed' } as const;

/** The sex as a letter, a colour and a shape, so that none of them is needed alone. */
export function SexChip({ category }: { readonly category: number }) {
  const { t, language } = useText();
  const sex = findCategory(category)?.sex ?? 0;
  if (sex === 0) return null;
  return (
    <span className={`sex${SHAPE_CLASSES[sex]}`} title={t(LABEL_KEYS[sex])}>
      {formatCategorySex(category, language)}
    </span>
  );
}
