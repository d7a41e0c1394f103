import { checkWorkbookSize } from './check-workbook-size.ts';
import { makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

/** A day as the entries write it; a cell that is a time of day only says the time. */
function dateText(date: Date): string {
  const iso = date.toISOString();
  return iso.startsWith('1899') || iso.startsWith('1900-01-00') ? iso.slice(11, 16) : iso.slice(0, 10);
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
