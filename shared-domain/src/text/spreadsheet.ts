/** At the start of a file it makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Beginnings of cells that a spreadsheet would compute as formulas, with full-width signs. A cell may begin after any usual separator,
 * since each program has its own.
 */
const FORMULA_BEGINNINGS = /(^|[,;|"\t\r\n])([^\S\t\r\n]*)('*)([=+\-@＝＋－＠][^,;|"\t\r\n]*)/g;
const ESCAPED_BEGINNINGS = /(^|[,;|"\t\r\n])([^\S\t\r\n]*)'('*[=+\-@＝＋－＠])/g;

/** Signed numbers, wind readings and the single dash of result lists are no formulas. */
const HARMLESS = /^(?:[+-]\d+(?:[.,:]\d+)*|-)\s*$/;

/**
 * Puts an apostrophe before whatever a spreadsheet could run as a formula, for every separator (OWASP, CSV injection).
 * @example escapeCell('x;=1+1') // "x;'=1+1"
 */
export function escapeCell(text: string): string {
  const escaped = text.replaceAll(
    FORMULA_BEGINNINGS,
    (whole, before: string, space: string, escapes: string, rest: string) =>
      escapes === '' && HARMLESS.test(rest) ? whole : `${before}${space}'${escapes}${rest}`,
  );
  return /^'*[\t\r]/.test(escaped) ? `'${escaped}` : escaped;
}

/**
 * The inverse of `escapeCell`.
 * @example unescapeCell("x;'=1+1") // 'x;=1+1'
 */
export function unescapeCell(cell: string): string {
  const text = /^''*[\t\r]/.test(cell) ? cell.slice(1) : cell;
  return text.replaceAll(ESCAPED_BEGINNINGS, '$1$2$3');
}

/**
 * Formats one line for a French spreadsheet, separated by semicolons, without its end of line; formulas are escaped.
 * @example formatSpreadsheetLine(['12', 'a;b']) // '12;"a;b"'
 */
export function formatSpreadsheetLine(cells: readonly string[]): string {
  return cells
    .map(escapeCell)
    .map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(';');
}

/**
 * Formats a table for a French spreadsheet: byte order mark, semicolons, CRLF; formulas are escaped.
 * @example formatSpreadsheet([['Nom'], ['=1']]) // "\ufeffNom\r\n'=1\r\n"
 */
export function formatSpreadsheet(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => `${formatSpreadsheetLine(cells)}\r\n`).join('')}`;
}
