import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A text, a number, or nothing. */
export type Cell = string | number;

interface Workbook {
  /** Of its one sheet: at most 31 letters, none of `[]:*?/\\`. */
  readonly sheet: string;
  /** The first row is the head. */
  readonly rows: readonly (readonly Cell[])[];
  readonly at: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const MIN_WIDTH = 6;
const MAX_WIDTH = 48;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML has no way to write are left out. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** @example columnName(27) // 'AB' */
function columnName(index: number): string {
  const own = String.fromCharCode(65 + (index % 26));
  return index < 26 ? own : columnName(Math.floor(index / 26) - 1) + own;
}

/** A text is written as such, so that no program takes it for a formula; style 1 is the head's. */
function writeCell(cell: Cell, at: string, isHead: boolean): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"${isHead ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

function writeSheet(rows: Workbook['rows']): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) => writeCell(cell, `${columnName(column)}${row + 1}`, row === 0));
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const widths = (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, cells) => Math.max(most, String(cells[column] ?? '').length), 0);
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2));
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  const last = `${columnName(Math.max(0, widths.length - 1))}${Math.max(1, rows.length)}`;
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
} as const;

/** A table as a workbook of one sheet (Office Open XML, ECMA-376), its head bold, fixed and with filters. */
export async function writeWorkbook({ sheet, rows, at }: Workbook): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name, { mtime: at });
  for (const [name, xml] of Object.entries(PARTS)) add(name, `${HEAD}${xml}`);
  add(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add('xl/worksheets/sheet1.xml', writeSheet(rows));
  zip.end();
  return buffer(zip.outputStream);
}
