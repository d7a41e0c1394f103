import {
  findPublicRecordState,
  findRecordState,
  makeRecordKey,
  type RecordClaim,
  type RecordKind,
} from 'shared-domain';
import type { BrokenRecord, ResultRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { Programme } from '../context/programme.ts';
import { readRowClaims } from './event-records.ts';
import { type FormerClaim, readFormerClaims } from './former-claims.ts';
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

interface GoneRecord {
  readonly row: string;
  readonly record: string;
  readonly v: number;
  readonly gone: NonNullable<BrokenRecord['gone']>;
}

/** A record whose result is no longer one. */
const presentGone = (
  trial: Trial,
  { row, record, v, gone }: GoneRecord,
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
  gone,
  date: trial.date,
});

/** Records that a person said something of and that no result makes now. */
const listUndoneDecisions = (decisions: readonly StoredRecordDecision[]): GoneRecord[] =>
  decisions.flatMap(({ row, record, v, state, word }) => {
    if (findRecordState(undefined, { state, v }) !== 'gone') return [];
    const { kind } = readKey(record);
    return [
      { row, record, v, gone: { wasTold: findPublicRecordState(state ?? 'possible', kind, word) !== undefined } },
    ];
  });

/** Records that a result made before it was corrected. */
const listCorrectedRecords = (
  former: readonly FormerClaim[],
  decisions: readonly StoredRecordDecision[],
): GoneRecord[] =>
  former.flatMap(({ row, claim, at, wasOfficial }) => {
    const record = makeRecordKey(claim.record);
    const decision = findRecordDecision(decisions, row, record);
    const state = findRecordState(claim, decision);
    if (state === undefined || state === 'refused') return [];
    const isWordTyped = decision?.word === true && decision.v === claim.v;
    const wasTold = wasOfficial && findPublicRecordState(state, claim.record.kind, isWordTyped) !== undefined;
    return [{ row, record, v: claim.v, gone: { at, wasTold } }];
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
  const former = listCorrectedRecords(await readFormerClaims(db, list, programme, acts), decisions);
  // Of one record of a row the last correction is told, before what was decided of it.
  const lost = new Map([...listUndoneDecisions(decisions), ...former].map((one) => [`${one.row} ${one.record}`, one]));
  for (const { row, key } of found) lost.delete(`${row} ${key}`);
  return [
    ...found,
    ...[...lost.values()].map((one) => presentGone(trial, one, rows.find(({ key }) => key === one.row)?.row)),
  ];
}
