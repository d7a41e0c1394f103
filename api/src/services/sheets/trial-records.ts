import { findRecordState, makeRecordKey, type RecordClaim, type RecordKind } from 'shared-domain';
import type { BrokenRecord, ResultRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { Programme } from '../context/programme.ts';
import { readRowClaims } from './event-records.ts';
import {
  findRecordDecision,
  listRecordDecisions,
  makeShownRowKeys,
  type StoredRecordDecision,
} from './record-decisions.ts';
import { readResultList } from './result-lists.ts';

/** A record of a key, which is kind, scope, event and surface. */
export function readKey(key: string): Pick<BrokenRecord, 'kind' | 'scope' | 'event'> {
  const [kind = 'MR', scope = '', event = ''] = key.split('|');
  return { kind: kind as RecordKind, ...(scope !== '' && { scope }), event };
}

const pickPerson = ({ bib, last, first, club, country, category }: Partial<ResultRow>): BrokenRecord['who'] => ({
  ...(bib !== undefined && { bib }),
  last: last ?? '',
  first: first ?? '',
  ...(club !== undefined && { club }),
  ...(country !== undefined && { country }),
  ...(category !== undefined && { category }),
});

interface KeyedRow {
  readonly key: string;
  readonly row: ResultRow;
}

function presentClaim(
  trial: Trial,
  { key: rowKey, row }: KeyedRow,
  claim: RecordClaim,
  decision: StoredRecordDecision | undefined,
): BrokenRecord | undefined {
  const { record, relation, v, wind, missing } = claim;
  const state = findRecordState(claim, decision);
  if (state === undefined) return undefined;
  const key = makeRecordKey(record);
  return {
    trial: trial.oid,
    row: rowKey,
    key,
    ...readKey(key),
    record,
    who: pickPerson(row),
    prf: row.prf,
    v,
    ...(wind !== undefined && { wind }),
    relation,
    state,
    missing: [...missing],
    word: decision?.word === true && decision.v === v,
    date: trial.date,
  };
}

/** A record that was said something of and whose result is no longer one. */
const presentGone = (
  trial: Trial,
  { row, record, v }: StoredRecordDecision,
  person: ResultRow | undefined,
): BrokenRecord => ({
  trial: trial.oid,
  row,
  key: record,
  ...readKey(record),
  who: pickPerson(person ?? {}),
  v,
  state: 'gone',
  missing: [],
  word: false,
  date: trial.date,
});

/** The records that the results of one trial beat or equal, and those that it lost. */
export async function readTrialRecords(db: Db, programme: Programme, trial: Trial): Promise<BrokenRecord[]> {
  if (trial.results === 0) return [];
  const acts = await readActs(db, [trial.oid]);
  const decisions = listRecordDecisions(acts);
  if (decisions.length === 0 && programme.findComparedRecords(trial.g0).length === 0) return [];
  const list = await readResultList(db, programme, trial);
  const claims = await readRowClaims(db, list.rows, list, programme, list);
  const keys = makeShownRowKeys(list.rows);
  const rows = list.rows.map((row, index): KeyedRow => ({ key: keys[index] ?? '', row }));
  const found = rows.flatMap((row, index) =>
    (claims[index] ?? []).flatMap((claim) => {
      const decision = findRecordDecision(decisions, row.key, makeRecordKey(claim.record));
      return presentClaim(trial, row, claim, decision) ?? [];
    }),
  );
  const gone = decisions.filter(
    ({ row, record, state }) =>
      findRecordState(undefined, { state, v: 0 }) === 'gone' &&
      !found.some((one) => one.row === row && one.key === record),
  );
  return [...found, ...gone.map((one) => presentGone(trial, one, rows.find(({ key }) => key === one.row)?.row))];
}
