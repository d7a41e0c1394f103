import { INK, SIDE } from './look.ts';

const LANES = 7;
const GAP = 46;
const INNER = 116;

/** The signature: lanes around a bend, with the marks of a staggered start. */
export function drawLanes(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.globalAlpha = 0.16;
  ctx.strokeStyle = INK.lane;
  for (let lane = 0; lane < LANES; lane += 1) {
    const radius = INNER + lane * GAP;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(SIDE + 8, -8, radius, Math.PI / 2, Math.PI);
    ctx.stroke();
    const angle = Math.PI * (0.86 - lane * 0.035);
    ctx.lineWidth = 7;
    ctx.beginPath();
    ctx.moveTo(SIDE + 8 + Math.cos(angle) * radius, -8 + Math.sin(angle) * radius);
    ctx.lineTo(SIDE + 8 + Math.cos(angle) * (radius + GAP), -8 + Math.sin(angle) * (radius + GAP));
    ctx.stroke();
  }
  ctx.restore();
}
