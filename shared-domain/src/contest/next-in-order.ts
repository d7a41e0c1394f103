/** How an athlete stands in the present round. */
interface TurnState {
  /** Trials taken, and rounds jumped or thrown in: a pass, which may be said beforehand, overtakes nobody. */
  readonly taken: number;
  readonly acted: number;
  /** Whether there may be another trial. */
  readonly open: boolean;
}

/**
 * Whose turn it is, as an index in the order: the fewest trials taken, then the order. One whom a later athlete has overtaken
 * has let the turn go by. -1 when nobody is left in this round.
 * @example findNextInOrder(sheets, turnAtBar) // 3
 */
export function findNextInOrder<T>(inOrder: readonly T[], turnOf: (item: T) => TurnState): number {
  let next = -1;
  let fewest = Number.POSITIVE_INFINITY;
  let overtaken = 0;
  for (let index = inOrder.length - 1; index >= 0; index--) {
    const turn = turnOf(inOrder[index] as T);
    if (turn.open && turn.taken >= overtaken && turn.taken <= fewest) {
      next = index;
      fewest = turn.taken;
    }
    if (turn.acted > overtaken) overtaken = turn.acted;
  }
  return next;
}
