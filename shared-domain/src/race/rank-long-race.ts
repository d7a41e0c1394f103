import type { EventRef } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark } from '../performance/performance.ts';
import { findTimeStep, findUnit, roundTime } from '../performance/shown-value.ts';
import { createGroupFinder } from '../ranking/rank-by-category-and-sex.ts';
import { hasPlainPlaces } from '../result/rank-display.ts';
import type { RoadRanking, RoadRow } from './road-row.ts';

/** Counts the places of one sex or category: rows so far, last place, overall rank of that row. */
interface Group {
  size: number;
  place: number;
  rank: number;
}

/** Whether all rows have sequence numbers, or none (false); undefined where only the general ranking can rank the list. */
function findSequenceUse(rows: readonly RoadRow[], event: EventRef): boolean | undefined {
  if (!hasPlainPlaces(rows.length) || findUnit(event) !== 'ms') return undefined;
  const hasFirstSequence = rows[0]?.sequence !== undefined;
  const isPlain = rows.every(
    ({ prf, sequence, standing, rank }) =>
      prf.st !== MARK_STATUS.unproven &&
      (prf.u === 'ms' || prf.u === undefined) &&
      standing === undefined &&
      (hasFirstSequence ? sequence !== undefined && sequence >= 0 : sequence === undefined && rank === undefined),
  );
  return isPlain ? hasFirstSequence : undefined;
}

function addToGroup<K>(groups: Map<K, Group>, key: K, rank: number): number {
  const group = groups.get(key);
  if (!group) {
    groups.set(key, { size: 1, place: 1, rank });
    return 1;
  }
  group.size++;
  if (group.rank !== rank) group.place = group.size;
  group.rank = rank;
  return group.place;
}

/** Sorted numbers that each pack time, sequence and index of a finisher; undefined where they exceed exact integers. */
function sortFinishKeys(rows: readonly RoadRow[], event: EventRef, bySequence: boolean) {
  const step = bySequence ? findTimeStep(event) : 1;
  const countTimeSteps = ({ prf: { v = 0 } }: RoadRow) => Math.ceil(v / step);
  let slowest = 0;
  let maxSequence = 0;
  for (const row of rows) {
    if (!isMark(row.prf)) continue;
    slowest = Math.max(slowest, countTimeSteps(row));
    if (bySequence) maxSequence = Math.max(maxSequence, row.sequence ?? 0);
  }
  const rowCount = rows.length;
  const keysPerTime = (maxSequence + 1) * rowCount;
  if (!Number.isSafeInteger((slowest + 1) * keysPerTime)) return undefined;
  const order = new Float64Array(rowCount);
  let count = 0;
  rows.forEach((row, index) => {
    if (!isMark(row.prf)) return;
    order[count++] = countTimeSteps(row) * keysPerTime + (bySequence ? (row.sequence ?? 0) : 0) * rowCount + index;
  });
  return order.subarray(0, count).sort();
}

const NO_PLACE: RoadRanking = Object.freeze({});

/**
 * The places of `rankRoad` for tens of thousands of times without guests, much faster since it sorts plain numbers once.
 * Undefined for any other list.
 */
export function rankLongRace(rows: readonly RoadRow[], event: EventRef): RoadRanking[] | undefined {
  const bySequence = findSequenceUse(rows, event);
  if (bySequence === undefined) return undefined;
  const order = sortFinishKeys(rows, event, bySequence);
  if (!order) return undefined;
  const rankings: RoadRanking[] = new Array(rows.length).fill(NO_PLACE);
  const inCategory = new Map<number, Group>();
  const inSex = new Map<number, Group>();
  const findGroups = createGroupFinder();
  let leader: number | undefined;
  let previousFinish = -1;
  let rank = 0;
  for (let position = 0; position < order.length; position++) {
    const packed = order[position] ?? 0;
    const index = packed % rows.length;
    const row = rows[index];
    const finish = (packed - index) / rows.length;
    if (finish !== previousFinish) rank = position + 1;
    previousFinish = finish;
    const shown = roundTime(row?.prf.v ?? 0, event);
    leader ??= shown;
    const gap = shown - leader;
    const { category, sex, isAllAges } = findGroups(row ?? {});
    if (category === undefined) {
      rankings[index] = { rank, gap };
      continue;
    }
    const categoryPlace = addToGroup(inCategory, category, rank);
    const rankSex = sex === undefined ? undefined : addToGroup(inSex, sex, rank);
    const rankCategory = isAllAges === true ? (rankSex ?? categoryPlace) : categoryPlace;
    rankings[index] = rankSex === undefined ? { rank, gap, rankCategory } : { rank, gap, rankCategory, rankSex };
  }
  return rankings;
}
