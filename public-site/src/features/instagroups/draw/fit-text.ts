import { font } from './look.ts';

interface Fitted {
  readonly text: string;
  readonly weight: number;
  readonly size: number;
  /** Smallest size before letters are left out. */
  readonly least: number;
  readonly width: number;
}

/** What measures a text: a canvas, or less in a test. */
interface Measuring {
  font: string;
  measureText(text: string): { readonly width: number };
}

/** Sets the largest font that holds a text in its width and gives the text back, cut where even the smallest is too large. */
export function fitText(ctx: Measuring, { text, weight, size, least, width }: Fitted): string {
  for (let tried = size; tried >= least; tried -= 2) {
    ctx.font = font(weight, tried);
    if (ctx.measureText(text).width <= width) return text;
  }
  let cut = text;
  while (cut.length > 1 && ctx.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}
