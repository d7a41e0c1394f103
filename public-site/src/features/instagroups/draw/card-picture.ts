import { foldText } from 'shared-domain';
import type { CardFacts } from '../card-facts.ts';
import { drawFoot, drawHead } from './card-head-and-foot.ts';
import { COLOURS, SIDE } from './card-style.ts';
import { drawLines } from './draw-lines.ts';

const LANES = 7;
const LANE_GAP = 46;
const INNER_RADIUS = 116;

/** Draws lanes around a bend with the lines of a staggered start, as on the page's cards. */
function drawLanes(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.globalAlpha = 0.16;
  ctx.strokeStyle = COLOURS.lane;
  for (let lane = 0; lane < LANES; lane += 1) {
    const radius = INNER_RADIUS + lane * LANE_GAP;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(SIDE + 8, -8, radius, Math.PI / 2, Math.PI);
    ctx.stroke();
    const angle = Math.PI * (0.86 - lane * 0.035);
    ctx.lineWidth = 7;
    ctx.beginPath();
    ctx.moveTo(SIDE + 8 + Math.cos(angle) * radius, -8 + Math.sin(angle) * radius);
    ctx.lineTo(SIDE + 8 + Math.cos(angle) * (radius + LANE_GAP), -8 + Math.sin(angle) * (radius + LANE_GAP));
    ctx.stroke();
  }
  ctx.restore();
}

/** A descriptive file name: `100-m-seniors-f-finale-regionaux-du-grand-val.png`. */
function buildPictureName({ event, category, round, challenge }: CardFacts): string {
  const words = foldText(`${event} ${category} ${round} ${challenge}`).toLowerCase();
  return `${words
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)}.png`;
}

/** Draws the card as a square PNG in the browser; throws where it cannot draw. */
export async function drawCardPicture(facts: CardFacts): Promise<File> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser draws no pictures');
  ctx.fillStyle = COLOURS.board;
  ctx.fillRect(0, 0, SIDE, SIDE);
  ctx.textBaseline = 'alphabetic';
  drawLanes(ctx);
  drawHead(ctx, facts);
  drawLines(ctx, facts);
  drawFoot(ctx, facts);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture came out empty');
  return new File([blob], buildPictureName(facts), { type: 'image/png' });
}
