/** Distances of ten hurdles, mm: from the start to the first, between two, from the last to the finish. */
export interface HurdleSpacing {
  readonly start: number;
  readonly between: number;
  readonly finish: number;
}

/**
 * Hurdle spacings by race distance in metres (TR 22; the paragraph number is not verified; item 59 of
 * shared-domain/docs/technical-rules.md). Masters' spacings differ and are not included.
 */
export const HURDLE_SPACINGS: Readonly<Record<100 | 110 | 400, HurdleSpacing>> = {
  100: { start: 13_000, between: 8500, finish: 10_500 },
  110: { start: 13_720, between: 9140, finish: 14_020 },
  400: { start: 45_000, between: 35_000, finish: 40_000 },
};

/**
 * Hurdle spacing by race distance in metres, mm; undefined for a distance that is not in HURDLE_SPACINGS.
 * @example findHurdleSpacing(110)?.between // 9140
 */
export function findHurdleSpacing(metres: number): HurdleSpacing | undefined {
  return HURDLE_SPACINGS[metres as keyof typeof HURDLE_SPACINGS];
}

/**
 * Distance of every hurdle from the start, mm; undefined for a distance that is not in HURDLE_SPACINGS.
 * @example listHurdlePositions(100)?.[1] // 21500
 */
export function listHurdlePositions(metres: number): readonly number[] | undefined {
  const spacing = findHurdleSpacing(metres);
  if (spacing === undefined) return undefined;
  const gaps = (metres * 1000 - spacing.start - spacing.finish) / spacing.between;
  return Array.from({ length: gaps + 1 }, (_, index) => spacing.start + index * spacing.between);
}

/** How many of each a runner jumps in a whole steeplechase. */
export interface SteepleJumps {
  readonly barriers: number;
  readonly waterJumps: number;
}

/** By race distance in metres (TR 23; the paragraph number is not verified; item 59 of shared-domain/docs/technical-rules.md). */
export const STEEPLE_JUMPS: Readonly<Record<2000 | 3000, SteepleJumps>> = {
  2000: { barriers: 18, waterJumps: 5 },
  3000: { barriers: 28, waterJumps: 7 },
};

/**
 * Barriers and water jumps of a steeplechase by race distance in metres (TR 23); undefined for a distance that is not in STEEPLE_JUMPS.
 * @example countSteepleJumps(3000)?.waterJumps // 7
 */
export function countSteepleJumps(metres: number): SteepleJumps | undefined {
  return STEEPLE_JUMPS[metres as keyof typeof STEEPLE_JUMPS];
}
