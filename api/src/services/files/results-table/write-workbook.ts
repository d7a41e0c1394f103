import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Formats of numbers in a workbook (ECMA-376, 18.8.30) by their style: as many decimals as the sport writes, a wind with its sign. */
const NUMBER_FORMATS = [
  { id: 164, code: '0.00', style: 2, name: 'hundredths' },
  { id: 165, code: '0.000', style: 3, name: 'thousandths' },
  { id: 166, code: '+0.0;-0.0;0.0', style: 4, name: 'wind' },
] as const;

/** A number that a text table writes as `text`, and a workbook as a number to sort and to count with. */
export interface NumberCell {
  readonly value: number;
  readonly text: string;
  readonly format?: (typeof NUMBER_FORMATS)[number]['name'];
}

/** An empty text is an empty cell. */
export type Cell = string | number | NumberCell;

/** A cell as a text table has it; bare numbers have the decimal sign of the reader's language. */
export function formatCell(cell: Cell, decimalSign: ',' | '.'): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimalSign);
  return typeof cell === 'string' ? cell : cell.text;
}

interface Workbook {
  /** Excel accepts at most 31 letters, none of `[]:*?/\\`. */
  readonly sheetName: string;
  /** The first row is the head. */
  readonly rows: readonly (readonly Cell[])[];
  readonly writtenAt: Date;
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Widths of columns, in characters. */
const MIN_WIDTH = 6;
const MAX_WIDTH = 48;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow are removed. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** @example columnName(27) // 'AB' */
function formatColumnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : formatColumnName(Math.floor(index / 26) - 1) + letter;
}

/** Texts are inline strings, so that no program takes them for formulas; `s="1"` is the bold style of the head. */
function writeCell(cell: Cell, reference: string, isHead: boolean): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const style = NUMBER_FORMATS.find(({ name }) => name === cell.format)?.style;
    return `<c r="${reference}"${style === undefined ? '' : ` s="${style}"`}><v>${cell.value}</v></c>`;
  }
  return `<c r="${reference}" t="inlineStr"${isHead ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

function writeSheet(rows: Workbook['rows']): string {
  const lines = rows.map((cells, row) => {
    const cellTexts = cells.map((cell, column) => writeCell(cell, `${formatColumnName(column)}${row + 1}`, row === 0));
    return `<row r="${row + 1}">${cellTexts.join('')}</row>`;
  });
  const widths = (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, cells) => Math.max(most, formatCell(cells[column] ?? '', '.').length), 0);
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2));
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  const last = `${formatColumnName(Math.max(0, widths.length - 1))}${Math.max(1, rows.length)}`;
  return `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

const FIXED_PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships"><Relationship Id="rId1" Type="${RELATIONS_NAMESPACE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships"><Relationship Id="rId1" Type="${RELATIONS_NAMESPACE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS_NAMESPACE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="${NUMBER_FORMATS.length}">${NUMBER_FORMATS.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${2 + NUMBER_FORMATS.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${NUMBER_FORMATS.map(({ id }) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
} as const;

/** A table as a workbook of one sheet (Office Open XML, ECMA-376), its head bold, fixed and with filters. */
export async function writeWorkbook({ sheetName, rows, writtenAt }: Workbook): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name, { mtime: writtenAt });
  for (const [name, xml] of Object.entries(FIXED_PARTS)) add(name, `${XML_DECLARATION}${xml}`);
  add(
    'xl/workbook.xml',
    `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONS_NAMESPACE}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add('xl/worksheets/sheet1.xml', writeSheet(rows));
  zip.end();
  return buffer(zip.outputStream);
}
