import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import type { HorizontalContest } from './contest.ts';
import { isRankedAthlete, splitByGroup } from './cut.ts';
import type { Cut } from './rules.ts';

/** The cut and the order with which the next rounds begin. Lists are indexes of the athletes. */
export interface HorizontalStage {
  /** The round that is complete. */
  readonly after: number;
  /** Who goes on and has not retired, in the new order. */
  readonly order: readonly number[];
  /** Who took part and stops here, in starting order; those who retired too. */
  readonly stopped: readonly number[];
  /** The cut; absent where only the order changes. */
  readonly cut?: Cut;
  /** Those who share the last place of the cut, of their implement, and all go on, so that more than its number do (TR 25.6). */
  readonly tied: readonly number[];
}

/**
 * The cut or the new order that has just been reached in a long or triple jump or a throw: nobody has begun the next round. Undefined
 * elsewhere.
 * @example findHorizontalStage(createHorizontalContest(findHorizontalRules(), ['412', '87'])) // undefined
 */
export function findHorizontalStage(contest: HorizontalContest): HorizontalStage | undefined {
  const { rules, series, order, orderUntilRound, phase } = contest;
  if (phase === 'end') return undefined;
  const breakRounds = [...rules.cuts.map((cut) => cut.after), ...rules.reorderAfter];
  const after = Math.max(0, ...breakRounds.filter((round) => round < orderUntilRound));
  const attempts = (index: number) => series[index] ?? [];
  const isComplete = series.some((one) => one.length >= after);
  const hasGoneOn = (index: number) => attempts(index).some(({ r }, at) => at >= after && r !== 'r');
  if (after === 0 || !isComplete || order.some(hasGoneOn)) return undefined;
  const cut = rules.cuts.find((one) => one.after === after);
  const marks = (index: number) => listCountback(attempts(index).slice(0, after));
  const listTied = (group: readonly number[], to: number) => {
    const members = group.filter((index) => isRankedAthlete(rules, index));
    const last = members.toSorted((a, b) => compareCountback(marks(a), marks(b))).at(-1);
    if (last === undefined || members.length <= to) return [];
    return members.filter((index) => compareCountback(marks(index), marks(last)) === 0);
  };
  // Who has retired holds a place in the cut, and is called no more.
  const goingOn = order.filter((index) => !attempts(index).some(({ r }) => r === 'r'));
  return {
    after,
    order: goingOn,
    stopped: series.flatMap((one, index) => (one.length > 0 && !goingOn.includes(index) ? [index] : [])),
    ...(cut !== undefined && { cut }),
    tied: cut === undefined ? [] : splitByGroup(order, rules).flatMap((members) => listTied(members, cut.to)),
  };
}
