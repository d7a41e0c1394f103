import { findParticipation } from './mark-order.ts';
import type { Participation, RankInput } from './rank-input.ts';

/** The code of an entry (`flg`) whose athlete takes part out of competition, «hors concours». */
export const OUT_OF_COMPETITION_CODE = 'HC';

/**
 * How an entered athlete takes part, by the codes of the entry (`flg`); undefined where they do not say it.
 * @example findEntryParticipation('HC') // 'outOfCompetition'
 */
export function findEntryParticipation(codes: string | undefined): Participation | undefined {
  return codes?.split(/[\s,;]+/).includes(OUT_OF_COMPETITION_CODE) ? 'outOfCompetition' : undefined;
}

/**
 * Indexes of those who are not ranked among the others: guests and out of competition (Q13).
 * @example listUnranked([undefined, 'guest', 'outOfCompetition']) // [1, 2]
 */
export function listUnranked(participations: readonly (Participation | undefined)[] = []): readonly number[] {
  return participations.flatMap((one, index) => (one === undefined || one === 'ranked' ? [] : [index]));
}

/**
 * How a row takes part: as its result says it, else by the codes of its entry.
 * @example findRowParticipation({ flg: 'HC' }, { rank: 3 }, 8) // 'outOfCompetition'
 */
export function findRowParticipation(
  entry: { readonly flg?: string | undefined } | undefined,
  result: Pick<RankInput, 'rank' | 'standing'> | undefined,
  listLength: number,
): Participation {
  const standing = result?.standing ?? findEntryParticipation(entry?.flg);
  return findParticipation({ rank: result?.rank, standing }, listLength);
}
