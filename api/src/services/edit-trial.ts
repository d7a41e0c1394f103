import { canMove, isCorrection, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import type { trialEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal } from '../http/refusal.ts';
import { presentTrial } from '../presenters/trial.ts';
import { findChallenge, growRevision, holdChallenge } from '../store/challenges.ts';
import { insertActs } from '../store/official-acts.ts';
import { readImage } from '../store/removed.ts';
import type { TrialTable } from '../store/schema.ts';
import type { SentTrial, SentUpload } from '../store/sent.ts';
import { challengeOfTrial, listTrials } from '../store/trials.ts';
import { changing } from './changing.ts';
import type { Context } from './context.ts';
import { newAct } from './entry/acts.ts';
import { totalsOfWholes, wholesOf } from './entry/combined-totals.ts';
import { listCorrections } from './entry/corrections.ts';
import { requalifyTouched } from './entry/requalify.ts';
import { writeTotals } from './entry/write-totals.ts';
import { mustBeFree } from './holds.ts';
import { logUndoable } from './kept.ts';
import { shownIn } from './take-out.ts';
import { checkTrials } from './upload/check-trials.ts';
import { readKnown } from './upload/known.ts';
import { planLists, type TrialLists } from './upload/lists.ts';
import { planUpload, type TrialPlan } from './upload/plan.ts';
import { createProblems, type Problems } from './upload/problems.ts';
import { writeUpload } from './upload/write-upload.ts';

export type TrialEdit = z.output<typeof trialEdit>;

/** The date of change that reaching a status sets (decision 9). */
const DATE_OF: Readonly<Record<number, keyof SentTrial['dts']>> = {
  [TRIAL_STATUS.startlist]: 'startlist',
  [TRIAL_STATUS.called]: 'called',
  [TRIAL_STATUS.running]: 'started',
  [TRIAL_STATUS.finished]: 'finished',
  [TRIAL_STATUS.official]: 'official',
};

const noTrial = (oid: string) => refusal('not found', `there is no trial ${oid}`);

/** Whether an edit goes back on what was decided: then it says why (decision 8). */
function correctionIn(row: TrialTable, { status, results }: TrialEdit): boolean {
  const isMove = status !== undefined && status !== row.status;
  return (
    (isMove && isCorrection(row.status, status)) || (row.status === TRIAL_STATUS.official && results !== undefined)
  );
}

function checkEdit(row: TrialTable, edit: TrialEdit): void {
  const { status, revision } = edit;
  if (revision !== undefined && revision !== row.revision) {
    throw refusal('conflict', `$.revision: ${revision} is stale; the trial is at ${row.revision}`);
  }
  if (status !== undefined && status !== row.status && !canMove(row.status, status)) {
    throw refusal('invalid transition', `$.status: a trial does not go from ${row.status} to ${status}`);
  }
  if (correctionIn(row, edit) && edit.reason === undefined) {
    throw refusal('invalid request', '$.reason: is missing; a correction says why');
  }
}

/** An edit as the upload that says the same of this one trial. */
function uploadOf(row: TrialTable, group: string, edit: TrialEdit, now: Date): SentUpload {
  const { status = row.status as TrialStatus, date = row.date, dateE, name = row.name } = edit;
  const reached = status === row.status ? undefined : DATE_OF[status];
  const at = now.toISOString();
  const dets = edit.dets && { ...edit.dets, combined: edit.dets.combined ?? row.combined ?? undefined };
  const trial: SentTrial = {
    ...{ uid: row.uid, group, name, date, dateE, status, dets },
    ...{ g0: row.g0, g1: row.g1, category: row.category, round: row.round as SentTrial['round'], heat: row.heat },
    dts: {
      ...(reached === undefined ? {} : { [reached]: at }),
      ...(correctionIn(row, edit) ? { corrected: at } : {}),
    },
  };
  return {
    chOID: row.challenge,
    trialsData: [trial],
    startlists: edit.starts === undefined ? {} : { [row.uid]: edit.starts },
    resultlists: edit.results === undefined ? {} : { [row.uid]: edit.results },
  };
}

/** Faults by the paths of an edit rather than those of an upload. */
function problemsOfEdit(): Problems {
  const problems = createProblems();
  const names: Readonly<Record<string, string>> = { startlists: 'starts', resultlists: 'results' };
  const own = ([root, _, ...rest]: readonly PropertyKey[]) => {
    const name = names[String(root)];
    return name === undefined ? rest : [name, ...rest];
  };
  return {
    refuse: (path, sentence) => problems.refuse(own(path), sentence),
    warn: (path, sentence) => problems.warn(own(path), sentence),
    settle: problems.settle,
    warnings: problems.warnings,
  };
}

/** What the log says of an edit: fields before and after; of lists, how long they were. No name of an athlete. */
function detailOf(row: TrialTable, plan: TrialPlan, lists: TrialLists, edit: TrialEdit): Record<string, unknown> {
  const { sent } = plan;
  const fields = (
    [
      ['status', row.status, sent?.status],
      ['date', row.date, sent?.date],
      ['dateE', row.date_e ?? undefined, sent?.dateE],
      ['name', row.name, sent?.name],
      ['dets', JSON.parse(row.dets), sent?.dets],
      ['starts', row.starts, lists.starts?.rows.length ?? row.starts],
      ['results', row.results, lists.results?.rows.length ?? row.results],
    ] as const
  ).filter(([, before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  return {
    ...{ trial: row.oid, uid: row.uid, reason: edit.reason },
    before: Object.fromEntries(fields.map(([name, before]) => [name, before])),
    after: Object.fromEntries(fields.map(([name, , after]) => [name, after])),
    lists: (['starts', 'results'] as const).filter((name) => edit[name] !== undefined && lists[name] !== undefined),
  };
}

/** Who moved a trial to which status, and why, is kept beside it. */
function statusActs({ oid: list, challenge, status: from }: TrialTable, edit: TrialEdit, organiser: string, now: Date) {
  const { status: to = from, reason: why } = edit;
  return to === from ? [] : [newAct('status', { challenge, list }, { from, to, why }, organiser, now)];
}

async function present(ctx: Context, oid: string, chOID: string): Promise<Trial> {
  const known = await readKnown(ctx.store.db, chOID);
  const rows = [...known.trials.values()];
  const row = rows.find((trial) => trial.oid === oid);
  const group = row && [...known.groups.values()].find((one) => one.oid === row.trial_group);
  if (row === undefined || group === undefined) throw noTrial(oid);
  const round = (one: TrialTable) => `${one.trial_group} ${one.round} ${one.g0}-${one.g1}`;
  return presentTrial(row, group, rows.filter((one) => round(one) === round(row)).length);
}

/** Changes one trial as an organiser does; what it replaced is kept, and can be put back. */
export async function editTrial(ctx: Context, organiser: string, oid: string, edit: TrialEdit): Promise<Trial> {
  const chOID = await challengeOfTrial(ctx.store.db, oid);
  if (chOID === undefined) throw noTrial(oid);
  await changing(ctx, async (tx) => {
    const now = ctx.clock();
    await holdChallenge(tx, chOID);
    const challenge = await findChallenge(tx, chOID);
    const known = await readKnown(tx, chOID);
    const row = [...known.trials.values()].find((trial) => trial.oid === oid);
    if (challenge === undefined || row === undefined) throw noTrial(oid);
    await mustBeFree(tx, oid, organiser, now);
    checkEdit(row, edit);
    const group = [...known.groups.values()].find((one) => one.oid === row.trial_group)?.name ?? row.name;
    const body = uploadOf(row, group, edit, now);
    const problems = problemsOfEdit();
    const checked = checkTrials(body.trialsData, known, problems);
    const corrections = await listCorrections(tx, row, edit.results, { organiser, now, why: edit.reason });
    await insertActs(tx, corrections);
    const upload = planUpload(body, checked, known, problems);
    problems.settle();
    const plan = upload.trials.get(row.uid) as TrialPlan;
    const lists = await planLists(tx, plan, body, challenge.kind, false, problems);
    problems.settle();
    if (plan.hash === row.hash && lists.starts === undefined && lists.results === undefined) return { answer: {} };
    const image = await readImage(tx, chOID, [oid]);
    const totals = await totalsOfWholes(tx, challenge, wholesOf([row, { combined: plan.sent?.dets.combined ?? null }]));
    const revision = await growRevision(tx, chOID, now);
    const stamp = { challenge: chOID, revision, updated: now.toISOString() };
    await writeUpload(tx, { groups: [], commitments: [], trials: [{ plan, lists }] }, stamp);
    const moves = statusActs(row, edit, organiser, now);
    await insertActs(tx, moves);
    const said = [...corrections, ...moves];
    const followed = [
      ...(await writeTotals(tx, challenge, totals, stamp)),
      ...(await requalifyTouched(tx, challenge, [oid])),
    ];
    const action = correctionIn(row, edit) ? 'trial corrected' : 'trial changed';
    const { organisation } = challenge;
    const detail = detailOf(row, plan, lists, edit);
    await logUndoable(
      tx,
      { challenge: chOID, organisation, organiser, action, detail, now },
      {
        ...{ ...image, revision },
        said: said.map((act) => act.oid),
      },
    );
    const combined = lists.results === undefined ? [] : shownIn(await listTrials(tx, chOID), [row]);
    return {
      answer: {},
      change: {
        ...{ chOID, revision, trials: [oid], starts: lists.starts === undefined ? [] : [oid] },
        results: [...new Set([...(lists.results === undefined ? [] : [oid]), ...combined, ...followed])],
        ...{ structure: plan.sent?.date !== row.date, challenge: false },
      },
    };
  });
  return present(ctx, oid, chOID);
}
