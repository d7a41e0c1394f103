import type { EventRef } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark } from '../performance/performance.ts';
import { findTimeStep, findUnit, roundTime } from '../performance/shown-value.ts';
import { createGroupFinder } from '../ranking/rank-across.ts';
import { hasPlainPlaces } from '../result/rank-display.ts';
import type { RoadRanking, RoadRow } from './road-row.ts';

/** The last place given in a sex or a category. */
interface Group {
  size: number;
  place: number;
  rank: number;
}

/** Sequence numbers of all rows or of none; undefined when the list is mixed, or holds what only the general ranking knows. */
function sequenced(rows: readonly RoadRow[], event: EventRef): boolean | undefined {
  if (!hasPlainPlaces(rows.length) || findUnit(event) !== 'ms') return undefined;
  const first = rows[0]?.sequence !== undefined;
  const plain = rows.every(
    ({ prf, sequence, standing, rank }) =>
      prf.st !== MARK_STATUS.unproven &&
      (prf.u === 'ms' || prf.u === undefined) &&
      standing === undefined &&
      (first ? sequence !== undefined && sequence >= 0 : sequence === undefined && rank === undefined),
  );
  return plain ? first : undefined;
}

function placeIn<K>(groups: Map<K, Group>, key: K, rank: number): number {
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

/** Time, sequence and position of each finisher in one exact number, in order; undefined when they do not fit in one. */
function finishOrder(rows: readonly RoadRow[], event: EventRef, bySequence: boolean) {
  const step = bySequence ? findTimeStep(event) : 1;
  const timeOf = ({ prf: { v = 0 } }: RoadRow) => Math.ceil(v / step);
  let slowest = 0;
  let last = 0;
  for (const row of rows) {
    if (!isMark(row.prf)) continue;
    slowest = Math.max(slowest, timeOf(row));
    if (bySequence) last = Math.max(last, row.sequence ?? 0);
  }
  const rowCount = rows.length;
  const perTime = (last + 1) * rowCount;
  if (!Number.isSafeInteger((slowest + 1) * perTime)) return undefined;
  const order = new Float64Array(rowCount);
  let count = 0;
  rows.forEach((row, index) => {
    if (!isMark(row.prf)) return;
    order[count++] = timeOf(row) * perTime + (bySequence ? (row.sequence ?? 0) : 0) * rowCount + index;
  });
  return order.subarray(0, count).sort();
}

const NO_PLACE: RoadRanking = Object.freeze({});

/**
 * The places of `rankRoad` for the plain case of a long race, tens of thousands of times without guests: sorted once, as
 * numbers. Undefined for any other list, which the general ranking takes.
 */
export function rankLongRace(rows: readonly RoadRow[], event: EventRef): RoadRanking[] | undefined {
  const bySequence = sequenced(rows, event);
  if (bySequence === undefined) return undefined;
  const order = finishOrder(rows, event, bySequence);
  if (!order) return undefined;
  const rankings: RoadRanking[] = new Array(rows.length).fill(NO_PLACE);
  const inCategory = new Map<number, Group>();
  const inSex = new Map<number, Group>();
  const findGroups = createGroupFinder();
  let leader: number | undefined;
  let key = -1;
  let rank = 0;
  for (let position = 0; position < order.length; position++) {
    const packed = order[position] ?? 0;
    const index = packed % rows.length;
    const row = rows[index];
    const finish = (packed - index) / rows.length;
    if (finish !== key) rank = position + 1;
    key = finish;
    const shown = roundTime(row?.prf.v ?? 0, event);
    leader ??= shown;
    const gap = shown - leader;
    const { category, sex, isAllAges } = findGroups(row ?? {});
    if (category === undefined) {
      rankings[index] = { rank, gap };
      continue;
    }
    const among = placeIn(inCategory, category, rank);
    const rankSex = sex === undefined ? undefined : placeIn(inSex, sex, rank);
    const rankCategory = isAllAges === true ? (rankSex ?? among) : among;
    rankings[index] = rankSex === undefined ? { rank, gap, rankCategory } : { rank, gap, rankCategory, rankSex };
  }
  return rankings;
}
