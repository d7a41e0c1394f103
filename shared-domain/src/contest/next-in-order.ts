/** An athlete's progress in the current round. */
interface TurnState {
  /** Trials taken, with the passes. */
  readonly trialCount: number;
  /** The round of the last trial that was no pass: a pass may be announced beforehand, so it overtakes nobody. */
  readonly lastTrialRound: number;
  /** Whether another trial is allowed. */
  readonly hasTrialLeft: boolean;
}

/**
 * The index of the next athlete: the one with the fewest trials, the first of these in the order. An athlete has missed the turn, and is
 * left out, when a later one in the order has already taken the trial of that round. -1 when nobody is left in this round.
 * @example findNextInOrder([2, 1, 1], (trialCount) => ({ trialCount, lastTrialRound: trialCount, hasTrialLeft: trialCount < 2 })) // 1
 */
export function findNextInOrder<T>(items: readonly T[], readTurn: (item: T) => TurnState): number {
  let next = -1;
  let fewestTrials = Number.POSITIVE_INFINITY;
  let lastRoundOfLater = 0;
  for (let index = items.length - 1; index >= 0; index--) {
    const turn = readTurn(items[index] as T);
    if (turn.hasTrialLeft && turn.trialCount >= lastRoundOfLater && turn.trialCount <= fewestTrials) {
      next = index;
      fewestTrials = turn.trialCount;
    }
    if (turn.lastTrialRound > lastRoundOfLater) lastRoundOfLater = turn.lastTrialRound;
  }
  return next;
}
