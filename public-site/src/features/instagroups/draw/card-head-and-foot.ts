import type { CardFacts } from '../card-facts.ts';
import { buildFont, COLOURS, MARGIN, SIDE } from './card-style.ts';
import { fitText } from './fit-text.ts';

// Positions and sizes are in px of a square whose side is SIDE; texts stand on their `y`.
const CONTENT_WIDTH = SIDE - 2 * MARGIN;

/** Draws the category, the state (with a dot while the results may change), the event in large type and its round. */
export function drawHead(ctx: CanvasRenderingContext2D, facts: CardFacts): void {
  ctx.font = buildFont(650, 30);
  ctx.fillStyle = COLOURS.soft;
  ctx.fillText(facts.category, MARGIN, 118);
  const stateLeft = MARGIN + ctx.measureText(facts.category).width + 28;
  ctx.fillStyle = facts.isLive ? COLOURS.hot : COLOURS.soft;
  if (facts.isLive) {
    ctx.beginPath();
    ctx.arc(stateLeft + 8, 108, 9, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillText(facts.state, stateLeft + (facts.isLive ? 30 : 0), 118);
  ctx.fillStyle = COLOURS.text;
  ctx.fillText(
    fitText(ctx, { text: facts.event, weight: 750, size: 116, minSize: 60, width: CONTENT_WIDTH }),
    MARGIN,
    246,
  );
  ctx.fillStyle = COLOURS.soft;
  ctx.fillText(
    fitText(ctx, { text: facts.round, weight: 500, size: 44, minSize: 32, width: CONTENT_WIDTH }),
    MARGIN,
    316,
  );
}

/** The logo of the top bar as SVG paths, 242 × 64. */
const LOGO_PATH =
  'M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59ZM79.3 52H88V36.4H104V29.2H88V19.5H106.2V12H79.3ZM122.5 52.4C131.3 52.4 136.9 46.6 136.9 37.7C136.9 28.7 131.3 22.9 122.5 22.9C113.7 22.9 108.1 28.7 108.1 37.7C108.1 46.6 113.7 52.4 122.5 52.4ZM122.5 46C118.9 46 116.5 42.8 116.5 37.7C116.5 32.5 118.9 29.3 122.5 29.3C126.1 29.3 128.5 32.5 128.5 37.7C128.5 42.8 126.1 46 122.5 46ZM159.2 39.4C159.2 43.5 156.8 45.5 153.5 45.5C150.2 45.5 148.1 43.4 148.1 39.7V23.3H139.7V41.2C139.7 48.1 144.3 52.4 150.4 52.4C154.8 52.4 158 50.2 159.3 46.8H159.4V52H167.5V23.3H159.2ZM179.7 12H171.4V52H179.7ZM196.7 52.4C203.9 52.5 209 48.7 210 43H202.5C201.8 45.1 199.5 46.4 196.8 46.5C192.9 46.4 190.6 43.5 190.6 39.8V39.6H210.3V37.7C210.3 28.7 205 22.9 196.6 22.9C188.1 22.9 182.6 28.9 182.6 37.7C182.6 46.7 188 52.5 196.7 52.4ZM190.6 34.6C190.8 31.4 193.2 28.9 196.7 28.8C200 28.9 202.6 31.2 202.7 34.6ZM226.2 52.4C233.4 52.5 238.4 48.7 239.4 43H231.9C231.2 45.1 229 46.4 226.3 46.5C222.4 46.4 220 43.5 220 39.8V39.6H239.7V37.7C239.7 28.7 234.4 22.9 226 22.9C217.5 22.9 212 28.9 212 37.7C212 46.7 217.5 52.5 226.2 52.4ZM220 34.6C220.2 31.4 222.6 28.9 226.1 28.8C229.4 28.9 232 31.2 232.1 34.6Z';
const LOGO_ACCENT_PATH = 'M27.5 28H54L50 40H23.5ZM194.9 18.3L201.6 6.9H211.0L201.8 18.3Z';

const LOGO_SCALE = 0.86;

const LOGO_WIDTH = 242 * LOGO_SCALE;

function drawLogo(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(LOGO_SCALE, LOGO_SCALE);
  ctx.fillStyle = COLOURS.text;
  ctx.fill(new Path2D(LOGO_PATH));
  ctx.fillStyle = COLOURS.hot;
  ctx.fill(new Path2D(LOGO_ACCENT_PATH));
  ctx.restore();
}

const FOOT_TOP = 908;

/** Draws the competition, its hashtag and place, and the logo. */
export function drawFoot(ctx: CanvasRenderingContext2D, facts: CardFacts): void {
  ctx.fillStyle = COLOURS.line;
  ctx.fillRect(MARGIN, FOOT_TOP, CONTENT_WIDTH, 2);
  const width = CONTENT_WIDTH - LOGO_WIDTH - 40;
  ctx.fillStyle = COLOURS.text;
  ctx.fillText(
    fitText(ctx, { text: facts.challenge, weight: 650, size: 36, minSize: 28, width }),
    MARGIN,
    FOOT_TOP + 62,
  );
  const placeText = [facts.hashtag, facts.place].filter(Boolean).join('  ·  ');
  ctx.fillStyle = COLOURS.soft;
  ctx.fillText(fitText(ctx, { text: placeText, weight: 500, size: 30, minSize: 24, width }), MARGIN, FOOT_TOP + 108);
  drawLogo(ctx, SIDE - MARGIN - LOGO_WIDTH, FOOT_TOP + 42);
}
