/** Side of the square, px: the size of square posts on social networks. */
export const SIDE = 1080;

/** Margin at each edge, px. */
export const MARGIN = 72;

/** The colours of the dark board, whatever the theme: the picture is seen outside the site. */
export const COLOURS = {
  board: '#101b34',
  line: '#33415f',
  lane: '#f6f3ec',
  text: '#f6f3ec',
  soft: '#b5c0d4',
  hot: '#ff8a66',
  medals: [
    { fill: '#ffe08a', text: '#5c4300' },
    { fill: '#dde3ea', text: '#2f3a45' },
    { fill: '#f0c8a0', text: '#5a2e0c' },
  ],
} as const;

const FAMILY = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

export const buildFont = (weight: number, size: number): string => `${weight} ${size}px ${FAMILY}`;
