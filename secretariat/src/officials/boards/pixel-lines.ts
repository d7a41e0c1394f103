import { LINE_ROWS, measurePixels } from './pixel-font.ts';

/** A text in lines of whole pixels, `scale` pixels a point. */
export interface PixelLines {
  readonly scale: number;
  readonly lines: readonly string[];
}

/** The lines of a text where each has room for so many points; undefined where a word is longer. */
function wrap(text: string, room: number): readonly string[] | undefined {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (measurePixels(word) > room) return undefined;
      const longer = line === '' ? word : `${line} ${word}`;
      if (measurePixels(longer) <= room) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** The largest whole pixels with which a text fits; where none do, its first lines in the smallest. */
export function fitPixelLines(
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
): PixelLines {
  for (let scale = Math.max(1, Math.floor(height / LINE_ROWS)); scale >= 1; scale -= 1) {
    const lines = wrap(text, Math.floor(width / scale));
    if (lines !== undefined && lines.length * LINE_ROWS * scale <= height) return { scale, lines };
  }
  const count = Math.max(1, Math.floor(height / LINE_ROWS));
  return { scale: 1, lines: text.split('\n').slice(0, count) };
}
