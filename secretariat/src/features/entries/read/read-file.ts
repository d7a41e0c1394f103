import { readDelimited } from './read-delimited.ts';
import { readUpload, type SourceUpload } from './read-upload.ts';
import { readWorkbook } from './read-workbook.ts';
import { type SourceTable, UnreadableFile } from './source-table.ts';

/** Beyond this a browser would stall: a road race of tens of thousands has its own call. */
const MAX_BYTES = 32 * 1024 * 1024;

export type Source = { readonly table: SourceTable } | { readonly upload: SourceUpload };

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The container of `.xls` and of workbooks with a password. */
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** Text that was pasted, or that a file held. */
export function readText(name: string, text: string): Source {
  return /^\s*[{[]/.test(text) ? { upload: readUpload(name, text) } : { table: readDelimited(name, text) };
}

/**
 * A file by what its bytes say, whatever it is called.
 * @throws UnreadableFile
 */
export async function readFile(file: File): Promise<Source> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (isOldExcel(bytes)) throw new UnreadableFile('oldExcel');
  if (isZip(bytes)) return { table: await readWorkbook(file.name, buffer) };
  return readText(file.name, decodeBytes(bytes));
}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * Text of a file: what its mark says, else UTF-8, else Windows-1252, which is what spreadsheets of French computers write
 * when they are asked for plain CSV.
 */
export function decodeBytes(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
