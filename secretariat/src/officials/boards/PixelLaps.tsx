import type { BoardForm } from './board-form.ts';
import { PixelPicture, type PixelText, WHITE, YELLOW } from './PixelPicture.tsx';
import { ACCENT_ROWS, fitPixelName, GLYPH_ROWS, LINE_ROWS, measurePixels } from './pixel-font.ts';

interface Props {
  readonly form: BoardForm;
  /** The laps that are left. */
  readonly left: string;
  readonly words: string;
  readonly leader?: { readonly bib?: string | undefined; readonly last: string } | undefined;
  readonly isYellow: boolean;
}

/** The laps that the leader has left, on a board of LED: the figure takes the whole height. */
export function PixelLaps({ form, left, words, leader, isYellow }: Props) {
  const [width, height] = [Math.floor(form.width), Math.floor(form.height)];
  const color = isYellow ? YELLOW : WHITE;
  const scale = Math.max(1, Math.floor(height / (GLYPH_ROWS + 1)));
  const top = Math.floor((height - GLYPH_ROWS * scale) / 2);
  const from = scale + measurePixels(left) * scale + 2 * scale;
  const room = width - from - 4;
  const wordScale = Math.max(
    1,
    Math.min(Math.floor(height / (leader === undefined ? 1 : 2) / LINE_ROWS), Math.floor(room / measurePixels(words))),
  );
  const who = leader === undefined ? '' : [leader.bib, leader.last].filter(Boolean).join(' ');
  const whoScale = Math.max(1, Math.floor(height / 2 / LINE_ROWS / 2));
  const wordTop = who === '' ? Math.floor((height - LINE_ROWS * wordScale) / 2) : 0;
  const texts: PixelText[] = [
    { text: left, x: scale, y: top - ACCENT_ROWS * scale, scale, color },
    { text: words, x: from, y: wordTop, scale: wordScale, color },
    {
      text: fitPixelName(who, '', Math.floor(room / whoScale)),
      x: from,
      y: Math.floor(height / 2) + Math.floor((height / 2 - LINE_ROWS * whoScale) / 2),
      scale: whoScale,
      color: WHITE,
    },
  ];
  return (
    <PixelPicture width={width} height={height} texts={texts} label={[left, words, who].filter(Boolean).join(' ')} />
  );
}
