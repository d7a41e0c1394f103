import { findFileKind, isLynxRaces } from 'shared-domain';
import { readDelimited } from './read-delimited.ts';
import { isLadv, readLadv } from './read-ladv.ts';
import { LYNX_FILE, readLynx } from './read-lynx.ts';
import { isTaf, readTaf } from './read-taf.ts';
import { readUpload, type SourceUpload } from './read-upload.ts';
import { readWorkbook } from './read-workbook.ts';
import { findMainSheet, type SourceTable, UnreadableFile } from './source-table.ts';

/** Larger files would stall the browser; road races with tens of thousands of entries are imported by a call of their own. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A table; with `sheets` when a workbook has several sheets with rows, of which `table` is the main one. */
interface TableSource {
  readonly table: SourceTable;
  readonly sheets?: readonly SourceTable[];
}

export type Source = TableSource | { readonly upload: SourceUpload };

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The file format of `.xls` and of workbooks with a password. */
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/**
 * Reads pasted text, or the text of a file.
 * @throws UnreadableFile
 */
export function readText(name: string, text: string): Source {
  if (/^\s*[{[]/.test(text)) return { upload: readUpload(name, text) };
  if (isLadv(text)) return { table: readLadv(name, text) };
  if (isLynxRaces(text)) return { table: readLynx(name, { evt: removeControls(text) }) };
  if (findFileKind(text) === 'Hy-Tek') throw new UnreadableFile('hytek');
  const table = readDelimited(name, text);
  return { table: isTaf(table) ? readTaf(table) : table };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

const removeControls = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

/** Reads the files of a photo finish together: races (.evt), athletes (.ppl) and running order (.sch). */
async function readLynxFiles(files: readonly File[]): Promise<Source> {
  const texts: { evt?: string; ppl?: string; sch?: string } = {};
  for (const file of files) {
    const [, kind = 'evt'] = LYNX_FILE.exec(file.name) ?? [];
    const text = removeControls(decodeBytes(new Uint8Array(await file.arrayBuffer())));
    texts[kind.toLowerCase() as 'evt' | 'ppl' | 'sch'] = text;
  }
  return { table: readLynx(files.map(({ name }) => name).join(', '), texts) };
}

/**
 * Reads the chosen file, or all chosen files of a photo finish.
 * @throws UnreadableFile
 */
export async function readFiles(files: readonly File[]): Promise<Source> {
  const [first] = files;
  const lynxFiles = files.filter(({ name }) => LYNX_FILE.test(name));
  if (lynxFiles.some(({ size }) => size > MAX_BYTES)) throw new UnreadableFile('tooLarge');
  if (first === undefined) throw new UnreadableFile('empty');
  return lynxFiles.length > 0 ? readLynxFiles(lynxFiles) : readFile(first);
}

/**
 * Detects the format from the content, not from the file's name.
 * @throws UnreadableFile
 */
async function readFile(file: File): Promise<Source> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (isOldExcel(bytes)) throw new UnreadableFile('oldExcel');
  if (isZip(bytes)) {
    const sheets = await readWorkbook(file.name, buffer);
    return { table: findMainSheet(sheets), ...(sheets.length > 1 && { sheets }) };
  }
  return readText(file.name, decodeBytes(bytes));
}

/** Bytes examined to recognise UTF-16 without a byte order mark: about every other one is 0. */
const SAMPLE_BYTES = 64;

function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < Math.min(bytes.length, SAMPLE_BYTES) / 4) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a file by its byte order mark, else as UTF-16 when every other byte is 0, else as UTF-8, else as Windows-1252, in which
 * French spreadsheets save plain CSV.
 */
export function decodeBytes(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const encoding = detectUtf16(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
