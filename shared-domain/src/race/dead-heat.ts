import type { Ranking } from '../ranking/rank-input.ts';

/** Decisions of the referee on a tie for first place in a final (TR 21.3). */
export const DEAD_HEAT_CHOICES = ['tieStands', 'rerun'] as const;

/** A tie for the referee to decide; it changes no ranking. */
export interface DeadHeat {
  /** Indexes of the rows that share first place. */
  readonly tied: readonly number[];
  readonly choices: typeof DEAD_HEAT_CHOICES;
  /** What applies until the referee decides. */
  readonly standing: 'tieStands';
}

/**
 * A tie for first place in a final: the referee may order a re-run, otherwise the tie stands. Undefined for ties on other
 * places, which always stand (TR 21.3).
 * @example findDeadHeat([{ rank: 1 }, { rank: 1 }, { rank: 3 }])?.tied // [0, 1]
 */
export function findDeadHeat(rankings: readonly Ranking[]): DeadHeat | undefined {
  const tied = rankings.flatMap(({ rank }, index) => (rank === 1 ? [index] : []));
  return tied.length > 1 ? { tied, choices: DEAD_HEAT_CHOICES, standing: 'tieStands' } : undefined;
}
