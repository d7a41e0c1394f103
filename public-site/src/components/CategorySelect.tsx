import { categoryOf, sexLetter } from 'shared-domain';
import { useText } from '../locales/use-text.ts';

interface CategorySelectProps {
  readonly categories: readonly number[];
  /** Id of the chosen category as the address has it; empty for all. */
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** One of a list's categories, or all of them. */
export function CategorySelect({ categories, value, onChange }: CategorySelectProps) {
  const { t, language } = useText();
  return (
    <select
      className="sel"
      aria-label={t('filter.category')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('filter.category')}</option>
      {categories.map((id) => (
        <option key={id} value={id}>
          {[categoryOf(id)?.name[language] ?? id, sexLetter(id, language)].filter(Boolean).join(' ')}
        </option>
      ))}
    </select>
  );
}
