import { formatCategoryCode, formatRank } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { Standing } from '../model/standings.ts';

/** The place of a row, and the place within its category when a trial has several. */
export function PlaceCell({ line, standing }: { readonly line: Line; readonly standing: Standing | undefined }) {
  const { rankCategory, category } = line.result ?? {};
  const { language } = useText();
  const code = formatCategoryCode(category, language);
  return (
    <td className="c num place">
      {standing?.rank !== undefined && formatRank(standing.rank)}
      {rankCategory !== undefined && code !== undefined && standing?.isDraft === false && (
        <span className="small muted">
          {formatRank(rankCategory)}/{code}
        </span>
      )}
    </td>
  );
}
