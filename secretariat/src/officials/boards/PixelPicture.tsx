import { drawPixels } from './pixel-font.ts';

/** Colours of a board of LED. */
export const WHITE = '#fff';
export const YELLOW = '#ffe000';

/** A text of whole pixels, its first row at `y`, `scale` pixels a point. */
export interface PixelText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: typeof WHITE | typeof YELLOW;
}

interface Props {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PixelText[];
  /** Lines across the picture: how far down, and of which colour. */
  readonly rules?: readonly { readonly y: number; readonly color: PixelText['color'] }[];
  readonly label: string;
}

/** A picture of a board of LED: whole pixels on black, nothing smoothed. */
export function PixelPicture({ width, height, texts, rules = [], label }: Props) {
  return (
    <svg
      className="pixels"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${width}v${height}h-${width}z`} />
      {rules.map(({ y, color }) => (
        <path key={`${y}`} fill={color} d={`M0 ${y}h${width}v2h-${width}z`} />
      ))}
      {texts
        .filter(({ text }) => text !== '')
        .map(({ text, x, y, scale, color }) => (
          <path key={`${x} ${y}`} fill={color} d={drawPixels(text, x, y, scale)} />
        ))}
    </svg>
  );
}
