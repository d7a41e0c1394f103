import { findCategory, formatCategoryCode } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

/** The category's code with its long name as a tooltip; nothing for an unknown category. */
export function CategoryChip({ category }: { readonly category: number | undefined }) {
  const { language } = useText();
  const found = category === undefined ? undefined : findCategory(category);
  if (found === undefined) return null;
  return (
    <abbr className="chip" title={found.name[language]}>
      {formatCategoryCode(category, language)}
    </abbr>
  );
}
