import type { CardFacts } from '../card-facts.ts';
import { fitText } from './fit-text.ts';
import { EDGE, font, INK, SIDE } from './look.ts';

const WIDTH = SIDE - 2 * EDGE;

/** Category and state, then the event large, then its round. */
export function drawHead(ctx: CanvasRenderingContext2D, facts: CardFacts): void {
  ctx.font = font(650, 30);
  ctx.fillStyle = INK.soft;
  ctx.fillText(facts.category, EDGE, 118);
  const after = EDGE + ctx.measureText(facts.category).width + 28;
  ctx.fillStyle = facts.live ? INK.hot : INK.soft;
  if (facts.live) {
    ctx.beginPath();
    ctx.arc(after + 8, 108, 9, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillText(facts.state, after + (facts.live ? 30 : 0), 118);
  ctx.fillStyle = INK.text;
  ctx.fillText(fitText(ctx, { text: facts.event, weight: 750, size: 116, least: 60, width: WIDTH }), EDGE, 246);
  ctx.fillStyle = INK.soft;
  ctx.fillText(fitText(ctx, { text: facts.round, weight: 500, size: 44, least: 32, width: WIDTH }), EDGE, 316);
}
