import { foldText } from 'shared-domain';
import type { CardFacts } from '../card-facts.ts';
import { drawFoot } from './draw-foot.ts';
import { drawHead } from './draw-head.ts';
import { drawLanes } from './draw-lanes.ts';
import { drawLines } from './draw-lines.ts';
import { INK, SIDE } from './look.ts';

/** `100-m-seniors-f-finale-regionaux-du-grand-val.png`: what a folder of pictures is searched by. */
function pictureName({ event, category, round, challenge }: CardFacts): string {
  const words = foldText(`${event} ${category} ${round} ${challenge}`).toLowerCase();
  return `${words
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)}.png`;
}

/** The card as a square PNG, drawn here in the browser: nothing of it goes through a server. */
export async function cardPicture(facts: CardFacts): Promise<File> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser draws no pictures');
  ctx.fillStyle = INK.board;
  ctx.fillRect(0, 0, SIDE, SIDE);
  ctx.textBaseline = 'alphabetic';
  drawLanes(ctx);
  drawHead(ctx, facts);
  drawLines(ctx, facts);
  drawFoot(ctx, facts);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture came out empty');
  return new File([blob], pictureName(facts), { type: 'image/png' });
}
