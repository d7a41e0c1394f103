import { listRecordMoves, needsTypedWord, type RecordState } from 'shared-domain';
import type { BrokenRecord, BrokenRecordEditAnswer, BrokenRecordsAnswer } from 'shared-domain/contract';
import type { brokenRecordEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflictAt, refusal, refusalAt } from '../../base/refusal.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { Context } from '../context/context.ts';
import { requireTrial } from '../planning/stored-trials.ts';
import { createAct } from '../sheets/acts.ts';
import { findRecordDecision, listRecordDecisions } from '../sheets/record-decisions.ts';
import { readSheet } from '../sheets/sheet.ts';
import { readKey, readTrialRecords } from '../sheets/trial-records.ts';
import { writeManualEdit } from '../writing/manual-edit.ts';

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
