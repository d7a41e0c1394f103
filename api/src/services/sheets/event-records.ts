import {
  findCategorySex,
  findContestEvent,
  findPublicRecordState,
  findRecordState,
  isOfficial,
  isRecordCheck,
  listRecordClaims,
  makeGroupUid,
  makeRecordKey,
  type RecordClaim,
  type RecordContest,
  readEvent,
} from 'shared-domain';
import type { ResultList, ResultRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Programme } from '../context/programme.ts';
import {
  findRecordDecision,
  listRecordDecisions,
  makeShownRowKeys,
  type StoredRecordDecision,
} from './record-decisions.ts';
import { readCheckEvidence } from './record-evidence.ts';

type RecordedTrial = Pick<Trial, 'oid' | 'date' | 'dateE' | 'g0' | 'g1' | 'category' | 'dets' | 'status'>;
type Compared = Pick<Programme, 'challenge' | 'trials' | 'findComparedRecords'>;
type TouchedRecord = NonNullable<ResultRow['records']>[number];

/** What is known of a list beside its rows. */
export interface ListFacts {
  readonly parts?: ResultList['parts'];
  readonly underProtest?: boolean | undefined;
  /** How many rows the whole list has, where `rows` are its first ones. */
  readonly results?: number;
  readonly acts?: readonly OfficialActTable[];
}

function describeContest(
  rows: readonly ResultRow[],
  { category, dets, status, ...event }: RecordedTrial,
  { kind }: Compared['challenge'],
  { parts = [], underProtest, results }: ListFacts,
): RecordContest {
  const isPage = results !== undefined && results > rows.length;
  return {
    event: findContestEvent(readEvent(event, kind), category),
    category,
    wind: dets.wind,
    parts: parts.map((part) => readEvent(part, kind)),
    isOfficial: isOfficial(status),
    isUnderProtest: underProtest,
    ...(isPage && { competitors: results, isMixed: findCategorySex(category) === undefined }),
  };
}

/** The records that the rows of a list beat or equal, with what is missing. */
export async function readRowClaims(
  db: Db,
  rows: readonly ResultRow[],
  trial: RecordedTrial,
  programme: Compared,
  facts: ListFacts = {},
): Promise<RecordClaim[][]> {
  const records = programme.findComparedRecords(trial.g0);
  if (records.length === 0) return rows.map(() => []);
  const contest = describeContest(rows, trial, programme.challenge, facts);
  const unchecked = listRecordClaims(rows, records, contest);
  if (!unchecked.flat().some(({ missing }) => missing.some(isRecordCheck))) return unchecked;
  const findEvidence = await readCheckEvidence(db, programme, trial);
  const keys = makeShownRowKeys(rows);
  const checkedRows = rows.map((row, index) => ({ ...row, evidence: findEvidence(keys[index] ?? '') }));
  return listRecordClaims(checkedRows, records, contest);
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
export async function addTouchedRecords(
  db: Db,
  rows: readonly ResultRow[],
  trial: RecordedTrial,
  programme: Compared,
  facts: ListFacts = {},
): Promise<ResultRow[]> {
  const uid = makeGroupUid(trial);
  const claims = await readRowClaims(db, rows, trial, programme, facts);
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
export async function addRecords<T extends ResultList>(
  db: Db,
  list: T,
  programme: Programme,
  facts: ListFacts,
): Promise<T> {
  const records = programme.findRecords(makeGroupUid(list));
  const rows = await addTouchedRecords(db, list.rows, list, programme, { ...list, ...facts });
  return { ...list, ...(records.length === 0 ? {} : { records: [...records] }), rows };
}
