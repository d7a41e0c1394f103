import { getMainText, getSubText, type Sheet, type SheetCell, type SheetColumn } from '../sheet/sheet.ts';
import { INK, INNER_WIDTH, PAGE } from './ink.ts';
import type { Paper } from './paper.ts';

/** In points; a row is tall where a cell has a second line. */
export const HEAD_HEIGHT = 16;
const ROW_HEIGHT = 15;
const TALL_ROW_HEIGHT = 23;
const CELL_PADDING = 4;
const DENSE_PADDING = 1.5;

export const findRowHeight = (row: readonly SheetCell[]): number =>
  row.some((cell) => getSubText(cell) !== '') ? TALL_ROW_HEIGHT : ROW_HEIGHT;

interface PlacedColumn extends SheetColumn {
  readonly x: number;
  readonly drawnWidth: number;
}

/** Gives columns their widths; flexible ones share what is left, and all are narrowed alike where the page is too narrow. */
export function placeColumns(columns: readonly SheetColumn[]): PlacedColumn[] {
  const fixedWidth = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.reduce((sum, { flex = 0 }) => sum + flex, 0);
  const spare = Math.max(0, INNER_WIDTH - fixedWidth);
  const scale = Math.min(1, INNER_WIDTH / fixedWidth);
  let x: number = PAGE.side;
  return columns.map((column) => {
    const drawnWidth = column.width * scale + (shares === 0 ? 0 : (spare * (column.flex ?? 0)) / shares);
    const placed = { ...column, x, drawnWidth };
    x += drawnWidth;
    return placed;
  });
}

/** The position of a text within its column, without the padding. */
function placeText({ x, drawnWidth, align, isDense = false }: PlacedColumn) {
  const pad = isDense ? DENSE_PADDING : Math.min(CELL_PADDING, drawnWidth / 8);
  return { at: x + pad, align, width: drawnWidth - 2 * pad };
}

export function drawHead(paper: Paper, columns: readonly PlacedColumn[], y: number): number {
  paper.box(PAGE.side, y, INNER_WIDTH, HEAD_HEIGHT, INK.tint);
  for (const column of columns) {
    const { at: textX, align, width } = placeText(column);
    paper.write(column.label, textX, y + 4.6, { face: 'medium', size: 7, colour: INK.second, align, width });
  }
  return y + HEAD_HEIGHT;
}

export function drawRow(paper: Paper, columns: readonly PlacedColumn[], row: Sheet['rows'][number], y: number): number {
  const height = findRowHeight(row);
  columns.forEach((column, index) => {
    const cell = row[index] ?? '';
    const { at: textX, align, width } = placeText(column);
    const size = column.drawnWidth < 30 ? 7.5 : 8.5;
    const face = column.isStrong === true ? 'bold' : 'plain';
    const lowering = getSubText(cell) === '' && height === TALL_ROW_HEIGHT ? 3 : 0;
    paper.write(getMainText(cell), textX, y + 3.6 + lowering, { face, size, align, width });
    paper.write(getSubText(cell), textX, y + 13.6, { size: 6.5, colour: INK.third, align, width });
  });
  paper.line(PAGE.side, y + height, INNER_WIDTH, INK.line, 0.4);
  return y + height;
}
