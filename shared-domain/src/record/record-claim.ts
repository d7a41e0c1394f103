import { findCategorySex } from '../category/site-categories.ts';
import { isTrackEvent } from '../discipline/event-ref.ts';
import { isRelayEvent } from '../discipline/relays.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import type { Participation } from '../ranking/rank-input.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { type EventRecord, makeRecordKey } from './event-record.ts';
import { findStandingRecord, isBetterMark, lacksNoMore, type MadeRecord, type OtherMarks } from './made-record.ts';
import { listOpenChecks } from './ratification.ts';
import { isConfirmedMark, type RecordEvidence } from './record-evidence.ts';
import { RECORD_GAPS, type RecordGap } from './record-gap.ts';
import { isFederationRecord, isSeasonLead } from './record-kind.ts';
import { listRecordMarks, type MarkedContest, type MarkedRow, type RecordMark } from './record-mark.ts';
import { findRecordRelation, hasOtherMethod, type RecordRelation } from './record-relation.ts';
import { findScopeGaps, type RecordAthlete, type ScopeContest } from './record-scope.ts';

/** A result row as far as its records depend on it. */
export interface RecordRow extends MarkedRow, RecordAthlete {
  readonly rank?: number | undefined;
  readonly standing?: Participation | undefined;
  /** What was checked and measured of the result and of its event, the oldest first; absent: nothing. */
  readonly evidence?: readonly RecordEvidence[] | undefined;
}

/** The list in which results were made. */
export interface RecordContest extends MarkedContest, ScopeContest {
  readonly isOfficial?: boolean | undefined;
  readonly isUnderProtest?: boolean | undefined;
  /** How many athletes or teams took part; absent: the rows with a result. */
  readonly competitors?: number | undefined;
  /** Women and men ran together; absent: as the categories of the rows say it. */
  readonly isMixed?: boolean | undefined;
}

/** A record that a result beats or equals, before anybody has said anything about it. */
export interface RecordClaim {
  readonly record: EventRecord;
  readonly relation: RecordRelation;
  /** `possible` while anything is missing, then `pending`; a best mark of the season is nobody's to ratify. */
  readonly state: 'possible' | 'pending' | 'ratified';
  /** The mark, in the unit of the event, and its wind in m/s. */
  readonly v: number;
  readonly wind?: number | undefined;
  readonly missing: readonly RecordGap[];
}

/** Athletes, and teams, that make a record one: three and two (2019–20 text, not confirmed since). */
const MIN_ATHLETES = 3;
const MIN_TEAMS = 2;

const OUT_OF_COMPETITION = 2 * RANK_CLASS;

const isOutOfCompetition = ({ standing, rank = 0 }: RecordRow, listLength: number): boolean =>
  standing === 'outOfCompetition' || (!hasPlainPlaces(listLength) && rank >= OUT_OF_COMPETITION);

const hasTakenPart = ({ prf: { st } }: RecordRow): boolean => st !== MARK_STATUS.dns && st !== MARK_STATUS.dash;

const countSexes = (rows: readonly RecordRow[]): number =>
  new Set(rows.map(({ category }) => findCategorySex(category)).filter((sex) => sex !== undefined)).size;

type Facts = Required<Pick<RecordContest, 'competitors' | 'isMixed'>>;

/** What is missing whatever the row; the mark is as sure as an official one where the referee confirmed it. */
function listContestGaps(
  record: EventRecord,
  contest: RecordContest,
  { competitors, isMixed, isConfirmed }: Facts & { readonly isConfirmed: boolean },
): RecordGap[] {
  const { event, isOfficial, isUnderProtest } = contest;
  const needsOpponents = isFederationRecord(record.kind);
  const gaps: readonly (readonly [RecordGap, boolean | undefined])[] = [
    ['official', isOfficial !== true && !isConfirmed],
    ['protest', isUnderProtest],
    ['method', hasOtherMethod(record, event)],
    ['competitors', needsOpponents && (competitors ?? 0) < (isRelayEvent(event) ? MIN_TEAMS : MIN_ATHLETES)],
    ['mixed', needsOpponents && isMixed],
  ];
  return gaps.flatMap(([gap, isMissing]) => (isMissing === true ? [gap] : []));
}

/** What other lists made of the same record as well as this mark would: those that lack no more than it does. */
const pickOthers = (others: readonly MadeRecord[], record: EventRecord, missing: readonly RecordGap[]) => {
  const key = makeRecordKey(record);
  return others.filter((other) => makeRecordKey(other.record) === key && lacksNoMore(other.missing, missing));
};

