import { parseBirth, parseSexWord, parseWrittenCode, parseWrittenEvent } from 'shared-domain';

/** What a cell can be recognised as without its column's name. */
type CellKind = 'birth' | 'number' | 'sex' | 'category' | 'event';

const YEAR = /^(?:19|20)\d{2}$/;
const NUMBER = /^\d+(?:[.,:]\d+)*$/;

/** Shorter texts without a digit may be first names: Lou, Jo. */
const MIN_EVENT_LETTERS = 4;

/** Whether a text is written as an event is; a plain number such as `100` is too, and may be a bib. */
export const isEventText = (cell: string): boolean =>
  (/\d/.test(cell) || cell.length >= MIN_EVENT_LETTERS) && parseWrittenEvent(cell) !== undefined;

/** The kind of a cell; undefined for a text that may be anything. @example findCellKind('12/05/2010') // 'birth' */
function findCellKind(cell: string): CellKind | undefined {
  if (YEAR.test(cell) || parseBirth(cell)?.whole === true) return 'birth';
  if (NUMBER.test(cell)) return 'number';
  if (parseSexWord(cell) !== undefined) return 'sex';
  // A code that the sexes share, such as SE, is recognised only with a sex: any will do.
  if (parseWrittenCode(cell) !== undefined || parseWrittenCode(cell, 1) !== undefined) return 'category';
  return isEventText(cell) ? 'event' : undefined;
}

/** Rows that the first line is compared with. */
const MAX_SAMPLE_ROWS = 20;

/**
 * Whether the first line is a row of data and has no headings: one of its cells has a kind that at least half of the filled cells below
 * it, in the first `MAX_SAMPLE_ROWS` rows, have too; where none below is filled, its kind is enough.
 */
export function isDataLine(line: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const sampleRows = rows.slice(0, MAX_SAMPLE_ROWS);
  return line.some((cell, column) => {
    const kind = findCellKind(cell);
    const others = sampleRows.map((cells) => cells[column] ?? '').filter(Boolean);
    const sameKind = others.filter((other) => findCellKind(other) === kind);
    return kind !== undefined && sameKind.length * 2 >= others.length;
  });
}
