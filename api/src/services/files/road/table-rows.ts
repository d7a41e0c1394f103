import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import type { RoadField, RoadHead } from './road-columns.ts';

/** A table of at least so many columns has no rows of one cell. */
const MIN_COLUMNS = 3;
const WHO_FIELDS = ['bib', 'last', 'first', 'name'] as const satisfies readonly RoadField[];
const MARK_FIELDS = ['gun', 'net', 'status'] as const satisfies readonly RoadField[];

const hasText = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell);

/** Whether a line is a remark, as `No results found.`, or has neither a runner nor a mark. */
function isRemark({ cells }: TableRecord, { columns }: RoadHead, columnCount: number): boolean {
  const readCells = (fields: readonly RoadField[]) => fields.map((field) => cells[columns[field]?.index ?? -1] ?? '');
  if (![...readCells(WHO_FIELDS), ...readCells(MARK_FIELDS)].some(hasText)) return true;
  const filled = cells.filter(hasText);
  const isBibAlone = /^\d+$/.test(readCells(['bib'])[0] ?? '');
  return columnCount >= MIN_COLUMNS && filled.length === 1 && !isBibAlone;
}

/** What tells a row from one that only looks alike: the same bib, or the same place and name. */
function hasIdentity({ cells }: TableRecord, { columns }: RoadHead): boolean {
  const has = (field: RoadField): boolean => hasText(cells[columns[field]?.index ?? -1] ?? '');
  return has('bib') || (has('place') && (has('name') || has('last')));
}

/** The rows of a race: lines that are none, and rows that come again cell by cell, are left out with a warning. */
export function selectRows(
  records: readonly TableRecord[],
  head: RoadHead,
  names: readonly string[],
  errors: FileErrors,
): readonly TableRecord[] {
  const notes = new CellNotes();
  const linesByRow = new Map<string, number>();
  const columnCount = names.filter(Boolean).length;
  const rows = records.filter((record) => {
    const { line, cells } = record;
    const filledIndex = Math.max(0, cells.findIndex(hasText));
    const location = { line, column: filledIndex + 1, name: names[filledIndex] };
    if (isRemark(record, head, columnCount)) {
      notes.add('noRow', location, cells.filter(Boolean).join(' '));
      return false;
    }
    if (!hasIdentity(record, head)) return true;
    const key = JSON.stringify(cells);
    const other = linesByRow.get(key);
    if (other !== undefined) notes.add('rowTwice', location, cells.filter(Boolean).join(' '), { other });
    else linesByRow.set(key, line);
    return other === undefined;
  });
  notes.addWarnings(errors);
  return rows;
}
