/** The brand's colours on paper: three strengths of text, the tint of table heads, lines, and the accent. */
export const INK = {
  ink: '#14213d',
  second: '#475569',
  third: '#5f6b7c',
  tint: '#efece4',
  line: '#dfdbd1',
  hot: '#c2330f',
} as const;

/** Background and text colour of a state's label. */
export const TONES = {
  ok: { paper: '#e6f4ea', ink: '#1b6e3c' },
  warn: { paper: '#fff6df', ink: '#8a5a00' },
  plain: { paper: '#efece4', ink: '#475569' },
} as const;

/** A4 upright, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 36, top: 78, bottom: 796 } as const;
export const INNER_WIDTH = PAGE.width - 2 * PAGE.side;
