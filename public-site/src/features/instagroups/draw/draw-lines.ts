import type { CardFacts, CardLine } from '../card-facts.ts';
import { fitText } from './fit-text.ts';
import { EDGE, font, INK, SIDE } from './look.ts';

const FIRST = 372;
const HEIGHT = 172;
const MEDAL = 34;
const NAME_AT = EDGE + 96;

/** Draws the first rows with the leader's mark highlighted, or the start time of an event without results. */
export function drawLines(ctx: CanvasRenderingContext2D, facts: CardFacts): void {
  if (facts.lines.length === 0) {
    ctx.fillStyle = INK.text;
    const text = fitText(ctx, { text: facts.when, weight: 650, size: 72, least: 40, width: SIDE - 2 * EDGE });
    ctx.fillText(text, EDGE, 600);
    return;
  }
  for (const [index, line] of facts.lines.entries()) drawLine(ctx, line, index);
}

function drawLine(ctx: CanvasRenderingContext2D, line: CardLine, index: number): void {
  const top = FIRST + index * HEIGHT;
  const middle = top + HEIGHT / 2;
  ctx.fillStyle = INK.line;
  ctx.fillRect(EDGE, top, SIDE - 2 * EDGE, 2);
  drawRank(ctx, line.rank, middle);

  ctx.textAlign = 'right';
  ctx.fillStyle = index === 0 ? INK.hot : INK.text;
  ctx.font = font(750, 72);
  ctx.fillText(line.mark, SIDE - EDGE, middle + (line.record === '' ? 26 : 12));
  const room = SIDE - EDGE - ctx.measureText(line.mark).width - NAME_AT - 36;
  if (line.record !== '') {
    ctx.fillStyle = INK.soft;
    ctx.font = font(650, 30);
    ctx.fillText(line.record, SIDE - EDGE, middle + 56);
  }

  ctx.textAlign = 'left';
  ctx.fillStyle = INK.text;
  ctx.fillText(fitText(ctx, { text: line.name, weight: 700, size: 46, least: 32, width: room }), NAME_AT, middle + 2);
  ctx.fillStyle = INK.soft;
  ctx.fillText(fitText(ctx, { text: line.club, weight: 500, size: 32, least: 26, width: room }), NAME_AT, middle + 48);
}

function drawRank(ctx: CanvasRenderingContext2D, rank: string, middle: number): void {
  const medal = INK.medals[Number(rank) - 1];
  ctx.textAlign = 'center';
  ctx.font = font(750, 38);
  if (medal !== undefined) {
    ctx.fillStyle = medal.fill;
    ctx.beginPath();
    ctx.arc(EDGE + MEDAL, middle, MEDAL, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = medal?.text ?? INK.soft;
  ctx.fillText(rank, EDGE + MEDAL, middle + 13);
  ctx.textAlign = 'left';
}
