import {
  findCategorySex,
  findContestEvent,
  findPublicRecordState,
  findRecordState,
  isOfficial,
  listRecordClaims,
  makeGroupUid,
  makeRecordKey,
  type RecordClaim,
  type RecordContest,
  readEvent,
} from 'shared-domain';
import type { ResultList, ResultRow, Trial } from 'shared-domain/contract';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Programme } from '../context/programme.ts';
import {
  findRecordDecision,
  listRecordDecisions,
  makeShownRowKeys,
  type StoredRecordDecision,
} from './record-decisions.ts';

type RecordedTrial = Pick<Trial, 'g0' | 'g1' | 'category' | 'dets' | 'status'>;
type Compared = Pick<Programme, 'challenge' | 'findComparedRecords'>;
type TouchedRecord = NonNullable<ResultRow['records']>[number];

/** What is known of a list beside its rows. */
export interface ListFacts {
  readonly parts?: ResultList['parts'];
  readonly underProtest?: boolean | undefined;
  /** How many rows the whole list has, where `rows` are its first ones. */
  readonly results?: number;
  readonly acts?: readonly OfficialActTable[];
}

/** The records that the rows of a list beat or equal, with what is missing. */
export function listRowClaims(
  rows: readonly ResultRow[],
  trial: RecordedTrial,
  { challenge: { kind }, findComparedRecords }: Compared,
  { parts = [], underProtest, results }: ListFacts = {},
): RecordClaim[][] {
  const records = findComparedRecords(trial.g0);
  if (records.length === 0) return rows.map(() => []);
  const { category, dets, status } = trial;
  const isPage = results !== undefined && results > rows.length;
  const contest: RecordContest = {
    event: findContestEvent(readEvent(trial, kind), category),
    category,
    wind: dets.wind,
    parts: parts.map((part) => readEvent(part, kind)),
    isOfficial: isOfficial(status),
    isUnderProtest: underProtest,
    ...(isPage && { competitors: results, isMixed: findCategorySex(category) === undefined }),
  };
  return listRecordClaims(rows, records, contest);
}

/** A record as the public is told of it; undefined for one that it is not told of. */
function presentClaim(
  claim: RecordClaim,
  decision: StoredRecordDecision | undefined,
  listUid: string,
): TouchedRecord | undefined {
  const { kind, scope, event } = claim.record;
  const state = findRecordState(claim, decision);
  const isWordTyped = decision?.word === true && decision.v === claim.v;
  const publicState = state && findPublicRecordState(state, kind, isWordTyped);
  if (publicState === undefined) return undefined;
  return {
    kind,
    relation: claim.relation,
    state: publicState,
    ...(scope !== undefined && { scope }),
    ...(event !== listUid && { event }),
  };
}

/** Adds to rows the records that they beat or equal, as the public is told of them; `rows` are a whole list, or its first ones. */
export function addTouchedRecords(
  rows: readonly ResultRow[],
  trial: RecordedTrial,
  programme: Compared,
  facts: ListFacts = {},
): ResultRow[] {
  const uid = makeGroupUid(trial);
  const claims = listRowClaims(rows, trial, programme, facts);
  if (claims.every((own) => own.length === 0)) return [...rows];
  const decisions = listRecordDecisions(facts.acts ?? []);
  const keys = decisions.length === 0 ? [] : makeShownRowKeys(rows);
  return rows.map((row, index) => {
    const records = (claims[index] ?? []).flatMap((claim) => {
      const decision = findRecordDecision(decisions, keys[index], makeRecordKey(claim.record));
      return presentClaim(claim, decision, uid) ?? [];
    });
    return records.length === 0 ? row : { ...row, records };
  });
}

/** A list with the records of its event, and with what its rows do to records. */
export function addRecords<T extends ResultList>(list: T, programme: Programme, facts: ListFacts): T {
  const records = programme.findRecords(makeGroupUid(list));
  const rows = addTouchedRecords(list.rows, list, programme, { ...list, ...facts });
  return { ...list, ...(records.length === 0 ? {} : { records: [...records] }), rows };
}
