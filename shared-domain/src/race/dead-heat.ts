import type { Ranking } from '../ranking/rank-input.ts';

/** What the referee may do about a tie for first place in a final (TR 21.3). */
export const DEAD_HEAT_CHOICES = ['tieStands', 'rerun'] as const;

/** A question to the referee, never an answer: nothing is ranked anew by it. */
export interface DeadHeat {
  /** Indexes of the rows that share first place. */
  readonly tied: readonly number[];
  readonly choices: typeof DEAD_HEAT_CHOICES;
  /** What holds until the referee says otherwise. */
  readonly standing: 'tieStands';
}

/**
 * A tie for first place in a final: the referee decides whether a re-run is practicable, if not the tie stands. Ties for
 * other places stay and give nothing here (TR 21.3).
 * @example findDeadHeat([{ rank: 1 }, { rank: 1 }, { rank: 3 }])?.tied // [0, 1]
 */
export function findDeadHeat(rankings: readonly Ranking[]): DeadHeat | undefined {
  const tied = rankings.flatMap(({ rank }, index) => (rank === 1 ? [index] : []));
  return tied.length > 1 ? { tied, choices: DEAD_HEAT_CHOICES, standing: 'tieStands' } : undefined;
}
