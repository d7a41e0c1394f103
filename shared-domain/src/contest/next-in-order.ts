/** An athlete's progress in the current round. */
interface TurnState {
  /** Attempts taken, with the passes. */
  readonly attemptCount: number;
  /** The round of the last attempt that was no pass: a pass may be announced beforehand, so it overtakes nobody. */
  readonly lastAttemptRound: number;
  /** Whether another attempt is allowed. */
  readonly hasAttemptLeft: boolean;
}

/**
 * The index of the next athlete: the one with the fewest attempts, the first of these in the order. An athlete has missed the turn, and is
 * left out, when a later one in the order has already taken the attempt of that round. -1 when nobody is left in this round.
 * @example findNextInOrder([2, 1, 1], (attemptCount) => ({ attemptCount, lastAttemptRound: attemptCount, hasAttemptLeft: attemptCount < 2 })) // 1
 */
export function findNextInOrder<T>(items: readonly T[], readTurn: (item: T) => TurnState): number {
  let next = -1;
  let fewestAttempts = Number.POSITIVE_INFINITY;
  let lastRoundOfLater = 0;
  for (let index = items.length - 1; index >= 0; index--) {
    const turn = readTurn(items[index] as T);
    if (turn.hasAttemptLeft && turn.attemptCount >= lastRoundOfLater && turn.attemptCount <= fewestAttempts) {
      next = index;
      fewestAttempts = turn.attemptCount;
    }
    if (turn.lastAttemptRound > lastRoundOfLater) lastRoundOfLater = turn.lastAttemptRound;
  }
  return next;
}
