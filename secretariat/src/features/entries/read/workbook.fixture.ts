import { crc32, deflateRawSync } from 'node:zlib';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const aRelation = (kind: string, id: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;

const aRelations = (kind: string, targets: readonly string[], extraRelations = '') =>
  `<Relationships xmlns="${PACKAGE}">${targets.map((target, at) => aRelation(kind, `r${at + 1}`, target)).join('')}${extraRelations}</Relationships>`;

/** Style 1 is the built-in format of times, 2 that of days. */
const STYLES = `<styleSheet xmlns="${SPREADSHEET}"><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="21" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const aHead = (bytes: number, fields: readonly (readonly [at: number, size: 2 | 4, value: number])[]): Buffer => {
  const head = Buffer.alloc(bytes);
  for (const [at, size, value] of fields) head.writeUIntLE(value, at, size);
  return head;
};

/** A zip as any program writes it. */
function zip(files: Readonly<Record<string, string>>): ArrayBuffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const sums = [crc32(text), packed.length, Buffer.byteLength(text), name.length];
    const fieldsFrom = (at: number) =>
      sums.map((value, index) => [at + 4 * index, index === 3 ? 2 : 4, value] as [number, 2 | 4, number]);
    const local = [aHead(30, [[0, 4, 0x04034b50], [8, 2, 8], ...fieldsFrom(14)]), Buffer.from(name), packed];
    directory.push(aHead(46, [[0, 4, 0x02014b50], [10, 2, 8], ...fieldsFrom(16), [42, 4, offset]]), Buffer.from(name));
    locals.push(...local);
    offset += Buffer.concat(local).length;
  }
  const count = Object.keys(files).length;
  const size = Buffer.concat(directory).length;
  const end = aHead(22, [
    ...([[0, 4, 0x06054b50] as const, [8, 2, count] as const, [10, 2, count] as const] as const),
    ...([[12, 4, size] as const, [16, 4, offset] as const] as const),
  ]);
  return Uint8Array.from(Buffer.concat([...locals, ...directory, end])).buffer;
}

/** A workbook with a sheet of each name, of such rows. */
export function aWorkbookWithSheets(sheets: Readonly<Record<string, string>>): ArrayBuffer {
  const all = Object.entries(sheets);
  const tags = all.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`);
  return zip({
    '_rels/.rels': aRelations('officeDocument', ['xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': aRelations(
      'worksheet',
      all.map((_, at) => `worksheets/sheet${at + 1}.xml`),
      aRelation('styles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(
      all.map(([, rows], at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** A workbook with one sheet, of such rows. */
export const aWorkbook = (rows: string): ArrayBuffer => aWorkbookWithSheets({ s: rows });

/** A cell with a text. */
export const aCell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A cell with a number of days that is shown as a time, or as a day. */
export const aDayCell = (address: string, days: number, shown: 'time' | 'day') =>
  `<c r="${address}" s="${shown === 'time' ? 1 : 2}"><v>${days}</v></c>`;
