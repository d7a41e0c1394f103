import type { ContestAthlete } from '../live-input/contest-athlete.ts';
import { findParticipation } from '../ranking/mark-order.ts';

/** The place of an athlete in the competition, as the list has it; undefined without one, and for guests and out of competition. */
export const findPlainRank = (
  { mark: { rank } }: Pick<ContestAthlete, 'mark'>,
  listLength: number,
): number | undefined =>
  rank !== undefined && findParticipation({ rank }, listLength) === 'ranked' ? rank : undefined;
