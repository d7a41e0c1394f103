/** Whether a penalty time was seen in a source. */
export type PenaltyCertainty = 'seen' | 'not confirmed';

/** Penalty time for one distance. */
export interface WalkPenalty {
  readonly metres: number;
  /** Time in the penalty zone. */
  readonly ms: number;
  readonly certainty: PenaltyCertainty;
}

/** Rule and edition of the penalty times. */
export const WALK_PENALTIES_EDITION = 'TR 54.7.3, text of 2019 and later';

/**
 * Time in the penalty zone by distance. For the half-marathon and marathon walks no source was found: the regulations of the race
 * set the time.
 */
export const WALK_PENALTIES: readonly WalkPenalty[] = [
  { metres: 5000, ms: 30_000, certainty: 'not confirmed' },
  { metres: 10_000, ms: 60_000, certainty: 'seen' },
  { metres: 20_000, ms: 120_000, certainty: 'seen' },
  { metres: 30_000, ms: 180_000, certainty: 'not confirmed' },
  { metres: 35_000, ms: 210_000, certainty: 'not confirmed' },
  { metres: 50_000, ms: 300_000, certainty: 'seen' },
];

/**
 * The penalty time for a distance in m (TR 54.7.3); undefined where none is known.
 * @example findWalkPenalty(20_000)?.ms // 120_000
 */
export function findWalkPenalty(metres: number): WalkPenalty | undefined {
  return WALK_PENALTIES.find((penalty) => penalty.metres === metres);
}
