import { canMove, isWindMissing, readEvent, readOptions, TRIAL_STATUS } from 'shared-domain';
import type { ResultRow, Trial } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import { conflictAt, refusalAt, stale } from '../../base/refusal.ts';
import { countRounds, presentTrial } from '../../presenters/trial.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies } from '../../store/lists/lists.ts';
import { insertActs } from '../../store/lists/official-acts.ts';
import { readImage } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { checkTrials } from '../planning/check-trials.ts';
import { planLists, type TrialLists } from '../planning/lists.ts';
import { planUpload, type TrialPlan } from '../planning/plan.ts';
import { noTrial, readStoredTrials, requireChallengeOfTrial, requireTrial } from '../planning/stored-trials.ts';
import { newAct } from '../sheets/acts.ts';
import { type ChangeState, changeChallenge, type Outcome } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { listCorrections } from '../writing/corrections.ts';
import { maskErased } from '../writing/erased-names.ts';
import { logUnknownValues } from '../writing/log-unknown-values.ts';
import { writeUpload } from '../writing/write-upload.ts';
import { listCombinedTrials } from './take-out.ts';
import { buildEditUpload, createEditProblems, removeDates } from './trial-edit/edit-upload.ts';
import { describeEdit } from './trial-edit/log-detail.ts';
import { recode } from './trial-edit/recode.ts';
import { deleteEmptied, imageGroups, regroup } from './trial-edit/regroup.ts';
import { correctionIn, type TrialEdit } from './trial-edit/trial-edit.ts';

function checkEdit(row: TrialTable, edit: TrialEdit): void {
  const { status, revision } = edit;
  if (revision !== undefined && revision !== row.revision) {
    throw stale(revision, `the trial is at ${row.revision}`);
  }
  if (status !== undefined && status !== row.status && !canMove(row.status, status)) {
    throw refusalAt('invalid transition', '$.status', `a trial does not go from ${row.status} to ${status}`);
  }
  if (correctionIn(row, edit) && edit.reason === undefined) {
    throw refusalAt('invalid request', '$.reason', 'is missing; a correction says why');
  }
}

/** A trial does not become official without the wind readings that its competition requires (Q5). @throws Refusal */
async function checkWind(
  db: Db,
  { flag, kind }: ChallengeRecord,
  { plan, lists, row }: { readonly plan: TrialPlan; readonly lists: TrialLists; readonly row: TrialTable },
): Promise<void> {
  const { sent } = plan;
  const isReached = sent?.status === TRIAL_STATUS.official && row.status !== TRIAL_STATUS.official;
  if (!isReached || !readOptions(flag).isWindRequired) return;
  const bodies = lists.results?.rows.map(({ body }) => body) ?? (await readResultBodies(db, row.oid));
  const { g0, g1, dets } = sent;
  if (!isWindMissing(parseBodies<ResultRow>(bodies), dets.wind, readEvent({ g0, g1, dets }, kind))) return;
  throw conflictAt('wind missing', '$.status', 'the competition requires the wind, and a mark has no reading');
}

/** The act that records who changed a trial's status, and why. */
function statusActs({ oid: list, challenge, status: from }: TrialTable, edit: TrialEdit, organiser: string, now: Date) {
  const { status: to = from, reason: why } = edit;
  return to === from ? [] : [newAct('status', { challenge, list }, { from, to, why }, organiser, now)];
}

async function present(ctx: Context, oid: string, chOID: string): Promise<Trial> {
  const known = await readStoredTrials(ctx.store.db, chOID);
  const rows = [...known.trials.values()];
  const row = requireTrial(known, oid);
  const group = [...known.groups.values()].find((one) => one.oid === row.trial_group);
  if (group === undefined) throw noTrial(oid);
  return presentTrial(row, group, countRounds(rows)(row));
}

/** Changes one trial by hand; what it replaces is stored for undo. */
export async function editTrial(ctx: Context, organiser: string, oid: string, edit: TrialEdit): Promise<Trial> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  const { starts = [], results = [] } = edit;
  logUnknownValues(ctx, chOID, { trialsData: [], startlists: { [oid]: starts }, resultlists: { [oid]: results } });
  await changeChallenge(ctx, { chOID, organiser }, (state) => planEdit(state, organiser, oid, edit));
  return present(ctx, oid, chOID);
}

async function planEdit(
  { db, challenge, now, requireFree }: ChangeState,
  organiser: string,
  oid: string,
  edit: TrialEdit,
): Promise<Outcome<undefined>> {
  const { oid: chOID } = challenge;
  const known = await readStoredTrials(db, chOID);
  const row = requireTrial(known, oid);
  // A hold is refused before an error of the edit.
  await requireFree([oid]);
  checkEdit(row, edit);
  const coded = await recode(db, removeDates(row, edit), edit.uid ?? row.uid, known);
  const regrouped = await regroup(db, coded, known, edit.group);
  const isCorrected = correctionIn(row, edit);
  const body = await maskErased(db, chOID, buildEditUpload(coded, regrouped.name, edit, { now, isCorrected }));
  const problems = createEditProblems();
  const checked = checkTrials(body.trialsData, regrouped.stored, problems);
  const corrections = await listCorrections(db, row, edit.results, { organiser, now, why: edit.reason });
  await insertActs(db, corrections);
  const upload = planUpload(body, checked, regrouped.stored, problems);
  problems.settle();
  const plan = upload.trials.get(coded.uid) as TrialPlan;
  const lists = await planLists(db, plan, body, challenge.kind, coded.uid !== row.uid, problems);
  problems.settle();
  await checkWind(db, challenge, { plan, lists, row });
  if (plan.hash === row.hash && lists.starts === undefined && lists.results === undefined)
    return { unchanged: undefined };
  const image = await readImage(db, chOID, [oid]);
  const groups = [...upload.groups.values()].filter((group) => group.stored?.name !== group.name);
  const moves = statusActs(row, edit, organiser, now);
  const shown = lists.results === undefined ? [] : [oid, ...listCombinedTrials([...known.trials.values()], [row])];
  return {
    combinedEvents: findCombinedEvents([row, { combined: plan.sent?.dets.combined ?? null }]),
    write: async (stamp) => {
      await writeUpload(db, { groups, commitments: [], trials: [{ plan, lists }] }, stamp);
      await deleteEmptied(db, regrouped);
      await insertActs(db, moves);
    },
    requalified: [oid],
    regrouped: coded.uid === row.uid ? [] : [row],
    log: {
      action: isCorrected ? 'trial corrected' : 'trial changed',
      detail: describeEdit(row, regrouped, plan, lists, edit),
      undo: {
        ...image,
        groups: regrouped.emptied,
        regrouped: imageGroups(regrouped, upload),
        said: [...corrections, ...moves].map((act) => act.oid),
      },
    },
    changed: {
      trials: [oid],
      starts: lists.starts === undefined ? [] : [oid],
      results: shown,
      structure: plan.sent?.date !== row.date || coded.uid !== row.uid || groups.length > 0,
      challenge: false,
    },
    answer: () => undefined,
  };
}
