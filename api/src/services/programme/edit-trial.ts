import { canChangeStatus, isWindMissing, readEvent, readOptions, TRIAL_STATUS } from 'shared-domain';
import type { ResultRow, Trial } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import { conflictAt, refusalAt, stale } from '../../base/refusal.ts';
import { countRounds, followParts, presentTrial } from '../../presenters/trial.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies, readSentResults } from '../../store/lists/lists.ts';
import { insertActs } from '../../store/lists/official-acts.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import { readImage } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import { checkTrials } from '../planning/check-trials.ts';
import { planLists, type TrialLists } from '../planning/plan-lists.ts';
import { planUpload, type TrialPlan } from '../planning/plan-upload.ts';
import {
  createMissingTrialRefusal,
  readStoredTrials,
  requireChallengeOfTrial,
  requireTrial,
} from '../planning/stored-trials.ts';
import { createAct } from '../sheets/acts.ts';
import { parseDets } from '../sheets/sheet.ts';
import { isWindWithdrawn } from '../sheets/withdrawn-wind.ts';
import { type ChangeState, changeChallenge, type Outcome } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { listCorrections, listWindCorrections } from '../writing/corrections.ts';
import { logUnknownValues } from '../writing/log-unknown-values.ts';
import { writeUpload } from '../writing/write-upload.ts';
import { listCombinedEventOids } from './remove-trials.ts';
import { buildEditUpload, createEditProblems, removeDates } from './trial-edit/edit-upload.ts';
import { listFollowingHeats } from './trial-edit/following-heats.ts';
import { describePart, listFollowingParts } from './trial-edit/following-parts.ts';
import { describeEdit } from './trial-edit/log-detail.ts';
import { recodeTrial } from './trial-edit/recode.ts';
import { buildGroupImage, deleteEmptiedGroups, regroupTrial } from './trial-edit/regroup.ts';
import { isCorrectionEdit, type TrialEdit } from './trial-edit/trial-edit.ts';

function checkEdit(row: TrialTable, edit: TrialEdit): void {
  const { status, revision } = edit;
  if (revision !== undefined && revision !== row.revision) {
    throw stale(revision, `the trial is at ${row.revision}`);
  }
  if (status !== undefined && status !== row.status && !canChangeStatus(row.status, status)) {
    throw refusalAt('invalid transition', '$.status', `a trial does not go from ${row.status} to ${status}`);
  }
  if (isCorrectionEdit(row, edit) && edit.reason === undefined) {
    throw refusalAt('invalid request', '$.reason', 'is missing; a correction says why');
  }
}

/** A trial that an edit changes: as it is stored, as it will be, and its lists. */
interface EditedTrial {
  readonly row: TrialTable;
  readonly plan: TrialPlan;
  readonly lists: TrialLists;
}

/** @throws Refusal where a trial would become official without a result, or without the wind readings that its competition requires (Q5, Q8), unless it is said why nobody read them */
async function checkOfficial(
  db: Db,
  { flag, kind }: ChallengeRecord,
  { plan, lists, row }: EditedTrial,
  { isWindUnread, reason }: Pick<TrialEdit, 'isWindUnread' | 'reason'>,
): Promise<void> {
  const { sent } = plan;
  const isMadeOfficial = sent?.status === TRIAL_STATUS.official && row.status !== TRIAL_STATUS.official;
  if (!isMadeOfficial) return;
  if ((lists.results?.rows.length ?? row.results) === 0)
    throw conflictAt('without results', '$.status', 'a trial without results does not become official');
  if (!readOptions(flag).isWindRequired || (isWindUnread === true && reason !== undefined)) return;
  const bodies = lists.results?.rows.map(({ body }) => body) ?? (await readResultBodies(db, row.oid));
  const { g0, g1, dets } = sent;
  if (!isWindMissing(parseBodies<ResultRow>(bodies), dets.wind, readEvent({ g0, g1, dets }, kind))) return;
  throw conflictAt(
    'wind missing',
    '$.status',
    `the competition requires the wind, and a mark of ${row.uid} has no reading`,
    {
      trial: row.oid,
    },
  );
}

/** The edit, which makes an official trial unofficial where it removes a wind reading that the competition requires (Q8). */
async function reopenWithoutWind(
  db: Db,
  challenge: ChallengeRecord,
  row: TrialTable,
  edit: TrialEdit,
): Promise<TrialEdit> {
  if (edit.status !== undefined && edit.status !== row.status) return edit;
  if (edit.dets === undefined && edit.results === undefined) return edit;
  const { wind } = parseDets(row);
  const rows = parseBodies<SentResult>(await readSentResults(db, row.oid));
  const after = { rows: edit.results ?? rows, wind: edit.dets === undefined ? wind : edit.dets.wind };
  if (!isWindWithdrawn(challenge, row, { rows, wind }, after)) return edit;
  return { ...edit, status: TRIAL_STATUS.unofficial };
}

/** The acts that record who changed the status of each trial, and why. */
function buildStatusActs(trials: readonly EditedTrial[], why: string | undefined, organiser: string, now: Date) {
  return trials.flatMap(({ row: { oid: list, challenge, status: from }, plan }) => {
    const to = plan.sent?.status ?? from;
    return to === from ? [] : [createAct('status', { challenge, list }, { from, to, why }, organiser, now)];
  });
}

