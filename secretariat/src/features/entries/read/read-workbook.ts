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

/** The first sheet of a workbook that holds rows. The reader of workbooks is loaded only here. */
export async function readWorkbook(name: string, bytes: ArrayBuffer): Promise<SourceTable> {
  const { default: readSheets } = await import('read-excel-file/browser');
  let sheets: Awaited<ReturnType<typeof readSheets>>;
  try {
    await checkWorkbookSize(bytes);
    sheets = await readSheets(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('notWorkbook', error instanceof Error ? error.message : '');
  }
  const filled = sheets.find(({ data }) => data.length > 1) ?? sheets[0];
  return makeTable(name, [...filledRows(filled?.data ?? [])]);
}
