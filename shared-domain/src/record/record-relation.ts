import { findCategory } from '../category/site-categories.ts';
import { type EventRef, isCombined, isHorizontalJump } from '../discipline/event-ref.ts';
import type { Attempts, HorizontalAttempt } from '../performance/attempts.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import { isWindLegal } from '../performance/wind.ts';
import type { Participation } from '../ranking/rank-input.ts';
import { findMarkWind, isBetterThanBest } from '../result/personal-best.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { checkCombinedWind } from '../timing/combined-wind.ts';
import { findLegalBest } from '../timing/legal-best.ts';
import { needsWind } from '../trial/list-type.ts';
import type { EventRecord, RecordKind } from './event-record.ts';

/** What a result does to a record that was given: it is better, or the same as both are shown. */
export const RECORD_RELATIONS = ['beats', 'equals'] as const;

/** One of `RECORD_RELATIONS`. */
export type RecordRelation = (typeof RECORD_RELATIONS)[number];

/** A record that a result beats or equals. */
export interface TouchedRecord {
  readonly kind: RecordKind;
  readonly relation: RecordRelation;
}

/** The fields of a result row that decide whether its mark may be a record. */
export interface RecordCandidate {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** Of the mark, m/s. */
  readonly wind?: number | undefined;
  readonly rank?: number | undefined;
  readonly standing?: Participation | undefined;
  readonly category?: number | undefined;
  /** Weight of the athlete's own implement, grams, where categories of one contest throw different ones. */
  readonly implement?: number | undefined;
  /** Of a combined event, in the order of its parts. */
  readonly cells?: readonly ({ readonly wind?: number | undefined } | null)[] | undefined;
}

/** The list in which results were made. */
export interface RecordContest {
  readonly event: EventRef;
  readonly category: number;
  /** Of the heat, m/s. */
  readonly wind?: number | undefined;
  /** Parts of a combined event. */
  readonly parts?: readonly EventRef[] | undefined;
}

const OUT_OF_COMPETITION = 2 * RANK_CLASS;

/** Whether a row is of the event and category that the record is of, and in competition. */
function isEligible(row: RecordCandidate, { category }: RecordContest, listLength: number): boolean {
  const isOut =
    row.standing === 'outOfCompetition' || (!hasPlainPlaces(listLength) && (row.rank ?? 0) >= OUT_OF_COMPETITION);
  if (isOut || row.implement !== undefined) return false;
  const [ownSex, sex] = [row.category, category].map((id) => (id === undefined ? undefined : findCategory(id)?.sex));
  return ownSex === undefined || sex === undefined || ownSex === sex;
}

/**
 * The mark of a row that counts for records: none without proof (Q13), with wind above +2.0 m/s or without a reading where wind counts
 * (CR 31.14, Q17), and none of a combined event whose mean wind is above it. Of a long or triple jump it is the best legal attempt, which
 * need not be the one that ranks.
 * @example findRecordMark({ prf: { v: 9810, u: 'ms', st: 1 } }, { event: { g0: 100, g1: '0' }, category: 55, wind: 2.1 }) // undefined
 */
export function findRecordMark(row: RecordCandidate, { event, wind, parts }: RecordContest): Performance | undefined {
  const { prf } = row;
  if (prf.st !== MARK_STATUS.mark || !isMark(prf)) return undefined;
  if (isCombined(event.g0)) {
    const windParts = (parts ?? []).map((part, index) => ({ event: part, wind: row.cells?.[index]?.wind }));
    return checkCombinedWind(windParts).legal ? prf : undefined;
  }
  if (!needsWind(event)) return prf;
  if (isHorizontalJump(event.g0) && row.attempts !== undefined && row.attempts.length > 0) {
    const { legal } = findLegalBest(row.attempts as readonly HorizontalAttempt[]);
    return legal === undefined ? undefined : { v: legal.v, u: 'mm', st: MARK_STATUS.mark };
  }
  return isWindLegal(findMarkWind(row.wind, wind, event)) ? prf : undefined;
}

/**
 * What a mark does to a record, as both are shown; undefined where it is worse. A hand time has its correction (TR 39.9) added, and
 * equals none.
 * @example findRecordRelation({ v: 10412, u: 'ms', st: 1 }, 10_420, { g0: 100, g1: '0' }) // 'equals'
 */
export function findRecordRelation(mark: Performance, record: number, event: EventRef): RecordRelation | undefined {
  if (isBetterThanBest(mark, event, record)) return 'beats';
  if (event.hand === true) return undefined;
  const shownRecord = roundAsShown({ v: record, u: mark.u ?? findUnit(event), st: MARK_STATUS.mark }, event);
  return roundAsShown(mark, event) === shownRecord ? 'equals' : undefined;
}

/**
 * For each row of a list, the records that it beats or equals: only those who made the best mark of the list that counts, all of them
 * where they share it.
 * @example listTouchedRecords([{ prf: { v: 10400, u: 'ms', st: 1 } }], [{ kind: 'MR', event: '000100-0-55', v: 10420, holder: 'A. Dupont' }],
 *   { event: { g0: 100, g1: '0' }, category: 55, wind: 0.3 }) // [[{ kind: 'MR', relation: 'beats' }]]
 */
export function listTouchedRecords(
  rows: readonly RecordCandidate[],
  records: readonly EventRecord[],
  contest: RecordContest,
): TouchedRecord[][] {
  const { event } = contest;
  const marks = rows.map((row) => (isEligible(row, contest, rows.length) ? findRecordMark(row, contest) : undefined));
  const shown = marks.map((mark) => (mark === undefined ? undefined : roundAsShown(mark, event)));
  const counted = shown.filter((value) => value !== undefined);
  const best = findUnit(event) === 'ms' ? Math.min(...counted) : Math.max(...counted);
  return marks.map((mark, index) => {
    if (mark === undefined || shown[index] !== best) return [];
    // Who share a record have a record each.
    const byKind = new Map(records.map((record) => [record.kind, record.v]));
    return [...byKind].flatMap(([kind, v]): TouchedRecord[] => {
      const relation = findRecordRelation(mark, v, event);
      return relation === undefined ? [] : [{ kind, relation }];
    });
  });
}
