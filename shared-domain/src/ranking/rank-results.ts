import type { EventRef } from '../discipline/event-ref.ts';
import { findUnitOrder } from '../performance/compare-performances.ts';
import type { Performance } from '../performance/performance.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { eachPlace } from './each-place.ts';
import type { RankInput, Ranking, RankOptions } from './rank-input.ts';

const NO_PLACE: Ranking = Object.freeze({});

/** The leader's mark as shown, once for all rows. */
interface Leader {
  readonly unit: number;
  readonly shown: number;
}

/** Distance of marks as shown, so that the column adds up; undefined against a mark of another unit. */
function gapTo({ unit, shown }: Leader, prf: Performance, event: EventRef): number | undefined {
  if (findUnitOrder(prf, event) !== unit) return undefined;
  const difference = (roundAsShown(prf, event) ?? 0) - shown;
  return unit === 0 ? difference : 0 - difference;
}

/**
 * Places and gaps of one result list, aligned with its rows (Q13). The event says which rules apply: the track
 * (TR 21, photo finish), the vertical jumps (TR 26.8), the other field events (TR 25.22), combined events. A tie shares a
 * place and the next one is skipped; a row without a mark, a disqualified one too, holds no place. Guests are numbered
 * 1000+n, athletes out of competition 2000+n; in a list of a thousand rows or more they have their `standing` and no number.
 * @example rankResults([{ prf: { v: 9890, u: 'ms', st: 1 } }, { prf: { v: 9810, u: 'ms', st: 1 } }], { g0: 100, g1: '0' })
 * // [{ rank: 2, gap: 80 }, { rank: 1, gap: 0 }]
 */
export function rankResults(rows: readonly RankInput[], event: EventRef, options: RankOptions = {}): Ranking[] {
  const rankings: Ranking[] = new Array(rows.length).fill(NO_PLACE);
  const plain = hasPlainPlaces(rows.length);
  let leader: Leader | undefined;
  eachPlace(rows, event, options, (index, place, standing) => {
    const { prf } = rows[index] as RankInput;
    if (place === 1 && standing === 0)
      leader ??= { unit: findUnitOrder(prf, event), shown: roundAsShown(prf, event) ?? 0 };
    const gap = leader && gapTo(leader, prf, event);
    const ownGap = gap === undefined ? {} : { gap };
    if (plain && standing > 0) rankings[index] = { ...ownGap, standing: standing === 1 ? 'guest' : 'outOfCompetition' };
    else rankings[index] = { rank: standing * RANK_CLASS + place, ...ownGap };
  });
  return rankings;
}
