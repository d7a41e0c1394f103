import { checkWorkbookSize } from './check-workbook-size.ts';
import { makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

const HOUR_MS = 3_600_000;

/** Day zero of a workbook's dates, by the year of times without a day; 1904 is that of old Macs. */
const DAY_ZERO: Readonly<Record<number, number>> = {
  1899: Date.UTC(1899, 11, 30),
  1900: Date.UTC(1899, 11, 30),
  1904: Date.UTC(1904, 0, 1),
};

/** Formats milliseconds as h:mm:ss, also beyond 24 hours. @example formatTime(144_540_500) // '40:09:00.5' */
function formatTime(time: number): string {
  // The library rounds down, which can lose a thousandth of a second.
  const ms = time % 10 === 9 ? time + 1 : time;
  const [, minutes, seconds, fraction] = /(\d\d):(\d\d)(\.\d+)Z/.exec(new Date(ms).toISOString()) ?? [];
  return `${Math.floor(ms / HOUR_MS)}:${minutes}:${seconds}${fraction?.replace(/\.?0+$/, '') ?? ''}`;
}

/** An ISO day, or a time of day: a date in the year of day zero is a time, as no athlete was born then. */
function formatDay(date: Date): string {
  const dayZero = DAY_ZERO[date.getUTCFullYear()];
  return dayZero === undefined || date.getTime() < dayZero
    ? date.toISOString().slice(0, 10)
    : formatTime(date.getTime() - dayZero);
}

function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? formatDay(cell) : String(cell);
}

/** Non-empty rows, each up to its last non-empty cell. */
function* listFilledRows(data: readonly (readonly unknown[])[]): Generator<SourceRow> {
  for (const [index, cells] of data.entries()) {
    const last = cells.findLastIndex((cell) => cell !== null);
    if (last >= 0) yield { line: index + 1, cells: cells.slice(0, last + 1).map(formatCell) };
  }
}

/** The table of a sheet; undefined when it has no rows. */
function readSheet(name: string, sheet: string, data: readonly (readonly unknown[])[]): SourceTable | undefined {
  try {
    return { ...makeTable(name, [...listFilledRows(data)]), sheet };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/**
 * The sheets of a workbook that have rows, at least one. The library is loaded only when needed.
 * @throws UnreadableFile when no sheet has rows, or the file is not a workbook
 */
export async function readWorkbook(
  name: string,
  bytes: ArrayBuffer,
): Promise<readonly [SourceTable, ...SourceTable[]]> {
  const { default: readSheets } = await import('read-excel-file/browser');
  let sheets: Awaited<ReturnType<typeof readSheets>>;
  try {
    await checkWorkbookSize(bytes);
    sheets = await readSheets(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    // The library's own message is in English and tells a secretary nothing.
    throw new UnreadableFile('notWorkbook');
  }
  const [first, ...others] = sheets.flatMap(({ sheet, data }) => readSheet(name, sheet, data) ?? []);
  return first === undefined ? [makeTable(name, [...listFilledRows(sheets[0]?.data ?? [])])] : [first, ...others];
}
