import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import type { RoadField, RoadHead } from './road-columns.ts';

/** A table of at least so many columns has no rows of one cell. */
const MIN_COLUMNS = 3;
const WHO_FIELDS = ['bib', 'last', 'first', 'name'] as const satisfies readonly RoadField[];
const MARK_FIELDS = ['gun', 'net', 'status'] as const satisfies readonly RoadField[];

/** `12`, `F 204`, `A-17`; not a date or a sentence. */
const PLAUSIBLE_BIB = /^\p{L}{0,4}[ -]?\d{1,7}\p{L}?$/u;

const hasText = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell);

/** Whether a line is a remark, as `No results found.`, or has neither a runner nor a mark. */
function isRemark({ cells }: TableRecord, { columns }: RoadHead, columnCount: number): boolean {
  const readCells = (fields: readonly RoadField[]) => fields.map((field) => cells[columns[field]?.index ?? -1] ?? '');
  const [bib = '', ...names] = readCells(WHO_FIELDS);
  const isBibAlone = PLAUSIBLE_BIB.test(bib);
  if (!names.some(hasText) && !readCells(MARK_FIELDS).some(hasText) && !isBibAlone) return true;
  const filled = cells.filter(hasText);
  return columnCount >= MIN_COLUMNS && filled.length === 1 && !isBibAlone;
}

/** What tells a row from one that only looks alike: the same bib, the same place and name, or the same first and last name with a time. */
function hasIdentity({ cells }: TableRecord, { columns }: RoadHead): boolean {
  const read = (field: RoadField): string => cells[columns[field]?.index ?? -1] ?? '';
  const has = (field: RoadField): boolean => hasText(read(field));
  const hasName = has('name') || has('last');
  const hasFullName = (has('last') && has('first')) || /\p{L}[\s,]+\p{L}/u.test(read('name'));
  return has('bib') || (hasName && has('place')) || (hasFullName && MARK_FIELDS.some(has));
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
