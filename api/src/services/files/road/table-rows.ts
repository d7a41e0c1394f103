import { findStatusOfWord } from 'shared-domain';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import { isWordedHead, type RoadField, type RoadHead } from './road-columns.ts';

/** A table of at least so many columns has no rows of one cell. */
const MIN_COLUMNS = 3;
const WHO_FIELDS = ['bib', 'last', 'first', 'name'] as const satisfies readonly RoadField[];
const MARK_FIELDS = ['gun', 'net', 'status'] as const satisfies readonly RoadField[];

/** `12`, `F 204`, `A-17`; not a date or a sentence. */
const PLAUSIBLE_BIB = /^\p{L}{0,4}[ -]?\d{1,7}\p{L}?$/u;

const hasText = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell);

/** A time of any notation; not a date, an address or `hh:mm:ss`. */
const TIME_LIKE = /^\D{0,3}\d[^/@]*$/;
/** What stands in place of a name in lines below or above the runners. */
const SUMMARY =
  /^(?:(?:grand |overall )?totals?|average|avg|mean|median|moyenne|médiane|durchschnitt|mittelwert|summe|promedio|(?:course|race|event) record|record(?: du parcours| de la course)?|streckenrekord|finishers?)\b/iu;

/** Whether a line sums up others (`Total`, `Average`, `Course record`), or says units or dates beside no runner. */
function isSummary({ cells }: TableRecord, { columns }: RoadHead): boolean {
  const read = (field: RoadField): string => (cells[columns[field]?.index ?? -1] ?? '').trim();
  if (isWordedHead(cells)) return true;
  const [name, hasNumber] = [
    read('last') || read('name') || read('first'),
    /\d/.test(`${read('bib')} ${read('place')}`),
  ];
  const canHaveNumber = columns.bib !== undefined || columns.place !== undefined;
  if (SUMMARY.test(name)) return canHaveNumber && !hasNumber;
  if (!hasText(name) && SUMMARY.test(cells.find(hasText) ?? '')) return true;
  const marks = MARK_FIELDS.map(read).filter(hasText);
  const isMark = (cell: string): boolean => TIME_LIKE.test(cell) || findStatusOfWord(cell) !== undefined;
  return !hasText(name) && !/\d/.test(read('bib')) && !marks.some(isMark);
}

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
    if (isRemark(record, head, columnCount) || isSummary(record, head)) {
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
