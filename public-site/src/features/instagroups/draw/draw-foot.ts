import type { CardFacts } from '../card-facts.ts';
import { drawLogo, LOGO_WIDTH } from './draw-logo.ts';
import { fitText } from './fit-text.ts';
import { EDGE, INK, SIDE } from './look.ts';

const TOP = 908;

/** The competition, where, its hashtag; and whose site it stands on. */
export function drawFoot(ctx: CanvasRenderingContext2D, facts: CardFacts): void {
  ctx.fillStyle = INK.line;
  ctx.fillRect(EDGE, TOP, SIDE - 2 * EDGE, 2);
  const width = SIDE - 2 * EDGE - LOGO_WIDTH - 40;
  ctx.fillStyle = INK.text;
  ctx.fillText(fitText(ctx, { text: facts.challenge, weight: 650, size: 36, least: 28, width }), EDGE, TOP + 62);
  const where = [facts.hashtag, facts.place].filter(Boolean).join('  ·  ');
  ctx.fillStyle = INK.soft;
  ctx.fillText(fitText(ctx, { text: where, weight: 500, size: 30, least: 24, width }), EDGE, TOP + 108);
  drawLogo(ctx, SIDE - EDGE - LOGO_WIDTH, TOP + 42);
}