async function readTrial(ctx: Context, oid: string, chOID: string): Promise<Trial> {
  const stored = await readStoredTrials(ctx.store.db, chOID);
  const rows = followParts([...stored.trials.values()]);
  const row = rows.find((one) => one.oid === oid) ?? requireTrial(stored, oid);
  const group = [...stored.groups.values()].find((one) => one.oid === row.trial_group);
  if (group === undefined) throw createMissingTrialRefusal(oid);
  return presentTrial(row, group, countRounds(rows)(row));
}

/** Changes one trial by hand; what it replaces is stored for undo. */
export async function editTrial(ctx: Context, organiser: string, oid: string, edit: TrialEdit): Promise<Trial> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  const { starts = [], results = [] } = edit;
  logUnknownValues(ctx, chOID, { trialsData: [], startlists: { [oid]: starts }, resultlists: { [oid]: results } });
  await changeChallenge(ctx, { chOID, organiser }, (state) => planEdit(state, organiser, oid, edit));
  return readTrial(ctx, oid, chOID);
}

async function planEdit(
  { db, challenge, now, requireUnheld }: ChangeState,
  organiser: string,
  oid: string,
  requestedEdit: TrialEdit,
): Promise<Outcome<undefined>> {
  const { oid: chOID } = challenge;
  const stored = await readStoredTrials(db, chOID);
  const row = requireTrial(stored, oid);
  const edit = await reopenWithoutWind(db, challenge, row, await maskErasedTexts(db, chOID, requestedEdit));
  const parts = listFollowingParts(stored, row, edit);
  const heats = listFollowingHeats(stored, row, edit);
  const followers = [...parts, ...heats];
  // Somebody else's hold is reported before errors of the edit.
  await requireUnheld([oid, ...followers.map((follower) => follower.row.oid)]);
  checkEdit(row, edit);
  const recodedTrial = await recodeTrial(db, removeDates(row, edit), edit.uid ?? row.uid, stored);
  const regrouping = await regroupTrial(db, recodedTrial, stored, edit.group);
  const isCorrected = isCorrectionEdit(row, edit);
  const change = { now, isCorrected };
  const sentEdit = buildEditUpload(recodedTrial, regrouping.name, edit, change);
  const sentFollowers = [
    ...parts.map((part) => buildEditUpload(part.row, regrouping.name, { status: part.status }, change)),
    ...heats.map((heat) => buildEditUpload(heat.row, regrouping.name, heat.edit, { now, isCorrected: false })),
  ].flatMap(({ trialsData }) => trialsData);
  const trialsData = [...sentEdit.trialsData, ...sentFollowers];
  const body = { ...sentEdit, trialsData };
  const problems = createEditProblems();
  const checkedTrials = checkTrials(body.trialsData, regrouping.stored, problems);
  const author = { organiser, now, why: edit.reason };
  const corrections = [
    ...(await listCorrections(db, row, edit.results, author)),
    ...listWindCorrections(row, sentEdit.trialsData[0]?.dets, author),
  ];
  await insertActs(db, corrections);
  const upload = planUpload(body, checkedTrials, regrouping.stored, problems);
  problems.throwErrors();
  const edited: EditedTrial[] = [];
  for (const one of [
    { row, uid: recodedTrial.uid },
    ...followers.map((follower) => ({ row: follower.row, uid: follower.row.uid })),
  ]) {
    const plan = upload.trials.get(one.uid) as TrialPlan;
    const lists = await planLists(db, plan, body, challenge.kind, one.uid !== one.row.uid, problems);
    edited.push({ row: one.row, plan, lists });
  }
  problems.throwErrors();
  for (const one of edited) await checkOfficial(db, challenge, one, edit);
  const [{ plan, lists }] = edited as [EditedTrial, ...EditedTrial[]];
  if (plan.hash === row.hash && lists.starts === undefined && lists.results === undefined)
    return { unchanged: undefined };
  const oids = edited.map((one) => one.row.oid);
  const image = await readImage(db, chOID, oids);
  const groups = [...upload.groups.values()].filter((group) => group.stored?.name !== group.name);
  const statusActs = buildStatusActs(edited, edit.reason, organiser, now);
  const changedResults = edited.filter((one) => one.lists.results !== undefined).map((one) => one.row);
  const shownResults = [
    ...changedResults.map((one) => one.oid),
    ...listCombinedEventOids([...stored.trials.values()], changedResults),
  ];
  return {
    combinedEvents: findCombinedEvents([
      ...edited.map((one) => one.row),
      { combined: plan.sent?.dets.combined ?? null },
    ]),
    write: async (stamp) => {
      await writeUpload(db, { groups, commitments: [], trials: edited }, stamp);
      await deleteEmptiedGroups(db, regrouping);
      await insertActs(db, statusActs);
    },
    requalified: oids,
    requalifiedBefore: recodedTrial.uid === row.uid ? [] : [row],
    log: {
      action: isCorrected ? 'trial corrected' : 'trial changed',
      detail: {
        ...describeEdit(row, regrouping, plan, lists, edit),
        ...(parts.length === 0 ? {} : { parts: parts.map((part) => describePart(part.row)) }),
        ...(heats.length === 0 ? {} : { heats: heats.map((heat) => describePart(heat.row)) }),
      },
      undo: {
        ...image,
        groups: regrouping.emptied,
        regrouped: buildGroupImage(regrouping, upload),
        said: [...corrections, ...statusActs].map((act) => act.oid),
      },
    },
    changed: {
      trials: oids,
      starts: lists.starts === undefined ? [] : [oid],
      results: [...new Set(shownResults)],
      structure: plan.sent?.date !== row.date || recodedTrial.uid !== row.uid || groups.length > 0,
      challenge: false,
    },
    answer: () => undefined,
  };
}
