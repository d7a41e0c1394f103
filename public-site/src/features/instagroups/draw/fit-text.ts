import { font } from './look.ts';

interface Fitted {
  readonly text: string;
  readonly weight: number;
  readonly size: number;
  /** Smallest font size, px; below it the text is cut. */
  readonly least: number;
  readonly width: number;
}

/** The part of a canvas context used here, so that tests can replace it. */
interface Measuring {
  font: string;
  measureText(text: string): { readonly width: number };
}

/** Sets the largest font that fits a text into its width and returns the text, cut with «…» where even the smallest is too large. */
export function fitText(ctx: Measuring, { text, weight, size, least, width }: Fitted): string {
  for (let tried = size; tried >= least; tried -= 2) {
    ctx.font = font(weight, tried);
    if (ctx.measureText(text).width <= width) return text;
  }
  let cut = text;
  while (cut.length > 1 && ctx.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}
