import { findPublicRecordState, findRecordState, makeGroupUid, makeRecordKey, type RecordClaim } from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { readOtherMarks } from './made-records.ts';
import {
  findRecordDecision,
  listRecordDecisions,
  makeShownRowKeys,
  type StoredRecordDecision,
} from './record-decisions.ts';
import { type ComparedProgramme, type ComparedTrial, type ListFacts, listGivenClaims } from './row-claims.ts';

type TouchedRecord = NonNullable<ResultRow['records']>[number];

/** The records that the rows of a list beat or equal, as they stand after what the competition made of them elsewhere. */
export async function readRowClaims(
  db: Db,
  rows: readonly ResultRow[],
  trial: ComparedTrial,
  programme: ComparedProgramme,
  facts: ListFacts = {},
): Promise<RecordClaim[][]> {
  if (programme.findComparedRecords(trial.g0).length === 0) return rows.map(() => []);
  return listGivenClaims(db, rows, trial, programme, facts, await readOtherMarks(db, programme, trial));
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
  trial: ComparedTrial,
  programme: ComparedProgramme,
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
