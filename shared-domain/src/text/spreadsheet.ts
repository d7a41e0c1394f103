/** Spreadsheets take UTF-8 for what it is when the file begins with this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * The beginning of a cell that a spreadsheet would calculate, full-width signs included. Which separator a program parts by is its own
 * setting, so a cell may begin after each of the usual ones.
 */
const BEGINNINGS = /(^|[,;|"\t\r\n])(\s*)('*)([=+\-@＝＋－＠][^,;|"\t\r\n]*)/g;
const ESCAPED_BEGINNINGS = /(^|[,;|"\t\r\n])(\s*)'('*[=+\-@＝＋－＠])/g;

/** A signed number, a wind reading, and the lone dash of a result list calculate nothing. */
const HARMLESS = /^(?:[+-]\d+(?:[.,:]\d+)*|-)\s*$/;

/**
 * A text that no spreadsheet runs, whichever separator it parts by: an apostrophe goes before what could be a formula (OWASP, CSV
 * injection).
 * @example safeCell('x;=1+1') // "x;'=1+1"
 */
export function safeCell(text: string): string {
  const safe = text.replaceAll(BEGINNINGS, (whole, before: string, space: string, escapes: string, rest: string) =>
    escapes === '' && HARMLESS.test(rest) ? whole : `${before}${space}'${escapes}${rest}`,
  );
  return /^'*[\t\r]/.test(safe) ? `'${safe}` : safe;
}

/**
 * The text that `safeCell` was given.
 * @example plainCell("x;'=1+1") // 'x;=1+1'
 */
export function plainCell(cell: string): string {
  const text = /^''*[\t\r]/.test(cell) ? cell.slice(1) : cell;
  return text.replaceAll(ESCAPED_BEGINNINGS, '$1$2$3');
}

/**
 * One line of a table for a French spreadsheet, without its end of line: semicolons, nothing in it a formula.
 * @example formatSpreadsheetLine(['12', 'a;b']) // '12;"a;b"'
 */
export function formatSpreadsheetLine(cells: readonly string[]): string {
  return cells
    .map(safeCell)
    .map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(';');
}

/**
 * A table as a French spreadsheet opens it: marked as UTF-8, semicolons, CRLF, nothing in it a formula.
 * @example formatSpreadsheet([['Nom'], ['=1']]) // "\ufeffNom\r\n'=1\r\n"
 */
export function formatSpreadsheet(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => `${formatSpreadsheetLine(cells)}\r\n`).join('')}`;
}
