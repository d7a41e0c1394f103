import type { SpoiledFile } from 'shared-domain/testing';
import { aWorkbook } from './workbook.fixture.ts';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\r -\ud7ff\ue000-\ufffd]/g, '');

const formatAddress = (row: number, column: number): string => `${String.fromCharCode(65 + (column % 26))}${row}`;

/** The kinds of cells that spreadsheets write: texts, numbers, formulas with their last value, faults, truths, days. */
const CELLS: readonly ((at: string, text: string) => string)[] = [
  (at, text) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`,
  (at, text) => `<c r="${at}" t="str"><f>A1&amp;"${text}"</f><v>${text}</v></c>`,
  (at, text) => `<c r="${at}"><v>${text}</v></c>`,
  (at) => `<c r="${at}" t="e"><f>1/0</f><v>#DIV/0!</v></c>`,
  (at) => `<c r="${at}" t="b"><v>1</v></c>`,
  (at) => `<c r="${at}" s="1"><v>45821.5</v></c>`,
  (at) => `<c r="${at}" t="s"><v>7</v></c>`,
  (at) => `<c r="${at}"/>`,
];
/** Most cells are texts. */
const TEXT_WEIGHT = 400;

/** A workbook whose cells are those of a spoiled table. */
export function makeSpoiledWorkbook({
  text,
  pick,
}: Pick<SpoiledFile<string>, 'text' | 'pick'>): Uint8Array<ArrayBuffer> {
  const rows = text.split(/\r\n|\n|\r/).map((line, index) => {
    const cells = line.split(/[;\t]/).map((cell, column) => {
      const kind = pick(CELLS.length + TEXT_WEIGHT);
      const write = CELLS[kind] ?? CELLS[0];
      return write?.(formatAddress(index + 1, column), escapeXml(cell)) ?? '';
    });
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return new Uint8Array(aWorkbook(rows.join('')));
}
