import { findCategory, formatCategorySex } from 'shared-domain';
import { useText } from '../locales/use-text.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';

interface CategorySelectProps {
  readonly categories: readonly number[];
  /** Id of the chosen category as the address has it; empty for all. */
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** One of a list's categories, or all of them. */
export function CategorySelect({ categories, value, onChange }: CategorySelectProps) {
  const { t, language } = useText();
  const choices = categories.map((id) => ({
    value: id,
    label: [findCategory(id)?.name[language] ?? id, formatCategorySex(id, language)].filter(Boolean).join(' '),
  }));
  return <ChoiceSelect label={t('filter.category')} value={value} choices={choices} onChange={onChange} />;
}
