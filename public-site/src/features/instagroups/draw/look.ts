/** Side of the square, px: what social networks show a square at. */
export const SIDE = 1080;

/** Free room at each edge, px. */
export const EDGE = 72;

/** The board's colours, the same in a light and in a dark theme: a picture is seen outside the site. */
export const INK = {
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

export const font = (weight: number, size: number): string => `${weight} ${size}px ${FAMILY}`;
