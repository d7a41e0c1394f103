import type { CardFacts, CardLine } from '../card-facts.ts';
import { buildFont, COLOURS, MARGIN, SIDE } from './card-style.ts';
import { fitText } from './fit-text.ts';

const FIRST_LINE_TOP = 372;
const LINE_HEIGHT = 172;
const MEDAL_RADIUS = 34;
const NAME_LEFT = MARGIN + 96;

/** Draws the first rows with the leader's mark highlighted, or the start time of an event without results. */
export function drawLines(ctx: CanvasRenderingContext2D, facts: CardFacts): void {
  if (facts.lines.length === 0) {
    ctx.fillStyle = COLOURS.text;
    const text = fitText(ctx, { text: facts.startText, weight: 650, size: 72, minSize: 40, width: SIDE - 2 * MARGIN });
    ctx.fillText(text, MARGIN, 600);
    return;
  }
  for (const [index, line] of facts.lines.entries()) drawLine(ctx, line, index);
}

function drawLine(ctx: CanvasRenderingContext2D, line: CardLine, index: number): void {
  const top = FIRST_LINE_TOP + index * LINE_HEIGHT;
  const middle = top + LINE_HEIGHT / 2;
  ctx.fillStyle = COLOURS.line;
  ctx.fillRect(MARGIN, top, SIDE - 2 * MARGIN, 2);
  drawRank(ctx, line.rank, middle);

  ctx.textAlign = 'right';
  ctx.fillStyle = index === 0 ? COLOURS.hot : COLOURS.text;
  ctx.font = buildFont(750, 72);
  ctx.fillText(line.mark, SIDE - MARGIN, middle + (line.record === '' ? 26 : 12));
  const freeWidth = SIDE - MARGIN - ctx.measureText(line.mark).width - NAME_LEFT - 36;
  if (line.record !== '') {
    ctx.fillStyle = COLOURS.soft;
    ctx.font = buildFont(650, 30);
    ctx.fillText(line.record, SIDE - MARGIN, middle + 56);
  }

  ctx.textAlign = 'left';
  ctx.fillStyle = COLOURS.text;
  ctx.fillText(
    fitText(ctx, { text: line.name, weight: 700, size: 46, minSize: 32, width: freeWidth }),
    NAME_LEFT,
    middle + 2,
  );
  ctx.fillStyle = COLOURS.soft;
  ctx.fillText(
    fitText(ctx, { text: line.club, weight: 500, size: 32, minSize: 26, width: freeWidth }),
    NAME_LEFT,
    middle + 48,
  );
}

function drawRank(ctx: CanvasRenderingContext2D, rank: string, middle: number): void {
  const medal = COLOURS.medals[Number(rank) - 1];
  ctx.textAlign = 'center';
  ctx.font = buildFont(750, 38);
  if (medal !== undefined) {
    ctx.fillStyle = medal.fill;
    ctx.beginPath();
    ctx.arc(MARGIN + MEDAL_RADIUS, middle, MEDAL_RADIUS, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = medal?.text ?? COLOURS.soft;
  ctx.fillText(rank, MARGIN + MEDAL_RADIUS, middle + 13);
  ctx.textAlign = 'left';
}
