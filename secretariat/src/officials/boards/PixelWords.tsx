import type { BoardForm } from './board-form.ts';
import { drawPixels, LINE_ROWS, measurePixels } from './pixel-font.ts';
import { fitPixelLines } from './pixel-lines.ts';

const EDGE = 4;

interface PixelBlock {
  readonly text: string;
  /** The part of the height that it may take. */
  readonly share: number;
  readonly isYellow?: boolean;
}

/** Words in points of a board of LED, one block over the other, as large as whole pixels let them be. */
export function PixelWords({ form, blocks }: { readonly form: BoardForm; readonly blocks: readonly PixelBlock[] }) {
  const [width, height] = [Math.floor(form.width), Math.floor(form.height)];
  let top = 0;
  const lines = blocks.flatMap(({ text, share, isYellow = false }) => {
    const room = Math.floor(height * share);
    const fitted = fitPixelLines(text, { width: width - 2 * EDGE, height: room });
    const row = LINE_ROWS * fitted.scale;
    const start = top + Math.floor((room - row * fitted.lines.length) / 2);
    top += room;
    return fitted.lines.map((line, at) => ({ line, y: start + at * row, scale: fitted.scale, isYellow }));
  });
  return (
    <svg
      className="pixels"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={blocks.map(({ text }) => text.replaceAll('\n', ' ')).join(', ')}
    >
      <path d={`M0 0h${width}v${height}h-${width}z`} />
      {lines.map(({ line, y, scale, isYellow }) => (
        <path
          key={y}
          fill={isYellow ? '#ffe000' : '#fff'}
          d={drawPixels(line, Math.floor((width - measurePixels(line) * scale) / 2), y, scale)}
        />
      ))}
    </svg>
  );
}