interface ClaimContext {
  readonly contest: RecordContest;
  readonly facts: Facts;
  readonly others: OtherMarks;
}

/** What one mark does to a record, as the record stands once the marks that others made before count. */
function findMarkClaim(
  row: RecordRow,
  { prf, wind, lacksWind }: RecordMark,
  given: EventRecord,
  { contest, facts, others }: ClaimContext,
): RecordClaim | undefined {
  const { event } = contest;
  const scopeGaps = findRecordRelation(prf, given, event) && findScopeGaps(given, row, contest);
  if (scopeGaps === undefined) return undefined;
  const checks = isFederationRecord(given.kind) ? listOpenChecks(event, row.evidence ?? []) : [];
  const isConfirmed = isConfirmedMark(row.evidence ?? [], prf.v);
  const list = (record: EventRecord): RecordGap[] => {
    const contestGaps = listContestGaps(record, contest, { ...facts, isConfirmed });
    const gaps = new Set<RecordGap>([...contestGaps, ...scopeGaps, ...checks]);
    if (lacksWind === true) gaps.add('wind');
    return RECORD_GAPS.filter((gap) => gaps.has(gap));
  };
  const lacking = list(given);
  const record = findStandingRecord(given, pickOthers(others.earlier, given, lacking), event);
  const relation = findRecordRelation(prf, record, event);
  const own = { v: prf.v, ...(event.hand === true && { method: 'hand' as const }) };
  const isBeaten = pickOthers(others.beside, given, lacking).some((other) => isBetterMark(other.record, own, event));
  if (relation === undefined || isBeaten) return undefined;
  const missing = list(record);
  return {
    record,
    relation,
    state: missing.length > 0 ? 'possible' : isSeasonLead(record.kind) ? 'ratified' : 'pending',
    v: prf.v,
    ...(wind !== undefined && { wind }),
    missing,
  };
}

/** What the first of the marks does that does something to a record, those that lack nothing first. */
function findClaim(
  row: RecordRow,
  marks: readonly RecordMark[],
  record: EventRecord,
  context: ClaimContext,
): RecordClaim | undefined {
  for (const mark of marks) {
    const claim = findMarkClaim(row, mark, record, context);
    if (claim !== undefined) return claim;
  }
  return undefined;
}

/** Whether another claim of the list makes one moot: the other mark is better and lacks no more. */
function isMoot(claim: RecordClaim, claims: readonly RecordClaim[], { event }: RecordContest): boolean {
  const sign = findUnit(event) === 'ms' ? -1 : 1;
  const rate = ({ v }: RecordClaim) => sign * (roundAsShown({ v, st: MARK_STATUS.mark }, event) ?? v);
  const key = makeRecordKey(claim.record);
  return claims.some(
    (other) =>
      makeRecordKey(other.record) === key &&
      rate(other) > rate(claim) &&
      (other.state !== 'possible' || claim.state === 'possible'),
  );
}

const NO_OTHERS: OtherMarks = { earlier: [], beside: [] };

/**
 * For each row of a list, the records that it beats or equals, with what is missing: only those who made the best mark of the list, all of
 * them where they share it. None with wind above +2.0 m/s, without proof, out of competition, of another sex, age, surface, implement or
 * height; a row that is corrected or disqualified loses them. `others`: what other lists of the competition made, which a mark has to beat too.
 * @example listRecordClaims([{ prf: { v: 10400, u: 'ms', st: 1 } }], [{ kind: 'MR', event: '000100-0-55', v: 10420, holder: 'A. Dupont' }],
 *   { event: { g0: 100, g1: '0' }, category: 55, wind: 0.3 })[0]?.[0]?.missing // ['official']
 */
export function listRecordClaims(
  rows: readonly RecordRow[],
  records: readonly EventRecord[],
  contest: RecordContest,
  others: OtherMarks = NO_OTHERS,
): RecordClaim[][] {
  // Who share a record have a record each.
  const distinct = [...new Map(records.map((record) => [makeRecordKey(record), record])).values()];
  const { competitors = rows.filter(hasTakenPart).length, event } = contest;
  const isMixed = contest.isMixed ?? (isTrackEvent(event.g0) && !isRelayEvent(event) && countSexes(rows) > 1);
  const context = { contest, facts: { competitors, isMixed }, others };
  const claims = rows.map((row) => {
    const marks = isOutOfCompetition(row, rows.length) ? [] : listRecordMarks(row, contest);
    return distinct.flatMap((record) => findClaim(row, marks, record, context) ?? []);
  });
  const all = claims.flat();
  return claims.map((own) => own.filter((claim) => !isMoot(claim, all, contest)));
}
