import { buildFont } from './card-style.ts';

interface TextToFit {
  readonly text: string;
  readonly weight: number;
  readonly size: number;
  /** Smallest font size, px; below it the text is cut. */
  readonly minSize: number;
  readonly width: number;
}

/** The part of a canvas context used here, so that tests can replace it. */
interface TextMeasurer {
  font: string;
  measureText(text: string): { readonly width: number };
}

/** Sets the largest font that fits a text into its width and returns the text, cut with «…» where even the smallest is too large. */
export function fitText(ctx: TextMeasurer, { text, weight, size, minSize, width }: TextToFit): string {
  for (let currentSize = size; currentSize >= minSize; currentSize -= 2) {
    ctx.font = buildFont(weight, currentSize);
    if (ctx.measureText(text).width <= width) return text;
  }
  let cutText = text;
  while (cutText.length > 1 && ctx.measureText(`${cutText}…`).width > width) cutText = cutText.slice(0, -1).trimEnd();
  return `${cutText}…`;
}
