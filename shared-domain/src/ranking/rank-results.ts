import type { EventRef } from '../discipline/event-ref.ts';
import { findUnitOrder } from '../performance/compare-performances.ts';
import type { Performance } from '../performance/performance.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import type { RankInput, Ranking, RankOptions } from './rank-input.ts';
import { visitPlaces } from './visit-places.ts';

const NO_PLACE: Ranking = Object.freeze({});

/** The leader's mark as shown. */
interface Leader {
  readonly unit: number;
  readonly shown: number;
}

/** Gap between the marks as shown, so that shown numbers add up; undefined for a mark of another unit. */
function findGap({ unit, shown }: Leader, prf: Performance, event: EventRef): number | undefined {
  if (findUnitOrder(prf, event) !== unit) return undefined;
  const difference = (roundAsShown(prf, event) ?? 0) - shown;
  return unit === 0 ? difference : 0 - difference;
}

/**
 * Places and gaps of one result list, aligned with its rows (Q13), by the rules of the event: track (TR 21), vertical jumps
 * (TR 26.8), other field events (TR 25.22), combined events. Tied rows share a place and the next ones are skipped; rows without a
 * mark have none. Guests are ranked 1000+n, athletes out of competition 2000+n; in a list of 1000 rows or more they have
 * `standing` and no rank.
 * @example rankResults([{ prf: { v: 9890, u: 'ms', st: 1 } }, { prf: { v: 9810, u: 'ms', st: 1 } }], { g0: 100, g1: '0' })
 * // [{ rank: 2, gap: 80 }, { rank: 1, gap: 0 }]
 */
export function rankResults(rows: readonly RankInput[], event: EventRef, options: RankOptions = {}): Ranking[] {
  const rankings: Ranking[] = new Array(rows.length).fill(NO_PLACE);
  const isLongList = hasPlainPlaces(rows.length);
  let leader: Leader | undefined;
  visitPlaces(rows, event, options, (index, place, standing) => {
    const { prf } = rows[index] as RankInput;
    if (place === 1 && standing === 0)
      leader ??= { unit: findUnitOrder(prf, event), shown: roundAsShown(prf, event) ?? 0 };
    const gap = leader && findGap(leader, prf, event);
    const gapField = gap === undefined ? {} : { gap };
    if (isLongList && standing > 0)
      rankings[index] = { ...gapField, standing: standing === 1 ? 'guest' : 'outOfCompetition' };
    else rankings[index] = { rank: standing * RANK_CLASS + place, ...gapField };
  });
  return rankings;
}
