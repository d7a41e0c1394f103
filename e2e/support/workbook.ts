import { crc32 } from 'node:zlib';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const formatColumnLetter = (index: number): string => String.fromCharCode(65 + index);

function buildSheetXml(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells, index) => {
    const cellTexts = cells.map(
      (text, column) =>
        `<c r="${formatColumnLetter(column)}${index + 1}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`,
    );
    return `<row r="${index + 1}">${cellTexts.join('')}</row>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const FRAME = {
  '[Content_Types].xml':
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Engagements" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
} as const;

/** Packs the numbers of a zip record, little-endian; each field is a size in bytes and a value. */
function packRecord(...fields: readonly (readonly [2 | 4, number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let offset = 0;
  for (const [size, value] of fields)
    offset = size === 2 ? bytes.writeUInt16LE(value, offset) : bytes.writeUInt32LE(value, offset);
  return bytes;
}

/** A zip of uncompressed files. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)];
    const common = [
      ...([
        [2, 20],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0x21],
      ] as const),
      ...([
        [4, crc32(body)],
        [4, body.length],
        [4, body.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ] as const;
    const head = Buffer.concat([packRecord([4, 0x04034b50], ...common), name]);
    parts.push(head, body);
    directory.push(
      Buffer.concat([
        packRecord([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        name,
      ]),
    );
    offset += head.length + body.length;
  }
  const index = Buffer.concat(directory);
  const count = directory.length;
  const end = packRecord(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...parts, index, end]);
}

/** An xlsx workbook with one sheet of texts. */
export const buildWorkbook = (rows: readonly (readonly string[])[]): Buffer =>
  zip({ ...FRAME, 'xl/worksheets/sheet1.xml': buildSheetXml(rows) });
