import { findFileKind, isLynxRaces } from 'shared-domain';
import { readDelimited } from './read-delimited.ts';
import { isLadv, readLadv } from './read-ladv.ts';
import { LYNX_FILE, readLynx } from './read-lynx.ts';
import { isTaf, readTaf } from './read-taf.ts';
import { readUpload, type SourceUpload } from './read-upload.ts';
import { readWorkbook } from './read-workbook.ts';
import { type SourceTable, UnreadableFile } from './source-table.ts';

/** Beyond this a browser would stall: a road race of tens of thousands has its own call. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Of a workbook with several sheets that hold rows, all of them; the first is the table. */
interface TableSource {
  readonly table: SourceTable;
  readonly sheets?: readonly SourceTable[];
}

export type Source = TableSource | { readonly upload: SourceUpload };

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The container of `.xls` and of workbooks with a password. */
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** Text that was pasted, or that a file held. */
export function readText(name: string, text: string): Source {
  if (/^\s*[{[]/.test(text)) return { upload: readUpload(name, text) };
  if (isLadv(text)) return { table: readLadv(name, text) };
  if (isLynxRaces(text)) return { table: readLynx(name, { evt: withoutControls(text) }) };
  if (findFileKind(text) === 'Hy-Tek') throw new UnreadableFile('hytek');
  const table = readDelimited(name, text);
  return { table: isTaf(table) ? readTaf(table) : table };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Text of a timing program, whose control characters say nothing. */
const withoutControls = (text: string): string => text.replace(CONTROL, '');

/** The files of a photo finish belong together: races, athletes and order. */
async function readLynxFiles(files: readonly File[]): Promise<Source> {
  const texts: { evt?: string; ppl?: string; sch?: string } = {};
  for (const file of files) {
    const [, kind = 'evt'] = LYNX_FILE.exec(file.name) ?? [];
    const text = withoutControls(decodeBytes(new Uint8Array(await file.arrayBuffer())));
    texts[kind.toLowerCase() as 'evt' | 'ppl' | 'sch'] = text;
  }
  return { table: readLynx(files.map(({ name }) => name).join(', '), texts) };
}

/**
 * The file that was chosen, or the files of a photo finish together.
 * @throws UnreadableFile
 */
export async function readFiles(files: readonly File[]): Promise<Source> {
  const [first] = files;
  const lynx = files.filter(({ name }) => LYNX_FILE.test(name));
  if (lynx.some(({ size }) => size > MAX_BYTES)) throw new UnreadableFile('tooLarge');
  if (first === undefined) throw new UnreadableFile('empty');
  return lynx.length > 0 ? readLynxFiles(lynx) : readFile(first);
}

/**
 * A file by what its bytes say, whatever it is called.
 * @throws UnreadableFile
 */
async function readFile(file: File): Promise<Source> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (isOldExcel(bytes)) throw new UnreadableFile('oldExcel');
  if (isZip(bytes)) {
    const sheets = await readWorkbook(file.name, buffer);
    return { table: sheets[0], ...(sheets.length > 1 && { sheets }) };
  }
  return readText(file.name, decodeBytes(bytes));
}

/** Bytes by which a text of two bytes a letter is known when it bears no mark: every other one of them is 0. */
const SAMPLE_BYTES = 64;

function findPairs(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < Math.min(bytes.length, SAMPLE_BYTES) / 4) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * Text of a file: what its mark says, else UTF-16 where every other byte is 0, else UTF-8, else Windows-1252, which is what spreadsheets of French computers write
 * when they are asked for plain CSV.
 */
export function decodeBytes(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const pairs = findPairs(bytes);
  if (pairs !== undefined) return new TextDecoder(pairs).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
