import { parseBirth, parseSexWord, parseWrittenCode, parseWrittenEvent } from 'shared-domain';

/** What a cell may say by itself, whatever its column is called. */
export type CellKind = 'birth' | 'number' | 'sex' | 'category' | 'event';

const YEAR = /^(?:19|20)\d{2}$/;
const NUMBER = /^\d+(?:[.,:]\d+)*$/;

/** Shorter ones are first names as well: Lou, Jo. */
const MIN_LETTERS = 4;

/** Whether a text of itself can only be an event. */
export const isEventText = (cell: string): boolean =>
  (/\d/.test(cell) || cell.length >= MIN_LETTERS) && parseWrittenEvent(cell) !== undefined;

/** What a cell says by itself; undefined for a text that may be anything. @example findCellKind('12/05/2010') // 'birth' */
function findCellKind(cell: string): CellKind | undefined {
  if (YEAR.test(cell) || parseBirth(cell)?.whole === true) return 'birth';
  if (NUMBER.test(cell)) return 'number';
  if (parseSexWord(cell) !== undefined) return 'sex';
  if (parseWrittenCode(cell) !== undefined || parseWrittenCode(cell, 1) !== undefined) return 'category';
  return isEventText(cell) ? 'event' : undefined;
}

/** Rows that are looked at below the first. */
const SAMPLE = 20;

/** Whether a line is of the same kind as those below it: some cell says what most cells of its column say. */
export function isLikeRows(line: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const below = rows.slice(0, SAMPLE);
  return line.some((cell, column) => {
    const kind = findCellKind(cell);
    const others = below.map((cells) => cells[column] ?? '').filter(Boolean);
    const alike = others.filter((other) => findCellKind(other) === kind);
    return kind !== undefined && alike.length * 2 >= others.length;
  });
}
