/** What a spreadsheet would take for a formula at the start of a cell, full-width signs included. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const ESCAPED = /^''*[=+\-@＝＋－＠\t\r]/;
/** A signed number, a wind reading, and the lone dash of a result list calculate nothing. */
const HARMLESS = /^(?:[+-]\d+(?:[.,]\d+)?|-)$/;

/** A text that no spreadsheet runs: an apostrophe goes before what could be a formula. */
export function safeCell(text: string): string {
  return FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text;
}

/** The text that `safeCell` was given. */
export function plainCell(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}
