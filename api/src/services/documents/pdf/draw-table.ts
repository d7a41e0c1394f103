import { mainText, type Sheet, type SheetCell, type SheetColumn, subText } from '../sheet/sheet.ts';
import { INK, INNER, PAGE } from './ink.ts';
import type { Paper } from './paper.ts';

export const HEAD = 16;
const ROW = 15;
const TALL_ROW = 23;
const GAP = 4;

export const rowHeight = (row: readonly SheetCell[]): number =>
  row.some((cell) => subText(cell) !== '') ? TALL_ROW : ROW;

interface Placed extends SheetColumn {
  readonly x: number;
  readonly wide: number;
}

/** Fixed columns have their width, the others share the rest; where there is no rest, all give way alike. */
export function placeColumns(columns: readonly SheetColumn[]): Placed[] {
  const taken = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.reduce((sum, { flex = 0 }) => sum + flex, 0);
  const spare = Math.max(0, INNER - taken);
  const squeeze = Math.min(1, INNER / taken);
  let x: number = PAGE.side;
  return columns.map((column) => {
    const wide = column.width * squeeze + (shares === 0 ? 0 : (spare * (column.flex ?? 0)) / shares);
    const placed = { ...column, x, wide };
    x += wide;
    return placed;
  });
}

/** Words inside a column; what is under them is smaller. */
function inside({ x, wide, align }: Placed) {
  const pad = Math.min(GAP, wide / 8);
  return { at: x + pad, align, width: wide - 2 * pad };
}

export function drawHead(paper: Paper, columns: readonly Placed[], y: number): number {
  paper.box(PAGE.side, y, INNER, HEAD, INK.tint);
  for (const column of columns) {
    const { at, align, width } = inside(column);
    paper.write(column.label, at, y + 4.6, { face: 'medium', size: 7, colour: INK.second, align, width });
  }
  return y + HEAD;
}

export function drawRow(paper: Paper, columns: readonly Placed[], row: Sheet['rows'][number], y: number): number {
  const height = rowHeight(row);
  columns.forEach((column, index) => {
    const cell = row[index] ?? '';
    const { at, align, width } = inside(column);
    const size = column.wide < 30 ? 7.5 : 8.5;
    const face = column.strong === true ? 'bold' : 'plain';
    const drop = subText(cell) === '' && height === TALL_ROW ? 3 : 0;
    paper.write(mainText(cell), at, y + 3.6 + drop, { face, size, align, width });
    paper.write(subText(cell), at, y + 13.6, { size: 6.5, colour: INK.third, align, width });
  });
  paper.line(PAGE.side, y + height, INNER, INK.line, 0.4);
  return y + height;
}
