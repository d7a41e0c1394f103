import { type Sheet, sheetTitle } from '../sheet/sheet.ts';
import { drawHead, drawRow, HEAD, placeColumns, rowHeight } from './draw-table.ts';
import { INK, INNER, PAGE, TONES } from './ink.ts';
import type { Paper } from './paper.ts';

const HEADING = 36;
const NOTE = 11;
const BETWEEN = 18;

/** A list that is no longer than this is not parted. */
const WHOLE = 24;

/** Least rows under a heading on a page. */
const MIN_ROWS = 4;

function drawState(paper: Paper, { text, tone }: Sheet['state'], y: number): void {
  const width = paper.widthOf(text, 'medium', 7.5) + 12;
  const x = PAGE.width - PAGE.side - width;
  paper.box(x, y, width, 14, TONES[tone].paper);
  paper.write(text, x + 6, y + 3.2, { face: 'medium', size: 7.5, colour: TONES[tone].ink });
}

function drawHeading(paper: Paper, sheet: Sheet, y: number): number {
  paper.write(sheetTitle(sheet), PAGE.side, y, { face: 'bold', size: 12, width: INNER - 90 });
  drawState(paper, sheet.state, y);
  paper.write([sheet.when, ...sheet.facts].join('   ·   '), PAGE.side, y + 17, {
    size: 8,
    colour: INK.second,
    width: INNER,
  });
  return y + HEADING - 4;
}

function drawAgain(paper: Paper, sheet: Sheet, y: number): number {
  paper.write(`${sheetTitle(sheet)} ${sheet.again}`, PAGE.side, y, { face: 'medium', size: 9, width: INNER });
  return y + 15;
}

const sumHeights = (rows: Sheet['rows']): number => rows.reduce((sum, row) => sum + rowHeight(row), 0);

/** Room that a list asks for before it is begun on a page. */
function roomFor({ rows, notes }: Sheet): number {
  const together = rows.length <= WHOLE ? sumHeights(rows) + notes.length * NOTE : sumHeights(rows.slice(0, MIN_ROWS));
  return HEADING + HEAD + together;
}

/** Draws a list from `y` on, over as many pages as it takes, its head again on each. */
export function drawSheet(paper: Paper, sheet: Sheet, from: number, newPage: () => number): number {
  let y = from + roomFor(sheet) > PAGE.bottom && from > PAGE.top ? newPage() : from;
  const columns = placeColumns(sheet.columns);
  y = drawHead(paper, columns, drawHeading(paper, sheet, y));
  for (const row of sheet.rows) {
    if (y + rowHeight(row) > PAGE.bottom) y = drawHead(paper, columns, drawAgain(paper, sheet, newPage()));
    y = drawRow(paper, columns, row, y);
  }
  for (const note of sheet.notes) {
    if (y + NOTE > PAGE.bottom) y = newPage();
    paper.write(note, PAGE.side, y + 4, { size: 7.5, colour: INK.second, width: INNER });
    y += NOTE;
  }
  return y + BETWEEN;
}
