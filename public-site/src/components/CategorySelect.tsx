import { findCategory, formatCategorySex } from 'shared-domain';
import { useText } from '../locales/use-text.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';

interface CategorySelectProps {
  readonly categories: readonly number[];
  /** Id of the chosen category as in the URL; empty for all. */
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** Chooses one of a list's categories, or all. */
export function CategorySelect({ categories, value, onChange }: CategorySelectProps) {
  const { t, language } = useText();
  const choices = categories.map((id) => ({
    value: id,
    label: [findCategory(id)?.name[language] ?? id, formatCategorySex(id, language)].filter(Boolean).join(' '),
  }));
  return <ChoiceSelect label={t('filter.category')} value={value} choices={choices} onChange={onChange} />;
}
