import {
  findRecordState,
  listRecordMoves,
  makeRecordKey,
  needsTypedWord,
  type RecordClaim,
  type RecordKind,
  type RecordState,
} from 'shared-domain';
import type {
  BrokenRecord,
  BrokenRecordEditAnswer,
  BrokenRecordsAnswer,
  ResultRow,
  Trial,
} from 'shared-domain/contract';
import type { brokenRecordEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflictAt, refusal, refusalAt } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { requireTrial } from '../planning/stored-trials.ts';
import { createAct } from '../sheets/acts.ts';
import { listRowClaims } from '../sheets/event-records.ts';
import {
  findRecordDecision,
  listRecordDecisions,
  makeShownRowKeys,
  type StoredRecordDecision,
} from '../sheets/record-decisions.ts';
import { readResultList } from '../sheets/result-lists.ts';
import { readSheet } from '../sheets/sheet.ts';
import { writeManualEdit } from '../writing/manual-edit.ts';

/** A record of a key, which is kind, scope, event and surface. */
function readKey(key: string): Pick<BrokenRecord, 'kind' | 'scope' | 'event'> {
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
  const claims = listRowClaims(list.rows, list, programme, list);
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

/** All records that results of a competition beat or equal, in the order of its programme. */
export async function readBrokenRecords(ctx: Context, chOID: string): Promise<BrokenRecordsAnswer> {
  return ctx.store.snapshot(async (tx) => {
    const programme = await ctx.programmes.readUncached(tx, chOID);
    const records: BrokenRecord[] = [];
    for (const trial of programme.trials) records.push(...(await readTrialRecords(tx, programme, trial)));
    return { records };
  });
}

type Edit = z.output<typeof brokenRecordEdit>;

/** @throws Refusal where the record is not there with that mark, or cannot be moved so */
function checkEdit(found: BrokenRecord | undefined, { v, state, word }: Edit): asserts found is BrokenRecord {
  if (found === undefined) throw refusalAt('not found', '$.key', 'no result of this trial is such a record');
  if (found.v !== v) throw conflictAt('stale', '$.v', `the mark of the record is ${found.v} now`);
  if (word !== undefined && !needsTypedWord(found.kind))
    throw refusalAt('invalid request', '$.word', `a record ${found.kind} needs no typed word`);
  if (state !== undefined && !listRecordMoves(found.state).includes(state))
    throw refusalAt('conflict', '$.state', `a record that is ${found.state} cannot become ${state}`);
}

const formatActState = (before: RecordState, { state, word }: Edit) => ({
  before,
  ...(state !== undefined && { after: state }),
  ...(word !== undefined && { word: true }),
});

/** Moves a record, or lets the public know of it, as a person typed. */
export async function editBrokenRecord(
  ctx: Context,
  organiser: string,
  chOID: string,
  edit: Edit,
): Promise<BrokenRecordEditAnswer> {
  const { trial: oid, row, key, v } = edit;
  const { log } = await writeManualEdit(ctx, { organiser, chOID }, async ({ db, stored, now }) => {
    const sheet = await readSheet(db, requireTrial(stored, oid));
    const programme = await ctx.programmes.readUncached(db, chOID);
    const trial = programme.trialByOid.get(oid);
    const records = trial === undefined ? [] : await readTrialRecords(db, programme, trial);
    const found = records.find((one) => one.row === row && one.key === key);
    checkEdit(found, edit);
    const former = findRecordDecision(listRecordDecisions(await readActs(db, [oid])), row, key);
    const own = former?.v === v ? former : undefined;
    const state = edit.state ?? own?.state;
    const hasWord = edit.word !== undefined || own?.word === true;
    const body = { record: key, v, ...(state !== undefined && { state }), ...(hasWord && { word: true as const }) };
    return {
      action: 'record decided',
      detail: { trial: oid, uid: sheet.uid, row, ...readKey(key), ...formatActState(found.state, edit) },
      withdrawnActs: former === undefined ? [] : [former.act],
      acts: [createAct('record', { challenge: chOID, list: oid, row }, body, organiser, now)],
      refreshedTrials: [oid],
      ...(sheet.results.length === 0 ? {} : { resultlists: { [sheet.uid]: sheet.results.map(({ sent }) => sent) } }),
    };
  });
  if (log === undefined) throw refusal('critical error', 'the record was not moved');
  return { log };
}
