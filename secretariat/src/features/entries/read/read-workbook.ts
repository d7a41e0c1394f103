import { checkWorkbookSize } from './check-workbook-size.ts';
import { makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

const HOUR_MS = 3_600_000;

/** The days from which workbooks count, by the year that a time without a day falls in; in 1904 those of old Macs. */
const DAY_ZERO: Readonly<Record<number, number>> = {
  1899: Date.UTC(1899, 11, 30),
  1900: Date.UTC(1899, 11, 30),
  1904: Date.UTC(1904, 0, 1),
};

/** A time with its hours, beyond 24 too. @example timeText(144_540_500) // '40:09:00.5' */
function timeText(time: number): string {
  // The reader of workbooks cuts what is a hair less than the thousandth that was written.
  const ms = time % 10 === 9 ? time + 1 : time;
  const [, minutes, seconds, fraction] = /(\d\d):(\d\d)(\.\d+)Z/.exec(new Date(ms).toISOString()) ?? [];
  return `${Math.floor(ms / HOUR_MS)}:${minutes}:${seconds}${fraction?.replace(/\.?0+$/, '') ?? ''}`;
}

/** A day as the entries write it, or a time: nobody who competes was born in the year from which a workbook counts. */
function dateText(date: Date): string {
  const zero = DAY_ZERO[date.getUTCFullYear()];
  return zero === undefined || date.getTime() < zero
    ? date.toISOString().slice(0, 10)
    : timeText(date.getTime() - zero);
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dateText(cell) : String(cell);
}

/** Rows that hold anything, up to their last cell that does: a sheet may be wide and long, and nearly empty. */
function* filledRows(data: readonly (readonly unknown[])[]): Generator<SourceRow> {
  for (const [index, cells] of data.entries()) {
    const last = cells.findLastIndex((cell) => cell !== null);
    if (last >= 0) yield { line: index + 1, cells: cells.slice(0, last + 1).map(cellText) };
  }
}

/** The table of a sheet; undefined where it holds no rows. */
function readSheet(name: string, sheet: string, data: readonly (readonly unknown[])[]): SourceTable | undefined {
  try {
    return { ...makeTable(name, [...filledRows(data)]), sheet };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/**
 * The sheets of a workbook that hold rows, at least one. The reader of workbooks is loaded only here.
 * @throws UnreadableFile where none does
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
    throw new UnreadableFile('notWorkbook', error instanceof Error ? error.message : '');
  }
  const [first, ...others] = sheets.flatMap(({ sheet, data }) => readSheet(name, sheet, data) ?? []);
  return first === undefined ? [makeTable(name, [...filledRows(sheets[0]?.data ?? [])])] : [first, ...others];
}
