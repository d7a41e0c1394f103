import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults } from '../../store/lists/lists.ts';
import { deleteActs, insertActs, readActsByOid } from '../../store/lists/official-acts.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { listGroups, listTrials, updateTrial } from '../../store/lists/trials.ts';
import { deleteTrials, type ListImage, type RemovedBody } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import { planWrite } from '../planning/plan-write.ts';
import { createProblems } from '../planning/problems.ts';
import type { ChangeState, PlannedChange } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { describeChange } from '../writing/describe-change.ts';
import { subtractRows } from '../writing/list-images.ts';
import { restoreTrialFields } from '../writing/trial-fields.ts';
import { writeUpload } from '../writing/write-upload.ts';
import { createBlockedRefusal, requireNoLaterAct, type UndoneAct } from './later-act.ts';
import { deleteCreatedGroups, restoreGroups } from './undo-groups.ts';

const describeLaterChange = (uid: string): string => `${uid} has changed since; undo the newer acts first`;

const createChangedRefusal = (uid: string, oid: string) =>
  createBlockedRefusal('changed since', describeLaterChange(uid), oid);

const requireUnchanged = (db: Db, act: UndoneAct, { uid, oid }: { readonly uid: string; readonly oid: string }) =>
  requireNoLaterAct(db, act, { about: oid, detail: describeLaterChange(uid) });

/** Deletes the trials that the act created. @throws Refusal `conflict` when one has changed since */
async function deleteCreatedTrials(db: Db, act: UndoneAct, { created = [], revision }: RemovedBody): Promise<string[]> {
  const { chOID } = act;
  const existingTrials = (await listTrials(db, chOID)).filter(({ oid }) => created.includes(oid));
  for (const trial of existingTrials) if (trial.revision !== revision) await requireUnchanged(db, act, trial);
  const oids = existingTrials.map(({ oid }) => oid);
  await deleteTrials(db, oids);
  return oids;
}

interface StoredList {
  readonly oid: string;
  readonly start_hash: string | null;
  readonly result_hash?: string | null;
}

/** An upload that restores the former rows of lists; rows that others changed since are not changed. */
async function buildFormerLists(db: Db, act: UndoneAct, images: readonly ListImage[]): Promise<SentUpload> {
  const { chOID } = act;
  const stored = new Map<string, StoredList>(
    [...(await listTrials(db, chOID)), ...(await listGroups(db, chOID))].map((row) => [row.oid, row]),
  );
  const upload: SentUpload = { chOID, trialsData: [], startlists: {}, resultlists: {} };
  for (const { list, uid, starts, results } of images) {
    const current = stored.get(list);
    if (current === undefined)
      throw createBlockedRefusal('deleted since', `${uid} is gone; undo its deletion first`, list);
    if (starts !== undefined) {
      if (starts.after !== current.start_hash) throw createChangedRefusal(uid, list);
      upload.startlists[uid] = parseBodies(starts.before);
    }
    if (results === undefined) continue;
    if (results.after !== undefined) {
      if (results.after !== current.result_hash) await requireUnchanged(db, act, { uid, oid: list });
      upload.resultlists[uid] = [];
      continue;
    }
    const rows = await readSentResults(db, list);
    const remainingRows = subtractRows(rows, results.added);
    if (remainingRows.length !== rows.length - results.added.length) throw createChangedRefusal(uid, list);
    upload.resultlists[uid] = parseBodies([...remainingRows, ...results.removed]);
  }
  return upload;
}

/** Trials whose results the act changed: those stored with it, and every heat of a round that its officials' acts are about. */
async function readAffectedTrials(
  db: Db,
  chOID: string,
  { said = [], touched = [] }: RemovedBody,
): Promise<TrialTable[]> {
  const rounds = new Set((await readActsByOid(db, said)).map(({ list, round }) => `${list} ${round}`));
  const isAffected = ({ oid, trial_group, round }: TrialTable) =>
    touched.includes(oid) || rounds.has(`${trial_group} ${round}`);
  return (await listTrials(db, chOID)).filter(isAffected);
}

/** Undoes an act on rows: restores the rows, computes ranks again and withdraws the act's officials' acts. */
export async function planFormerLists(
  { db, challenge }: ChangeState,
  log: string,
  body: RemovedBody,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  const { oid: chOID } = challenge;
  const act = { chOID, log };
  const deletedOids = await deleteCreatedTrials(db, act, body);
  const { regrouped = { renamed: [], made: [] } } = body;
  await restoreGroups(db, chOID, regrouped);
  const restoredOids = await restoreTrialFields(db, chOID, body.fields ?? []);
  const images = (body.lists ?? []).filter(({ list }) => !deletedOids.includes(list));
  const affectedTrials = await readAffectedTrials(db, chOID, body);
  await deleteActs(db, body.said ?? []);
  await insertActs(db, body.acts ?? []);
  const upload = await buildFormerLists(db, act, images);
  for (const { oid, uid, results } of affectedTrials) {
    if (results > 0) upload.resultlists[uid] ??= parseBodies(await readSentResults(db, oid));
  }
  const planned = await planWrite(db, challenge, upload, createProblems(), { shouldRebuild: true });
  const shownOids = [...planned.plan.trials.values(), ...affectedTrials].map(({ oid }) => oid);
  const changedOids = [...new Set([...shownOids, ...restoredOids])];
  const change = describeChange(planned);
  return {
    trials: changedOids,
    combinedEvents: findCombinedEvents(
      [...planned.stored.trials.values()].filter(({ oid }) => changedOids.includes(oid)),
    ),
    write: async (stamp) => {
      for (const oid of restoredOids) await updateTrial(db, oid, { revision: stamp.revision, updated: stamp.updated });
      await writeUpload(db, planned.write, stamp);
      await deleteCreatedGroups(db, chOID, regrouped);
    },
    requalified: changedOids,
    shouldRecount: deletedOids.length + restoredOids.length + regrouped.made.length > 0,
    changed: {
      ...change,
      trials: [...new Set([...change.trials, ...changedOids, ...deletedOids])],
      structure: change.structure || deletedOids.length + regrouped.made.length + regrouped.renamed.length > 0,
    },
  };
}
