import { findFileKind, isLynxRaces } from 'shared-domain';
import { decodeBytes, type FileLetters } from './decode-bytes.ts';
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

const addLetters = (source: Source, letters: FileLetters | undefined): Source =>
  letters === undefined || !('table' in source) ? source : { ...source, table: { ...source.table, letters } };

/** Reads the files of a photo finish together: races (.evt), athletes (.ppl) and running order (.sch). */
async function readLynxFiles(files: readonly File[]): Promise<Source> {
  const texts: { evt?: string; ppl?: string; sch?: string } = {};
  const letters: FileLetters[] = [];
  for (const file of files) {
    const [, kind = 'evt'] = LYNX_FILE.exec(file.name) ?? [];
    const decoded = decodeBytes(new Uint8Array(await file.arrayBuffer()));
    texts[kind.toLowerCase() as 'evt' | 'ppl' | 'sch'] = removeControls(decoded.text);
    if (decoded.letters !== undefined) letters.push(decoded.letters);
  }
  const [first] = letters;
  const merged = first && {
    ...first,
    words: letters.flatMap(({ words }) => words),
    doubtful: letters.flatMap(({ doubtful }) => doubtful),
  };
  return addLetters({ table: readLynx(files.map(({ name }) => name).join(', '), texts) }, merged);
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
  const { text, letters } = decodeBytes(bytes);
  return addLetters(readText(file.name, text), letters);
}
