/** The middle of the drawn track: two straights between two half circles, in units of its drawing. */
const LEFT = 69;
const RIGHT = 267;
const MIDDLE = 75;
const RADIUS = 55;

/** A bend and a straight of the standard oval, m. */
const BEND_M = 115.61;
const STRAIGHT_M = 84.39;
const LAP_M = 400;
const HALF_LAP_M = 200;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Metres after the finish line, which is where the home straight ends, for a touched point; runners go round against the clock.
 * @example findMetres({ x: 322, y: 75 }) // 58, the middle of the first bend
 */
export function findMetres({ x, y }: Point): number {
  const along = (part: number) => Math.round(part) % LAP_M;
  if (x > RIGHT) return along((Math.atan2(x - RIGHT, y - MIDDLE) / Math.PI) * BEND_M);
  if (x < LEFT) return along(HALF_LAP_M + (Math.atan2(LEFT - x, MIDDLE - y) / Math.PI) * BEND_M);
  const share = (RIGHT - x) / (RIGHT - LEFT);
  return y < MIDDLE ? along(BEND_M + share * STRAIGHT_M) : along(HALF_LAP_M + BEND_M + (1 - share) * STRAIGHT_M);
}

/** The point of the drawing at so many metres after the finish line. @example findPoint(0) // { x: 267, y: 130 } */
export function findPoint(metres: number): Point {
  const isFirstHalf = metres < HALF_LAP_M;
  const rest = metres - (isFirstHalf ? 0 : HALF_LAP_M);
  const side = isFirstHalf ? 1 : -1;
  const end = isFirstHalf ? RIGHT : LEFT;
  if (rest < BEND_M) {
    const angle = (rest / BEND_M) * Math.PI;
    return { x: end + side * RADIUS * Math.sin(angle), y: MIDDLE + side * RADIUS * Math.cos(angle) };
  }
  const run = ((rest - BEND_M) / STRAIGHT_M) * (RIGHT - LEFT);
  return { x: end - side * run, y: MIDDLE - side * RADIUS };
}
