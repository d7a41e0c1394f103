import type { Protest, ProtestAnswer, ProtestsAnswer } from 'shared-domain/contract';
import type { protestBody, protestEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { requireChallengeOfTrial, requireTrial } from '../planning/stored-trials.ts';
import { createAct } from '../sheets/acts.ts';
import { findStage, listAnnouncements, presentProtest } from '../sheets/protests.ts';
import { readSheet } from '../sheets/sheet.ts';
import { refuseTooManyActs } from '../writing/challenge-limits.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';

type ProtestBody = z.output<typeof protestBody>;
type ProtestEdit = z.output<typeof protestEdit>;

/** The register of a competition, oldest first, and when the results of its trials were announced. */
export async function readProtests(ctx: Context, chOID: string): Promise<ProtestsAnswer> {
  return ctx.store.snapshot(async (tx) => {
    const trials = await listTrials(tx, chOID);
    const acts = await readActs(
      tx,
      trials.map(({ oid }) => oid),
    );
    return {
      protests: acts
        .flatMap((act) => presentProtest(act) ?? [])
        .sort((a, b) => Date.parse(a.lodged) - Date.parse(b.lodged)),
      announcements: trials.flatMap((trial) => {
        const instants = listAnnouncements(trial, acts);
        return instants.length === 0 ? [] : [{ trial: trial.oid, announced: instants }];
      }),
    };
  });
}

/** A trial's unchanged results, to be built again with the note that they are under protest, or without it. */
const buildUnchangedResults = (
  oid: string,
  { uid, results }: Awaited<ReturnType<typeof readSheet>>,
): Pick<ManualEdit, 'resultlists' | 'refreshedTrials'> => ({
  refreshedTrials: [oid],
  ...(results.length === 0 ? {} : { resultlists: { [uid]: results.map(({ sent }) => sent) } }),
});

/** Enters a protest in the register; the log names the row, not the text. */
export async function lodgeProtest(
  ctx: Context,
  organiser: string,
  oid: string,
  { row, lodged, by, text }: ProtestBody,
): Promise<ProtestAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  let act: OfficialActTable | undefined;
  const { log } = await writeManualEdit(ctx, { organiser, chOID }, async (state) => {
    await refuseTooManyActs(state.db, chOID, 'protest');
    const sheet = await readSheet(state.db, requireTrial(state.stored, oid));
    if (row !== undefined && ![...sheet.starts, ...sheet.results].some(({ key }) => key === row)) {
      throw refusalAt('not found', '$.row', `${JSON.stringify(row)} is in no list of ${sheet.uid}`);
    }
    const body = { lodged: lodged ?? state.now.toISOString(), by, text };
    act = createAct('protest', { challenge: chOID, list: oid, row }, body, organiser, state.now);
    return {
      action: 'protest lodged',
      detail: { trial: oid, uid: sheet.uid, row },
      acts: [act],
      ...buildUnchangedResults(oid, sheet),
    };
  });
  const protest = act && presentProtest(act);
  if (log === undefined || protest === undefined) throw refusal('critical error', 'the protest was not kept');
  return { protest, log };
}

const ACTIONS = {
  answer: 'protest answered',
  appeal: 'protest appealed',
  verdict: 'protest decided',
  delete: 'protest deleted',
} as const;

/** The body of a protest after an edit; undefined where it is deleted. */
function applyEdit(protest: Protest, edit: ProtestEdit, now: Date) {
  const { oid: _, trial: __, row: ___, ...body } = protest;
  const stage = findStage(protest, now.getTime());
  const createConflict = (sentence: string) => refusalAt('conflict', '$.op', sentence);
  switch (edit.op) {
    case 'delete':
      return undefined;
    case 'answer':
      if (stage === 'appealed' || protest.decided !== undefined)
        throw createConflict('the protest is with the jury of appeal');
      return { ...body, answered: edit.at ?? now.toISOString(), outcome: edit.outcome, answer: edit.text };
    case 'appeal':
      if (protest.answered === undefined || protest.outcome === 'withdrawn')
        throw createConflict('there is no answer to appeal against');
      if (protest.appealed !== undefined) throw createConflict('there is an appeal already');
      return { ...body, appealed: edit.at ?? now.toISOString() };
    case 'verdict':
      if (protest.appealed === undefined) throw createConflict('there is no appeal to decide');
      return { ...body, decided: edit.at ?? now.toISOString(), verdict: edit.outcome, reasons: edit.text };
  }
}

function planEdit(state: ManualEditState, act: OfficialActTable, edit: ProtestEdit) {
  const protest = presentProtest(act);
  if (protest === undefined) throw refusal('critical error', 'the act is no protest');
  const body = applyEdit(protest, edit, state.now);
  return body === undefined ? undefined : { ...act, body: JSON.stringify(body), organiser: state.organiser };
}

/** Answers a protest, appeals against the answer, decides the appeal, or deletes the protest. */
export async function editProtest(
  ctx: Context,
  organiser: string,
  oid: string,
  edit: ProtestEdit,
): Promise<ProtestAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  let after: OfficialActTable | undefined;
  const { log } = await writeManualEdit(ctx, { organiser, chOID }, async (state) => {
    const sheet = await readSheet(state.db, requireTrial(state.stored, oid));
    const acts = await readActs(state.db, [oid]);
    const before = acts.find((act) => act.oid === edit.protest && act.kind === 'protest');
    if (before === undefined)
      throw refusalAt('not found', '$.protest', `there is no protest ${edit.protest} of ${sheet.uid}`);
    after = planEdit(state, before, edit);
    const outcome = edit.op === 'answer' || edit.op === 'verdict' ? { outcome: edit.outcome } : {};
    return {
      action: ACTIONS[edit.op],
      detail: { trial: oid, uid: sheet.uid, row: before.row ?? undefined, ...outcome },
      withdrawnActs: [before],
      acts: after === undefined ? [] : [after],
      ...buildUnchangedResults(oid, sheet),
    };
  });
  if (log === undefined) throw refusal('critical error', 'the protest was not changed');
  const protest = after && presentProtest(after);
  return protest === undefined ? { log } : { protest, log };
}
