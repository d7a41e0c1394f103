/** How sure a penalty time is: its content was seen in a source, or it is not confirmed by any. */
export type PenaltySurety = 'seen' | 'not confirmed';

/** The stay for one distance. */
export interface WalkPenalty {
  readonly metres: number;
  /** Stay in the penalty zone, ms. */
  readonly ms: number;
  readonly surety: PenaltySurety;
}

/** Rule and edition of the stays. */
export const WALK_PENALTIES_EDITION = 'TR 54.7.3, text of 2019 and later';

/**
 * Stay in the penalty zone by distance. Nothing was found for the half-marathon and the marathon walk: they have no row,
 * and the regulations of the race say the time.
 */
export const WALK_PENALTIES: readonly WalkPenalty[] = [
  { metres: 5000, ms: 30_000, surety: 'not confirmed' },
  { metres: 10_000, ms: 60_000, surety: 'seen' },
  { metres: 20_000, ms: 120_000, surety: 'seen' },
  { metres: 30_000, ms: 180_000, surety: 'not confirmed' },
  { metres: 35_000, ms: 210_000, surety: 'not confirmed' },
  { metres: 50_000, ms: 300_000, surety: 'seen' },
];

/**
 * The stay, ms, for a distance in m (TR 54.7.3); undefined where none is known.
 * @example findWalkPenalty(20_000)?.ms // 120_000
 */
export function findWalkPenalty(metres: number): WalkPenalty | undefined {
  return WALK_PENALTIES.find((penalty) => penalty.metres === metres);
}
