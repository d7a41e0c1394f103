/** An athlete's progress in the current round. */
interface TurnState {
  /** Trials taken, and rounds up to the last real trial: a pass may be announced beforehand, so it overtakes nobody. */
  readonly trialCount: number;
  readonly roundsActed: number;
  /** Whether another trial is allowed. */
  readonly hasTrialLeft: boolean;
}

/**
 * The index of the next athlete: the one with the fewest trials, the first of these in the order. An athlete whom a later one has
 * overtaken missed the turn. -1 when nobody is left in this round.
 * @example findNextInOrder(sheets, turnAtBar) // 3
 */
export function findNextInOrder<T>(items: readonly T[], readTurn: (item: T) => TurnState): number {
  let next = -1;
  let fewestTrials = Number.POSITIVE_INFINITY;
  let laterRoundsActed = 0;
  for (let index = items.length - 1; index >= 0; index--) {
    const turn = readTurn(items[index] as T);
    if (turn.hasTrialLeft && turn.trialCount >= laterRoundsActed && turn.trialCount <= fewestTrials) {
      next = index;
      fewestTrials = turn.trialCount;
    }
    if (turn.roundsActed > laterRoundsActed) laterRoundsActed = turn.roundsActed;
  }
  return next;
}
