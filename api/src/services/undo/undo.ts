import type { UndoAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { mayWriteFor } from '../../policies/challenge-policy.ts';
import { restoreChallenge } from '../../store/challenge-image.ts';
import { findChallenge, growRevision, holdChallenge } from '../../store/challenges.ts';
import { type Change, insertChange } from '../../store/changes.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists.ts';
import { writeLog } from '../../store/log.ts';
import { deleteActs } from '../../store/official-acts.ts';
import { roleIn } from '../../store/organisers.ts';
import { findRemoved, markUndone, putBack, type RemovedBody } from '../../store/removed.ts';
import type { RemovedTable } from '../../store/secretariat-tables.ts';
import { settleTrials } from '../../store/settle.ts';
import { listGroups, listTrials } from '../../store/trials.ts';
import type { Context } from '../context/context.ts';
import { keepRenumbering } from '../sheets/renumbered.ts';
import { totalsOfWholes, wholesOf } from '../writing/combined-totals.ts';
import { KEPT_DAYS, keptUntil } from '../writing/kept.ts';
import { requalify } from '../writing/requalify.ts';
import { writeTotals } from '../writing/write-totals.ts';
import { undoLists } from './undo-lists.ts';
import { undoMade, undoRenamed } from './undo-regroup.ts';

const unknown = (log: string) => refusal('not found', `$.logOid: ${JSON.stringify(log)} is no act that can be undone`);

async function findUndoable(db: Db, organiser: string, log: string, now: Date): Promise<RemovedTable> {
  const removed = await findRemoved(db, log);
  if (removed === undefined || (await roleIn(db, organiser, removed.organisation)) === undefined) throw unknown(log);
  await mayWriteFor(db, organiser, removed.organisation);
  if (removed.undone_at !== null) throw refusal('conflict', '$.logOid: this act has been undone already');
  if (keptUntil(removed.deleted_at) <= now) {
    throw refusal('conflict', `$.logOid: this act is older than ${KEPT_DAYS} days`);
  }
  return removed;
}

/** Nothing newer is overwritten: what would stand in the way is named. */
async function checkUnchanged(db: Db, chOID: string, body: RemovedBody): Promise<void> {
  const trials = await listTrials(db, chOID);
  const groups = new Map((await listGroups(db, chOID)).map((group) => [group.uid, group.oid]));
  for (const trial of body.trials) {
    const there = trials.filter(({ oid, uid }) => oid === trial.oid || uid === trial.uid);
    if (there.some(({ revision }) => revision !== body.revision)) {
      throw refusal('conflict', `trial ${trial.uid} has changed since; undo the newer acts first`);
    }
    const group =
      [...groups.values()].includes(trial.trial_group) || body.groups.some((g) => g.oid === trial.trial_group);
    if (!group) throw refusal('conflict', `the group of trial ${trial.uid} is gone; undo its deletion first`);
  }
  const again = body.groups.find(({ uid }) => groups.has(uid));
  if (again !== undefined) throw refusal('conflict', `there is a group ${again.uid} again`);
}

/** Undoes an act that took something away or replaced it (30 days); the undoing is an act of its own. */
export async function undo(ctx: Context, organiser: string, logOid: string): Promise<UndoAnswer> {
  const now = ctx.clock();
  const { log, change, visible } = await ctx.store.transaction(async (tx) => {
    const removed = await findUndoable(tx, organiser, logOid, now);
    const { challenge: chOID } = removed;
    const body = JSON.parse(removed.body) as RemovedBody;
    await holdChallenge(tx, chOID);
    const known = await findChallenge(tx, chOID);
    if (known === undefined && body.challenge === undefined) {
      throw refusal('conflict', 'the challenge is gone; undo its deletion first');
    }
    if (body.challenge !== undefined) await restoreChallenge(tx, body);
    const revision = await growRevision(tx, chOID, now);
    const entry = { challenge: chOID, organiser, action: 'undone', detail: { undone: logOid }, now };
    if (body.lists !== undefined && known !== undefined) {
      const told = await undoLists(tx, known, body, { organiser, revision, now, steady: ctx.steady() });
      await markUndone(tx, logOid, now);
      await insertChange(tx, told, now);
      return { log: await writeLog(tx, entry), change: told, visible: known.visible === 1 };
    }
    await checkUnchanged(tx, chOID, body);
    const { regrouped = { renamed: [], made: [] } } = body;
    await undoRenamed(tx, chOID, regrouped);
    const stamp = { revision, updated: now.toISOString() };
    const totals = known && (await totalsOfWholes(tx, known, wholesOf(body.trials)));
    await deleteActs(tx, body.said ?? []);
    for (const { oid: list } of body.trials) {
      const own = body.starts.filter((row) => row.list === list).toSorted((a, b) => a.position - b.position);
      const after = own.map((row) => row.hidden ?? row.body);
      const results = body.results.filter((row) => row.list === list).map(({ sent }) => sent);
      await keepRenumbering(
        tx,
        { challenge: chOID, list, now },
        { starts: [await readSentStarts(tx, list), after], results },
      );
    }
    await putBack(tx, { ...body, trials: body.trials.map((trial) => ({ ...trial, ...stamp })) });
    await undoMade(tx, chOID, regrouped);
    const followed =
      known === undefined || totals === undefined
        ? []
        : [
            ...(await writeTotals(tx, known, totals, { challenge: chOID, ...stamp })),
            ...(await requalify(tx, known, body.trials)),
          ];
    await settleTrials(tx, chOID, revision);
    await markUndone(tx, logOid, now);
    const oids = body.trials.map(({ oid }) => oid);
    const told: Change = {
      ...{ chOID, revision, trials: oids, starts: oids, results: [...new Set([...oids, ...followed])] },
      ...{ structure: true, challenge: body.challenge !== undefined },
    };
    await insertChange(tx, told, now);
    return { log: await writeLog(tx, entry), change: told, visible: (body.challenge ?? known)?.visible === 1 };
  });
  ctx.revisions.committed(change.chOID, change.revision, visible);
  ctx.announce(change);
  return { chOID: change.chOID, log };
}
