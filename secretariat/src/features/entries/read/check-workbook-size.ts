import { UnreadableFile } from './source-table.ts';
import { listZipEntries, type ZipEntry } from './zip-entries.ts';

/** The largest known race has some 50,000 entries. */
const MAX_ROWS = 60_000;
const MAX_COLUMNS = 200;
/** Rows of a sheet in spreadsheet programs, empty ones included. */
const MAX_SHEET_ROWS = 1_048_576;
/** Characters of all sheets; ordinary workbooks of the maximum size, 32 MB, unpack to a third of this. */
const MAX_TEXT_LENGTH = 1024 * 1024 * 1024;
/** Characters; a longer tag is not from a sheet. */
const MAX_TAG_LENGTH = 64 * 1024;

const TAGS = /<(?:[\w.-]+:)?(row|c|v|is)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const ADDRESS = /\sr\s*=\s*["']([^"']*)["']/;

function parseColumn(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function checkCell(address: string): void {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  if (row === undefined) throw new UnreadableFile('notWorkbook', address);
  if (Number(row) > MAX_ROWS || parseColumn(letters) > MAX_COLUMNS) throw new UnreadableFile('tooManyCells', address);
}

/** Returns a function that checks a sheet's XML piece by piece; only cells with a value count. */
function createTagReader(isSheet: boolean): (text: string) => void {
  let unfinishedTag = '';
  let cell: string | undefined;
  return (text) => {
    const buffered = unfinishedTag + text;
    for (const [, tag, attributes = ''] of buffered.matchAll(TAGS)) {
      if (tag === 'row' && Number(ADDRESS.exec(attributes)?.[1] ?? 0) > MAX_SHEET_ROWS)
        throw new UnreadableFile('tooManyCells', attributes.trim());
      if (tag === 'c') cell = ADDRESS.exec(attributes)?.[1];
      else if ((tag === 'v' || tag === 'is') && cell !== undefined) checkCell(cell);
      // The library fails on a cell that does not say where it stands.
      else if (isSheet && tag !== 'row') throw new UnreadableFile('cellsUnplaced');
    }
    const tagStart = buffered.lastIndexOf('<');
    unfinishedTag = tagStart > buffered.lastIndexOf('>') ? buffered.slice(tagStart) : '';
    if (unfinishedTag.length > MAX_TAG_LENGTH) throw new UnreadableFile('notWorkbook');
  };
}

function openText({ bytes, isDeflated }: ZipEntry): ReadableStream<string> {
  const stored = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const text = isDeflated ? stored.pipeThrough(new DecompressionStream('deflate-raw')) : stored;
  return text.pipeThrough(new TextDecoderStream());
}

/**
 * Checks a workbook before it is read: the library creates every row and column up to the last cell, so a single cell in
 * the last corner of a sheet would exhaust the tab's memory.
 * @throws UnreadableFile for one with a cell beyond 60,000 rows or 200 columns, or with a cell without an address
 */
export async function checkWorkbookSize(zip: ArrayBuffer): Promise<void> {
  let length = 0;
  for (const entry of listZipEntries(zip)) {
    if (!entry.name.endsWith('.xml')) continue;
    const readTags = createTagReader(/\/worksheets\/[^/]+$/.test(entry.name));
    const reader = openText(entry).getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > MAX_TEXT_LENGTH) throw new UnreadableFile('tooManyCells');
        readTags(part.value);
      }
    } finally {
      void reader.cancel().catch(() => undefined);
    }
  }
}
