import { findCategory, formatCategoryCodes } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

interface CategoryChipProps {
  readonly category: number | undefined;
  /** The categories of a contest that is for some only: shown in place of its own. */
  readonly categories?: readonly number[] | undefined;
}

/** The category's code, or those of a contest, with the long name as a tooltip; nothing for an unknown category. */
export function CategoryChip({ category, categories }: CategoryChipProps) {
  const { language } = useText();
  const ids = categories ?? (category === undefined ? [] : [category]);
  const names = ids.flatMap((id) => findCategory(id)?.name[language] ?? []);
  if (names.length === 0) return null;
  return (
    <abbr className="chip" title={names.join(', ')}>
      {formatCategoryCodes(ids, language)}
    </abbr>
  );
}
