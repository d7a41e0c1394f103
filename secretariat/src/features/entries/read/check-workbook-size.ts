import { UnreadableFile } from './source-table.ts';
import { listZipEntries, type ZipEntry } from './zip-entries.ts';

/** The largest race that is known has some 50,000 entries. */
const MAX_ROWS = 60_000;
const MAX_COLUMNS = 200;
/** Rows of a sheet of a spreadsheet's program, whether they hold anything or not. */
const LAST_ROW = 1_048_576;
/** Text of all sheets: a file of 32 MB that people made has a third of this. */
const MAX_TEXT = 1024 * 1024 * 1024;
/** A tag that is longer is none of a sheet's. */
const MAX_TAG = 64 * 1024;

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

/** Reads the tags of a sheet part by part; a cell counts once it has a value. */
function createTagReader(): (text: string) => void {
  let rest = '';
  let cell: string | undefined;
  return (text) => {
    const all = rest + text;
    for (const [, tag, attributes = ''] of all.matchAll(TAGS)) {
      if (tag === 'row' && Number(ADDRESS.exec(attributes)?.[1] ?? 0) > LAST_ROW)
        throw new UnreadableFile('tooManyCells', attributes.trim());
      if (tag === 'c') cell = ADDRESS.exec(attributes)?.[1];
      else if ((tag === 'v' || tag === 'is') && cell !== undefined) checkCell(cell);
    }
    const begun = all.lastIndexOf('<');
    rest = begun > all.lastIndexOf('>') ? all.slice(begun) : '';
    if (rest.length > MAX_TAG) throw new UnreadableFile('notWorkbook');
  };
}

function openText({ bytes, isDeflated }: ZipEntry): ReadableStream<string> {
  const stored = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const text = isDeflated ? stored.pipeThrough(new DecompressionStream('deflate-raw')) : stored;
  return text.pipeThrough(new TextDecoderStream());
}

/**
 * Looks over a workbook before it is read whole: its reader makes every row and column up to the last cell, so that one cell in
 * the last corner of a sheet would take more memory than a tab has.
 * @throws UnreadableFile for one with a cell beyond 60,000 rows or 200 columns
 */
export async function checkWorkbookSize(zip: ArrayBuffer): Promise<void> {
  let length = 0;
  for (const entry of listZipEntries(zip)) {
    if (!entry.name.endsWith('.xml')) continue;
    const read = createTagReader();
    const reader = openText(entry).getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > MAX_TEXT) throw new UnreadableFile('tooManyCells');
        read(part.value);
      }
    } finally {
      void reader.cancel().catch(() => undefined);
    }
  }
}
