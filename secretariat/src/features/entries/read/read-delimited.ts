import { findTableSeparator } from 'shared-domain';
import { type FaultPlace, makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

const QUOTE = '"';

const isCellEnd = (character: string, separator: string): boolean =>
  character === '' || character === separator || /\s/.test(character);

/**
 * Parses a table separated by semicolons, tabs or commas, detected from its first line. In comma-separated text a comma
 * between quotes becomes a space (P5.8); a quoted cell may span several lines.
 * @throws UnreadableFile for a quote that is not closed, or closed inside a later cell: the rows between would be lost
 */
export function readDelimited(name: string, text: string): SourceTable {
  const separator = findTableSeparator(text);
  const lines: SourceRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let openQuote: FaultPlace = { line: 1, column: 1 };
  let line = 1;
  let rowLine = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push({ line: rowLine, cells });
    cells = [];
    rowLine = line;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\n' || (character === '\r' && text.charAt(index + 1) !== '\n')) line += 1;
    if (character === QUOTE && isQuoted && text.charAt(index + 1) === QUOTE) {
      cell += QUOTE;
      index += 1;
    } else if (character === QUOTE && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
      if (isQuoted) openQuote = { line, column: cells.length + 1 };
      else if (openQuote.line < line && !isCellEnd(text.charAt(index + 1), separator))
        throw new UnreadableFile('quoteOpen', '', openQuote);
    } else if (character === separator && !isQuoted) {
      endCell();
    } else if (character === '\n' || character === '\r') {
      if (isQuoted) cell += ' ';
      else if (character === '\n' || text.charAt(index + 1) !== '\n') endLine();
    } else {
      cell += character === ',' && separator === ',' ? ' ' : character;
    }
  }
  if (isQuoted) throw new UnreadableFile('quoteOpen', '', openQuote);
  if (cell !== '' || cells.length > 0) endLine();
  return makeTable(name, lines);
}
