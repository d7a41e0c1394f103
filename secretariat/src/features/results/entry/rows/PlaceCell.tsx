import { formatCategoryCode } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { Standing } from '../model/standings.ts';

/** The place of a row, and the place within its category when a trial has several. */
export function PlaceCell({ line, standing }: { readonly line: Line; readonly standing: Standing | undefined }) {
  const { language } = useText();
  const code = formatCategoryCode(line.result?.category, language);
  return (
    <td className="c num place">
      {standing?.place}
      {standing !== undefined && standing.categoryPlace !== '' && code !== undefined && (
        <span className="small muted">
          {standing.categoryPlace}/{code}
        </span>
      )}
    </td>
  );
}
