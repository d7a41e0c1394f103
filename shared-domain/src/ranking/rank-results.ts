import { type EventRef, isVerticalJump } from '../discipline/event-ref.ts';
import { unitOrder } from '../performance/compare-performances.ts';
import { isMark } from '../performance/performance.ts';
import { shownDistance, shownTime, shownValue } from '../performance/shown-value.ts';
import { hasPlainPlaces, RANK_CLASS, RANKS_END } from '../result/rank-display.ts';
import type { Contender, RankInput, Ranking, RankOptions } from './rank-input.ts';
import { barsOf, type TieRules, tieRules } from './tie-rules.ts';
import { compareContenders, sortIntoTies } from './ties.ts';
import { heightCleared } from './vertical-jump.ts';

/** A height cleared in a jump-off is the athlete's mark; the place comes from the bars before it, then from the jump-off. */
function rankedHeight(row: RankInput, mm: number): number {
  const bars = barsOf(row);
  return bars.some((bar) => bar.j === true) ? (heightCleared(bars) ?? mm) : mm;
}

/** Lowest first: milliseconds within a race, shown times by hand and across heats, whole centimetres, points. */
function rankedValue(row: RankInput, v: number, event: EventRef, acrossHeats: boolean): number {
  switch (unitOrder(row.prf)) {
    case 0:
      return acrossHeats || event.hand === true ? shownTime(v, event) : v;
    case 1:
      return -shownDistance(isVerticalJump(event.g0) ? rankedHeight(row, v) : v);
    default:
      return -v;
  }
}

/** 0 a plain place, 1 among guests, 2 out of competition; athletes of a class are ranked among themselves. */
function classOf(rank: number | undefined, plain: boolean): number {
  return rank === undefined || plain ? 0 : Math.floor(rank / RANK_CLASS);
}

function contendersOf(
  rows: readonly RankInput[],
  event: EventRef,
  rules: TieRules,
  acrossHeats: boolean,
): Contender[][] {
  const classes: Contender[][] = [];
  const plain = hasPlainPlaces(rows.length);
  rows.forEach((row, index) => {
    if (!isMark(row.prf)) return;
    const contender: Contender = {
      index,
      proof: 1 - row.prf.st,
      unit: unitOrder(row.prf),
      value: rankedValue(row, row.prf.v, event, acrossHeats),
      keys: rules.keysOf(row),
      photo: row.rank === undefined || plain ? row.rank : row.rank % RANK_CLASS,
      row,
    };
    const place = classOf(row.rank, plain);
    classes[place] ??= [];
    classes[place].push(contender);
  });
  return classes;
}

/** Distance to the leader between the marks as shown, so that the column adds up. */
function gapTo(leader: RankInput | undefined, row: RankInput, event: EventRef): number | undefined {
  if (!leader || unitOrder(leader.prf) !== unitOrder(row.prf)) return undefined;
  const first = shownValue(leader.prf, event);
  const own = shownValue(row.prf, event);
  if (first === undefined || own === undefined) return undefined;
  return unitOrder(row.prf) === 0 ? own - first : first - own;
}

/**
 * Places and gaps of one result list, aligned with its rows (decision 13). The event says which rules apply: the track
 * (TR 21, photo finish), the vertical jumps (TR 26.8), the other field events (TR 25.22), combined events. A tie shares a
 * place and the next one is skipped; a row without a mark, a disqualified one too, holds no place.
 * @example rankResults([{ prf: { v: 9890, u: 'ms', st: 1 } }, { prf: { v: 9810, u: 'ms', st: 1 } }], { g0: 100, g1: '0' })
 * // [{ rank: 2, gap: 80 }, { rank: 1, gap: 0 }]
 */
export function rankResults(rows: readonly RankInput[], event: EventRef, options: RankOptions = {}): Ranking[] {
  const acrossHeats = options.acrossHeats === true;
  const rules = tieRules(event, acrossHeats);
  const rankings: Ranking[] = rows.map(() => ({}));
  let leader: RankInput | undefined;
  contendersOf(rows, event, rules, acrossHeats).forEach((contenders, place) => {
    if (place * RANK_CLASS >= RANKS_END) return;
    const first = place * RANK_CLASS + 1;
    let rank = first;
    for (const equals of sortIntoTies(contenders, compareContenders)) {
      for (const tie of rules.split(equals, rank === first)) {
        if (rank === 1) leader = tie[0]?.row;
        for (const { index, row } of tie) {
          const gap = gapTo(leader, row, event);
          rankings[index] = gap === undefined ? { rank } : { rank, gap };
        }
        rank += tie.length;
      }
    }
  });
  return rankings;
}
