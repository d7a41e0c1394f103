import type { EventRef } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { explainRanking, type RankExplanation } from '../ranking/explain-ranking.ts';
import { rankAcross } from '../ranking/rank-across.ts';
import type { RankInput } from '../ranking/rank-input.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { rankLongRace } from './rank-long-race.ts';
import type { RoadRanking, RoadRow } from './road-row.ts';

/** Sequence numbers as places of a finish picture: in a short list, where 1001 would be a guest's, counted anew from 1. */
function finishPlaces(rows: readonly RoadRow[]): (number | undefined)[] {
  const sequences = rows.map(({ sequence }) => sequence);
  if (hasPlainPlaces(rows.length)) return sequences;
  const known = [...new Set(sequences.filter((sequence) => sequence !== undefined))].sort((a, b) => a - b);
  const placeOf = new Map(known.map((sequence, index) => [sequence, index + 1]));
  return sequences.map((sequence) => (sequence === undefined ? undefined : placeOf.get(sequence)));
}

function standingBase(row: RoadRow, plain: boolean): number {
  return plain || row.rank === undefined ? 0 : Math.floor(row.rank / RANK_CLASS) * RANK_CLASS;
}

/** Official times of the road are whole seconds, and the order over the line decides inside one (TR 18.2, 19.24.5). */
function bySequence(rows: readonly RoadRow[], event: EventRef): readonly RankInput[] {
  if (!rows.some(({ sequence }) => sequence !== undefined)) return rows;
  const plain = hasPlainPlaces(rows.length);
  const places = finishPlaces(rows);
  return rows.map((row, index) => {
    const place = places[index];
    if (place === undefined) return row;
    const { prf, standing, category, sex } = row;
    const timed: Performance =
      isMark(prf) && prf.u !== 'mm' && prf.u !== 'pts' ? { ...prf, v: roundTime(prf.v, event) } : prf;
    return { prf: timed, standing, category, sex, rank: standingBase(row, plain) + place };
  });
}

/**
 * Scratch, sex and category places of a race outside the stadium, by gun time. Where finish sequence numbers are known
 * they part equal whole seconds and nothing else; without them milliseconds do. The net time ranks nobody
 * (TR 19.24, `rankByNet` is the organisers' own list).
 * @example rankRoad([{ prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 2 }, { prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 1 }],
 *   { g0: 10_000, g1: 'R' }).map(({ rank }) => rank) // [2, 1]
 */
export function rankRoad(rows: readonly RoadRow[], event: EventRef): RoadRanking[] {
  return rankLongRace(rows, event) ?? rankAnyRace(rows, event);
}

/**
 * Why every row of a road race stands where it stands: the same order as `rankRoad`, order over the line included, which is
 * told as the photo finish's.
 * @example explainRoad([{ prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 2 }, { prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 1 }],
 *   { g0: 10_000, g1: 'R' })[0]?.ahead?.decided // { by: 'photo', own: 2, other: 1 }
 */
export function explainRoad(rows: readonly RoadRow[], event: EventRef): RankExplanation[] {
  return explainRanking(bySequence(rows, event), event);
}

/** The same by the ranking of every list: guests, short lists, metres, sequence numbers of some rows only. */
export function rankAnyRace(rows: readonly RoadRow[], event: EventRef): RoadRanking[] {
  const sequenced = bySequence(rows, event);
  const rankings = rankResults(sequenced, event);
  const own = rankAcross(sequenced, event, rankings);
  return rankings.map((ranking, index) => ({ ...ranking, ...own[index] }));
}
