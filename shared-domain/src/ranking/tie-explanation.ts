import type { EventRef } from '../discipline/event-ref.ts';
import { UNITS, type Unit } from '../discipline/unit.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { findUnitOrder } from '../performance/compare-performances.ts';
import { roundTime } from '../performance/shown-value.ts';
import { findPhotoPlace, findTieRule, listTieKeys, selectContestBars } from './break-ties.ts';
import { listCountback } from './horizontal-countback.ts';
import { findRankedValue } from './mark-order.ts';
import type { RankInput, RankOptions } from './rank-input.ts';
import { findFirstDifference } from './ties.ts';
import { compareJumpOff } from './vertical-countback.ts';

/**
 * What decides between two rows; `own` is the value of the explained row, `other` that of its neighbour.
 * - `proof`: a proven mark (1) against one without proof (0);
 * - `unit`: marks in different units, ordered ms, mm, pts;
 * - `mark`: the marks as shown, ms, mm or points;
 * - `thousandths`: equal times as shown, unequal milliseconds;
 * - `photo`: equal times, places of the photo finish;
 * - `countback`: equal best, the `nth` best mark decides (TR 25.22), mm, absent when there is none;
 * - `failures`: equal heights, failures at the `height` last cleared (TR 26.8.1), then in all up to it (TR 26.8.2);
 * - `jumpOff`: the attempt at `height`, its number `nth`, in the jump-off (TR 26.9).
 */
export type Decider =
  | { readonly by: 'proof' | 'mark' | 'thousandths' | 'photo'; readonly own: number; readonly other: number }
  | { readonly by: 'unit'; readonly own: Unit; readonly other: Unit }
  | {
      readonly by: 'countback';
      readonly nth: number;
      readonly own?: number | undefined;
      readonly other?: number | undefined;
    }
  | {
      readonly by: 'failures';
      readonly at: 'height' | 'all';
      readonly height: number;
      readonly own?: number | undefined;
      readonly other?: number | undefined;
    }
  | {
      readonly by: 'jumpOff';
      readonly nth: number;
      readonly height?: number | undefined;
      readonly own?: string | undefined;
      readonly other?: string | undefined;
    };

/** The first attempt of the jump-off with different outcomes. */
function explainJumpOff(a: readonly VerticalAttempt[], b: readonly VerticalAttempt[]): Decider {
  const [own, other] = [a, b].map((bars) => bars.filter(({ j }) => j === true)) as [
    VerticalAttempt[],
    VerticalAttempt[],
  ];
  const attemptCount = Math.max(own.length, other.length);
  let nth = 1;
  while (nth < attemptCount && compareJumpOff(own.slice(0, nth), other.slice(0, nth)) === 0) nth++;
  const [bar, otherBar] = [own[nth - 1], other[nth - 1]];
  return { by: 'jumpOff', nth, height: bar?.h ?? otherBar?.h, own: bar?.r, other: otherBar?.r };
}

function explainCountback(a: RankInput, b: RankInput, at: number): Decider {
  const [own, other] = [a, b].map(({ attempts = [] }) => listCountback(attempts as readonly HorizontalAttempt[])[at]);
  return { by: 'countback', nth: at + 1, own, other };
}

function explainTieRule(a: RankInput, b: RankInput, event: EventRef, isLongList: boolean): Decider {
  const rule = findTieRule(event, false);
  if (rule === 'photo')
    return { by: 'photo', own: findPhotoPlace(a, isLongList) ?? 0, other: findPhotoPlace(b, isLongList) ?? 0 };
  const [keys, otherKeys] = [listTieKeys(a, rule), listTieKeys(b, rule)];
  const at = findFirstDifference(keys, otherKeys);
  if (rule === 'countback') return explainCountback(a, b, at);
  const [own, other] = [keys[at], otherKeys[at]];
  if (own === other) return explainJumpOff(selectContestBars(a), selectContestBars(b));
  return { by: 'failures', at: at === 0 ? 'height' : 'all', height: -findRankedValue(a, event, {}), own, other };
}

/**
 * What decides between two rows of one standing that do not share a place.
 * @param isLongList whether the list is so long that a number is always a plain place
 */
export function findDecider(
  a: RankInput,
  b: RankInput,
  event: EventRef,
  options: RankOptions = {},
  isLongList = false,
): Decider {
  if (a.prf.st !== b.prf.st) return { by: 'proof', own: a.prf.st, other: b.prf.st };
  const [unit, otherUnit] = [findUnitOrder(a.prf, event), findUnitOrder(b.prf, event)];
  if (unit !== otherUnit) return { by: 'unit', own: UNITS[unit] ?? 'ms', other: UNITS[otherUnit] ?? 'ms' };
  const [own, other] = [findRankedValue(a, event, options), findRankedValue(b, event, options)];
  if (own === other) return explainTieRule(a, b, event, isLongList);
  if (unit !== 0) return { by: 'mark', own: -own, other: -other };
  const [shown, otherShown] = [roundTime(own, event), roundTime(other, event)];
  return shown === otherShown ? { by: 'thousandths', own, other } : { by: 'mark', own: shown, other: otherShown };
}
