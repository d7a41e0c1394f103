import { formatSheetTitle, type Sheet } from '../sheet/sheet.ts';
import { SHEET_WORDS } from '../sheet/words.ts';
import { drawHead, drawRow, findRowHeight, HEAD_HEIGHT, placeColumns } from './draw-table.ts';
import { INK, INNER_WIDTH, PAGE, TONES } from './ink.ts';
import type { Paper } from './paper.ts';

/** In points. */
const HEADING_HEIGHT = 36;
const NOTE_HEIGHT = 11;
const SHEET_GAP = 18;

/** A list with at most this many rows is kept on one page. */
const MAX_UNDIVIDED_ROWS = 24;

/** Rows that must fit under a heading at the end of a page. */
const MIN_ROWS = 4;

function drawState(paper: Paper, { text, tone }: Sheet['state'], y: number): void {
  const width = paper.measureWidth(text, 'medium', 7.5) + 12;
  const x = PAGE.width - PAGE.side - width;
  paper.box(x, y, width, 14, TONES[tone].paper);
  paper.write(text, x + 6, y + 3.2, { face: 'medium', size: 7.5, colour: TONES[tone].ink });
}

function drawHeading(paper: Paper, sheet: Sheet, y: number): number {
  paper.write(formatSheetTitle(sheet), PAGE.side, y, { face: 'bold', size: 12, width: INNER_WIDTH - 90 });
  drawState(paper, sheet.state, y);
  paper.write([sheet.dateText, ...sheet.facts].join('   ·   '), PAGE.side, y + 17, {
    size: 8,
    colour: INK.second,
    width: INNER_WIDTH,
  });
  return y + HEADING_HEIGHT - 4;
}

function drawContinuedHeading(paper: Paper, sheet: Sheet, y: number): number {
  paper.write(`${formatSheetTitle(sheet)} (${SHEET_WORDS[sheet.language].continued})`, PAGE.side, y, {
    face: 'medium',
    size: 9,
    width: INNER_WIDTH,
  });
  return y + 15;
}

const sumHeights = (rows: Sheet['rows']): number => rows.reduce((sum, row) => sum + findRowHeight(row), 0);

/** The height that must be free on a page for a list to begin there. */
function findNeededHeight({ rows, notes }: Sheet): number {
  const together =
    rows.length <= MAX_UNDIVIDED_ROWS
      ? sumHeights(rows) + notes.length * NOTE_HEIGHT
      : sumHeights(rows.slice(0, MIN_ROWS));
  return HEADING_HEIGHT + HEAD_HEIGHT + together;
}

/** Draws a list from `top` on, over several pages if necessary, each with the head. @returns where the next list begins */
export function drawSheet(paper: Paper, sheet: Sheet, top: number, newPage: () => number): number {
  let y = top + findNeededHeight(sheet) > PAGE.bottom && top > PAGE.top ? newPage() : top;
  const columns = placeColumns(sheet.columns);
  y = drawHead(paper, columns, drawHeading(paper, sheet, y));
  for (const row of sheet.rows) {
    if (y + findRowHeight(row) > PAGE.bottom)
      y = drawHead(paper, columns, drawContinuedHeading(paper, sheet, newPage()));
    y = drawRow(paper, columns, row, y);
  }
  for (const note of sheet.notes) {
    if (y + NOTE_HEIGHT > PAGE.bottom) y = newPage();
    paper.write(note, PAGE.side, y + 4, { size: 7.5, colour: INK.second, width: INNER_WIDTH });
    y += NOTE_HEIGHT;
  }
  return y + SHEET_GAP;
}
