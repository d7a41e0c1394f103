import { findTableSeparator } from 'shared-domain';
import { type FaultPlace, makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

const QUOTE = '"';

const isCellEnd = (sign: string, separator: string): boolean => sign === '' || sign === separator || /\s/.test(sign);

/**
 * A table in text, as exported or pasted: semicolons, tabs or commas, found by its first line. In comma-separated text a comma
 * between quotes is a space (P5.8); a quoted cell may run over several lines.
 * @throws UnreadableFile where a quote is never closed, or only by another one's: the rows between them would be lost
 */
export function readDelimited(name: string, text: string): SourceTable {
  const separator = findTableSeparator(text);
  const lines: SourceRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let opened: FaultPlace = { line: 1, column: 1 };
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n')) line += 1;
    if (sign === QUOTE && quoted && text.charAt(at + 1) === QUOTE) {
      cell += QUOTE;
      at += 1;
    } else if (sign === QUOTE && (quoted || cell.trim() === '')) {
      quoted = !quoted;
      if (quoted) opened = { line, column: cells.length + 1 };
      else if (opened.line < line && !isCellEnd(text.charAt(at + 1), separator))
        throw new UnreadableFile('quoteOpen', '', opened);
    } else if (sign === separator && !quoted) {
      endCell();
    } else if (sign === '\n' || sign === '\r') {
      if (quoted) cell += ' ';
      else if (sign === '\n' || text.charAt(at + 1) !== '\n') endLine();
    } else {
      cell += sign === ',' && separator === ',' ? ' ' : sign;
    }
  }
  if (quoted) throw new UnreadableFile('quoteOpen', '', opened);
  if (cell !== '' || cells.length > 0) endLine();
  return makeTable(name, lines);
}
