import type { EventRef } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { explainRanking, type RankExplanation } from '../ranking/explain-ranking.ts';
import { rankByCategoryAndSex } from '../ranking/rank-by-category-and-sex.ts';
import type { RankInput } from '../ranking/rank-input.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { rankLongRace } from './rank-long-race.ts';
import type { RoadRanking, RoadRow } from './road-row.ts';

/** Sequence numbers as places; in a short list renumbered from 1, since 1001 would mean a guest. */
function listFinishPlaces(rows: readonly RoadRow[]): (number | undefined)[] {
  const sequences = rows.map(({ sequence }) => sequence);
  if (hasPlainPlaces(rows.length)) return sequences;
  const sortedSequences = [...new Set(sequences.filter((sequence) => sequence !== undefined))].sort((a, b) => a - b);
  const placeBySequence = new Map(sortedSequences.map((sequence, index) => [sequence, index + 1]));
  return sequences.map((sequence) => (sequence === undefined ? undefined : placeBySequence.get(sequence)));
}

function findStandingBase(row: RoadRow, isLongList: boolean): number {
  return isLongList || row.rank === undefined ? 0 : Math.floor(row.rank / RANK_CLASS) * RANK_CLASS;
}

/** Official road times are whole seconds; within a second the order at the finish decides (TR 18.2, 19.24.5). */
function applySequence(rows: readonly RoadRow[], event: EventRef): readonly RankInput[] {
  if (!rows.some(({ sequence }) => sequence !== undefined)) return rows;
  const isLongList = hasPlainPlaces(rows.length);
  const places = listFinishPlaces(rows);
  return rows.map((row, index) => {
    const place = places[index];
    if (place === undefined) return row;
    const { prf, standing, category, sex } = row;
    const shownPrf: Performance =
      isMark(prf) && prf.u !== 'mm' && prf.u !== 'pts' ? { ...prf, v: roundTime(prf.v, event) } : prf;
    return { prf: shownPrf, standing, category, sex, rank: findStandingBase(row, isLongList) + place };
  });
}

/**
 * Overall, sex and category places of a race outside the stadium, by gun time (TR 19.24; `rankByNet` ranks by net time). Equal
 * whole seconds are separated by finish sequence numbers where known, else by milliseconds.
 * @example rankRoad([{ prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 2 }, { prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 1 }],
 *   { g0: 10_000, g1: 'R' }).map(({ rank }) => rank) // [2, 1]
 */
export function rankRoad(rows: readonly RoadRow[], event: EventRef): RoadRanking[] {
  return rankLongRace(rows, event) ?? rankAnyRace(rows, event);
}

/**
 * Explains the place of every row in the order of `rankRoad`; the finish sequence appears as the photo finish.
 * @example explainRoad([{ prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 2 }, { prf: { v: 1_865_000, u: 'ms', st: 1 }, sequence: 1 }],
 *   { g0: 10_000, g1: 'R' })[0]?.ahead?.decided // { by: 'photo', own: 2, other: 1 }
 */
export function explainRoad(rows: readonly RoadRow[], event: EventRef): RankExplanation[] {
  return explainRanking(applySequence(rows, event), event);
}

/** As `rankRoad`, for any list: with guests, short, in metres, with sequence numbers of some rows only. */
export function rankAnyRace(rows: readonly RoadRow[], event: EventRef): RoadRanking[] {
  const inputs = applySequence(rows, event);
  const rankings = rankResults(inputs, event);
  const groupRanks = rankByCategoryAndSex(inputs, event, rankings);
  return rankings.map((ranking, index) => ({ ...ranking, ...groupRanks[index] }));
}
