import type { BoardForm } from './board-form.ts';
import { PixelPicture, type PixelText, WHITE, YELLOW } from './PixelPicture.tsx';
import { ACCENT_ROWS, GLYPH_ROWS, LINE_ROWS, measurePixels } from './pixel-font.ts';
import { fitPixelLines } from './pixel-lines.ts';

const EDGE = 4;

interface PixelBlock {
  readonly text: string;
  /** The part of the height that it may take. */
  readonly share: number;
  readonly isYellow?: boolean;
}

const FIGURES = /^[\d:.+-]+$/;

/** The largest whole pixels with which figures fit, with a point free above and below. */
const findFigureScale = (
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
): number => Math.max(1, Math.min(Math.floor(height / (GLYPH_ROWS + 1)), Math.floor(width / measurePixels(text))));

/** Words in points of a board of LED, one block over the other, as large as whole pixels let them be. */
export function PixelWords({ form, blocks }: { readonly form: BoardForm; readonly blocks: readonly PixelBlock[] }) {
  const [width, height] = [Math.floor(form.width), Math.floor(form.height)];
  let top = 0;
  const lines = blocks.flatMap(({ text, share, isYellow = false }) => {
    const room = Math.floor(height * share);
    if (FIGURES.test(text)) {
      // Figures have nothing over or under them: they are as high as the room.
      const scale = findFigureScale(text, { width: width - 2 * EDGE, height: room });
      const y = top + Math.floor((room - GLYPH_ROWS * scale) / 2) - ACCENT_ROWS * scale;
      top += room;
      return [{ line: text, y, scale, isYellow }];
    }
    const fitted = fitPixelLines(text, { width: width - 2 * EDGE, height: room });
    const row = LINE_ROWS * fitted.scale;
    const start = top + Math.floor((room - row * fitted.lines.length) / 2);
    top += room;
    return fitted.lines.map((line, at) => ({ line, y: start + at * row, scale: fitted.scale, isYellow }));
  });
  const texts = lines.map(
    ({ line, y, scale, isYellow }): PixelText => ({
      text: line,
      x: Math.floor((width - measurePixels(line) * scale) / 2),
      y,
      scale,
      color: isYellow ? YELLOW : WHITE,
    }),
  );
  const label = blocks.map(({ text }) => text.replaceAll('\n', ' ')).join(', ');
  return <PixelPicture width={width} height={height} texts={texts} label={label} />;
}
