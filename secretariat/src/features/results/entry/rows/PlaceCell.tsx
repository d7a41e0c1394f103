import { formatCategory, formatCategoryCode, formatCategorySex } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { Standing } from '../model/standings.ts';

interface Props {
  readonly line: Line;
  readonly standing: Standing | undefined;
  /** Whether women and men are ranked together. */
  readonly isMixed?: boolean;
}

/** The place of a row, and the places within its sex and category when a trial has several. */
export function PlaceCell({ line, standing, isMixed = false }: Props) {
  const { language } = useText();
  const category = line.result?.category;
  const code = isMixed ? formatCategory(category, language) : formatCategoryCode(category, language);
  const sex = category === undefined ? undefined : formatCategorySex(category, language);
  return (
    <td className="c num place">
      {standing?.place}
      {isMixed && standing !== undefined && standing.sexPlace !== '' && sex !== undefined && (
        <span className="small muted">
          {standing.sexPlace}/{sex}
        </span>
      )}
      {standing !== undefined && standing.categoryPlace !== '' && code !== undefined && (
        <span className="small muted">
          {standing.categoryPlace}/{code}
        </span>
      )}
    </td>
  );
}
