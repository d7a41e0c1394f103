import { findCategorySex } from '../category/site-categories.ts';
import { isTrackEvent } from '../discipline/event-ref.ts';
import { isRelayEvent } from '../discipline/relays.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { findUnit, roundAsShown } from '../performance/shown-value.ts';
import type { Participation } from '../ranking/rank-input.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { type EventRecord, makeRecordKey } from './event-record.ts';
import { listOpenChecks } from './ratification.ts';
import { RECORD_CHECKS } from './record-check.ts';
import type { RecordEvidence } from './record-evidence.ts';
import { isFederationRecord, isSeasonLead } from './record-kind.ts';
import { listRecordMarks, type MarkedContest, type MarkedRow, type RecordMark } from './record-mark.ts';
import { findRecordRelation, hasOtherMethod, type RecordRelation } from './record-relation.ts';
import { findScopeGaps, type RecordAthlete, type ScopeContest } from './record-scope.ts';

/**
 * What a record may lack while it is only possible: an official result, the end of a protest, a wind reading, a mark timed as the record
 * was, opponents, a race of one sex, the implement or the height, the category, the nation, the club, the licence of the athlete; and of a
 * record that a federation ratifies, what was to be checked.
 */
export const RECORD_GAPS = [
  'official',
  'protest',
  'wind',
  'method',
  'competitors',
  'mixed',
  'implement',
  'category',
  'nationality',
  'club',
  'licence',
  ...RECORD_CHECKS,
] as const;

/** One of `RECORD_GAPS`. */
export type RecordGap = (typeof RECORD_GAPS)[number];

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

/** What is missing whatever the row. */
function listContestGaps(record: EventRecord, contest: RecordContest, { competitors, isMixed }: Facts): RecordGap[] {
  const { event, isOfficial, isUnderProtest } = contest;
  const needsOpponents = isFederationRecord(record.kind);
  const gaps: readonly (readonly [RecordGap, boolean | undefined])[] = [
    ['official', isOfficial !== true],
    ['protest', isUnderProtest],
    ['method', hasOtherMethod(record, event)],
    ['competitors', needsOpponents && (competitors ?? 0) < (isRelayEvent(event) ? MIN_TEAMS : MIN_ATHLETES)],
    ['mixed', needsOpponents && isMixed],
  ];
  return gaps.flatMap(([gap, isMissing]) => (isMissing === true ? [gap] : []));
}

/** The first of the marks that does something to a record, those that lack nothing first. */
function findBestRelation(marks: readonly RecordMark[], record: EventRecord, { event }: RecordContest) {
  for (const mark of marks) {
    const relation = findRecordRelation(mark.prf, record, event);
    if (relation !== undefined) return { ...mark, relation };
  }
  return undefined;
}

function findClaim(
  row: RecordRow,
  marks: readonly RecordMark[],
  record: EventRecord,
  contest: RecordContest,
  facts: Facts,
): RecordClaim | undefined {
  const found = findBestRelation(marks, record, contest);
  const scopeGaps = found && findScopeGaps(record, row, contest);
  if (found === undefined || scopeGaps === undefined) return undefined;
  const checks = isFederationRecord(record.kind) ? listOpenChecks(contest.event, row.evidence ?? []) : [];
  const gaps = new Set<RecordGap>([...listContestGaps(record, contest, facts), ...scopeGaps, ...checks]);
  if (found.lacksWind === true) gaps.add('wind');
  const missing = RECORD_GAPS.filter((gap) => gaps.has(gap));
  return {
    record,
    relation: found.relation,
    state: missing.length > 0 ? 'possible' : isSeasonLead(record.kind) ? 'ratified' : 'pending',
    v: found.prf.v,
    ...(found.wind !== undefined && { wind: found.wind }),
    missing,
  };
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

/**
 * For each row of a list, the records that it beats or equals, with what is missing: only those who made the best mark of the list, all of
 * them where they share it. None with wind above +2.0 m/s, without proof, out of competition, of another sex, age, surface, implement or
 * height; a row that is corrected or disqualified loses them.
 * @example listRecordClaims([{ prf: { v: 10400, u: 'ms', st: 1 } }], [{ kind: 'MR', event: '000100-0-55', v: 10420, holder: 'A. Dupont' }],
 *   { event: { g0: 100, g1: '0' }, category: 55, wind: 0.3 })[0]?.[0]?.missing // ['official']
 */
export function listRecordClaims(
  rows: readonly RecordRow[],
  records: readonly EventRecord[],
  contest: RecordContest,
): RecordClaim[][] {
  // Who share a record have a record each.
  const distinct = [...new Map(records.map((record) => [makeRecordKey(record), record])).values()];
  const { competitors = rows.filter(hasTakenPart).length, event } = contest;
  const isMixed = contest.isMixed ?? (isTrackEvent(event.g0) && !isRelayEvent(event) && countSexes(rows) > 1);
  const claims = rows.map((row) => {
    const marks = isOutOfCompetition(row, rows.length) ? [] : listRecordMarks(row, contest);
    return distinct.flatMap((record) => findClaim(row, marks, record, contest, { competitors, isMixed }) ?? []);
  });
  const all = claims.flat();
  return claims.map((own) => own.filter((claim) => !isMoot(claim, all, contest)));
}
