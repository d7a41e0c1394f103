import type { UndoAnswer } from 'shared-domain/contract';
import { conflict, conflictAt, refusalAt } from '../../base/refusal.ts';
import { requireOrganisationWriteAccess } from '../../policies/challenge-policy.ts';
import { findRole } from '../../store/accounts/organisers.ts';
import { restoreChallenge } from '../../store/challenges/challenge-image.ts';
import { findChallenge, readRevision } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import { deleteActs } from '../../store/lists/official-acts.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';
import { findRemoved, markUndone, type RemovedBody, restoreImage } from '../../store/lists/undo-images.ts';
import { findDroppedAct } from '../../store/lists/undo-room.ts';
import type { RemovedTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { recordRenumbering } from '../sheets/row-renumbering.ts';
import { restoreWithinLimits } from '../writing/challenge-limits.ts';
import { type ChangeState, changeChallenge, type Outcome, type PlannedChange } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { findUndoDeadline, UNDO_DAYS } from '../writing/undo-log.ts';
import { addLaterAct, createBlockedRefusal, requireNoLaterAct, type UndoneAct } from './later-act.ts';
import { planCodeRestoration } from './undo-codes.ts';
import { deleteCreatedGroups, restoreGroups } from './undo-groups.ts';
import { planFormerLists } from './undo-lists.ts';
import { planFormerPrices } from './undo-prices.ts';
import { planFormerRecords } from './undo-records.ts';

const createUnknownActRefusal = (log: string) =>
  refusalAt('not found', '$.logOid', `${JSON.stringify(log)} is no act that can be undone`);

/** @throws Refusal `conflict` for an act of the organiser's organisations whose image made room for newer ones */
async function refuseDroppedAct(db: Db, organiser: string, log: string): Promise<void> {
  const act = await findDroppedAct(db, log);
  if (act === undefined) return;
  const organisation = act.organisation ?? (await findChallenge(db, act.challenge ?? ''))?.organisation ?? '';
  if ((await findRole(db, organiser, organisation)) === undefined) return;
  throw conflictAt('undo dropped', '$.logOid', 'what undoing this act needs made room for newer acts');
}

async function findUndoable(db: Db, organiser: string, log: string, now: Date): Promise<RemovedTable> {
  const removed = await findRemoved(db, log);
  if (removed === undefined) await refuseDroppedAct(db, organiser, log);
  if (removed === undefined || (await findRole(db, organiser, removed.organisation)) === undefined)
    throw createUnknownActRefusal(log);
  await requireOrganisationWriteAccess(db, organiser, removed.organisation);
  if (removed.undone_at !== null) throw conflictAt('undone already', '$.logOid', 'this act has been undone already');
  if (findUndoDeadline(removed.deleted_at) <= now) {
    throw conflictAt('too old', '$.logOid', `this act is older than ${UNDO_DAYS} days`);
  }
  return removed;
}

/** @throws Refusal `conflict` naming what has changed since the act, so that nothing newer is overwritten */
async function checkUnchanged(db: Db, act: UndoneAct, body: RemovedBody): Promise<void> {
  const { chOID } = act;
  const trials = await listTrials(db, chOID);
  const groups = new Map((await listGroups(db, chOID)).map((group) => [group.uid, group.oid]));
  for (const trial of body.trials) {
    const sameTrials = trials.filter(({ oid, uid }) => oid === trial.oid || uid === trial.uid);
    if (sameTrials.some(({ revision }) => revision !== body.revision)) {
      const detail = `trial ${trial.uid} has changed since; undo the newer acts first`;
      // Another trial of the same uid has taken its place.
      if (sameTrials.some(({ oid }) => oid !== trial.oid))
        throw createBlockedRefusal('changed since', detail, trial.oid);
      await requireNoLaterAct(db, act, { about: trial.oid, detail });
    }
    const hasGroup =
      [...groups.values()].includes(trial.trial_group) || body.groups.some((g) => g.oid === trial.trial_group);
    if (!hasGroup)
      throw createBlockedRefusal(
        'deleted since',
        `the group of trial ${trial.uid} is gone; undo its deletion first`,
        trial.trial_group,
      );
  }
  const recreated = body.groups.find(({ uid }) => groups.has(uid));
  if (recreated !== undefined)
    throw createBlockedRefusal(
      'there again',
      `there is a group ${recreated.uid} again`,
      groups.get(recreated.uid) ?? '',
    );
}

/** Undoes an act of the last 30 days that removed or replaced something; the undo is logged as an act of its own. */
export async function undoAct(ctx: Context, organiser: string, logOid: string): Promise<UndoAnswer> {
  const now = ctx.clock();
  const { challenge: chOID } = await findUndoable(ctx.store.db, organiser, logOid, now);
  let body: RemovedBody | undefined;
  const restore = async (db: Db) => {
    // Somebody else may have undone it meanwhile.
    body = JSON.parse((await findUndoable(db, organiser, logOid, now)).body) as RemovedBody;
    if (body.challenge !== undefined) await restoreChallenge(db, body);
    else if ((await readRevision(db, chOID)) === undefined)
      throw conflict('deleted since', 'the challenge is gone; undo its deletion first');
  };
  const planUndo = async (state: ChangeState): Promise<Outcome<UndoAnswer>> => {
    if (body === undefined) throw new Error('an act is undone before it was read');
    const { write, ...planned } = await planFormerState(state, logOid, body);
    return {
      ...planned,
      write: async (stamp) => {
        await write(stamp);
        await markUndone(state.db, logOid, now);
      },
      log: { action: 'undone', detail: { undone: logOid } },
      answer: ({ log = '' }) => ({ chOID, log }),
    };
  };
  return changeChallenge(ctx, { chOID, organiser }, planUndo, restore).catch(async (error: unknown) => {
    throw await addLaterAct(ctx.store.db, error, { chOID, log: logOid });
  });
}

/** Restores what was there before the act, whatever the act was about. */
function planFormerState(
  state: ChangeState,
  log: string,
  body: RemovedBody,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  if (body.challenge !== undefined) return planFormerTrials(state, log, body);
  if (body.priceLists !== undefined) return planFormerPrices(state, body.priceLists);
  if (body.recordLists !== undefined) return planFormerRecords(state, body.recordLists);
  if (body.codeChange !== undefined) return planCodeRestoration(state, body.codeChange);
  return body.lists === undefined ? planFormerTrials(state, log, body) : planFormerLists(state, log, body);
}

/** Restores trials, and the challenge itself where it was deleted. */
async function planFormerTrials(
  { db, challenge, now }: ChangeState,
  log: string,
  body: RemovedBody,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  const { oid: chOID } = challenge;
  const isRestored = body.challenge !== undefined;
  await checkUnchanged(db, { chOID, log }, body);
  const { regrouped = { renamed: [], made: [] } } = body;
  await restoreGroups(db, chOID, regrouped);
  const oids = body.trials.map(({ oid }) => oid);
  return {
    ...(isRestored ? {} : { combinedEvents: findCombinedEvents(body.trials), requalifiedBefore: body.trials }),
    write: async ({ revision, updated }) => {
      await deleteActs(db, body.said ?? []);
      for (const list of oids) {
        const startRows = body.starts.filter((row) => row.list === list).toSorted((a, b) => a.position - b.position);
        const startBodies = startRows.map((row) => row.hidden ?? row.body);
        const results = body.results.filter((row) => row.list === list).map(({ sent }) => sent);
        await recordRenumbering(
          db,
          { challenge: chOID, list, now },
          { starts: [await readSentStarts(db, list), startBodies], results },
        );
      }
      const trials = body.trials.map((trial) => ({ ...trial, revision, updated }));
      const restore = () => restoreImage(db, { ...body, trials });
      await (isRestored ? restore() : restoreWithinLimits(db, chOID, restore));
      await deleteCreatedGroups(db, chOID, regrouped);
    },
    shouldRecount: true,
    changed: { trials: oids, starts: oids, results: oids, structure: true, challenge: isRestored },
    isVisible: challenge.visible === 1,
  };
}
