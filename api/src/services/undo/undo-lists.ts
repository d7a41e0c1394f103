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
import { blocked, requireNoLaterAct, type UndoneAct } from './later-act.ts';
import { deleteCreatedGroups, restoreGroups } from './undo-groups.ts';

const changeText = (uid: string): string => `${uid} has changed since; undo the newer acts first`;

const changedSince = (uid: string, oid: string) => blocked('changed since', changeText(uid), oid);

const requireUnchanged = (db: Db, act: UndoneAct, { uid, oid }: { readonly uid: string; readonly oid: string }) =>
  requireNoLaterAct(db, act, { about: oid, detail: changeText(uid) });

/** Deletes the trials that the act created. @throws Refusal `conflict` when one has changed since */
async function deleteCreatedTrials(db: Db, act: UndoneAct, { created = [], revision }: RemovedBody): Promise<string[]> {
  const { chOID } = act;
  const present = (await listTrials(db, chOID)).filter(({ oid }) => created.includes(oid));
  for (const trial of present) if (trial.revision !== revision) await requireUnchanged(db, act, trial);
  const oids = present.map(({ oid }) => oid);
  await deleteTrials(db, oids);
  return oids;
}

interface Stored {
  readonly oid: string;
  readonly start_hash: string | null;
  readonly result_hash?: string | null;
}

/** An upload that gives the lists their former rows; rows that others changed since are left alone. */
async function listsBefore(db: Db, act: UndoneAct, images: readonly ListImage[]): Promise<SentUpload> {
  const { chOID } = act;
  const stored = new Map<string, Stored>(
    [...(await listTrials(db, chOID)), ...(await listGroups(db, chOID))].map((row) => [row.oid, row]),
  );
  const upload: SentUpload = { chOID, trialsData: [], startlists: {}, resultlists: {} };
  for (const { list, uid, starts, results } of images) {
    const current = stored.get(list);
    if (current === undefined) throw blocked('deleted since', `${uid} is gone; undo its deletion first`, list);
    if (starts !== undefined) {
      if (starts.after !== current.start_hash) throw changedSince(uid, list);
      upload.startlists[uid] = parseBodies(starts.before);
    }
    if (results === undefined) continue;
    if (results.after !== undefined) {
      if (results.after !== current.result_hash) await requireUnchanged(db, act, { uid, oid: list });
      upload.resultlists[uid] = [];
      continue;
    }
    const rows = await readSentResults(db, list);
    const rest = subtractRows(rows, results.added);
    if (rest.length !== rows.length - results.added.length) throw changedSince(uid, list);
    upload.resultlists[uid] = parseBodies([...rest, ...results.removed]);
  }
  return upload;
}

/** Trials whose results the act changed: those it names, and every heat of a round it decided about. */
async function readTouchedTrials(
  db: Db,
  chOID: string,
  { said = [], touched = [] }: RemovedBody,
): Promise<TrialTable[]> {
  const rounds = new Set((await readActsByOid(db, said)).map(({ list, round }) => `${list} ${round}`));
  const isTouched = ({ oid, trial_group, round }: TrialTable) =>
    touched.includes(oid) || rounds.has(`${trial_group} ${round}`);
  return (await listTrials(db, chOID)).filter(isTouched);
}

/** Undoes an act on rows: each row as it was, ranks computed again, its officials' acts withdrawn. */
export async function planListsBefore(
  { db, challenge }: ChangeState,
  log: string,
  body: RemovedBody,
): Promise<Omit<PlannedChange<never>, 'answer'>> {
  const { oid: chOID } = challenge;
  const act = { chOID, log };
  const deleted = await deleteCreatedTrials(db, act, body);
  const { regrouped = { renamed: [], made: [] } } = body;
  await restoreGroups(db, chOID, regrouped);
  const restored = await restoreTrialFields(db, chOID, body.fields ?? []);
  const images = (body.lists ?? []).filter(({ list }) => !deleted.includes(list));
  const shownAgain = await readTouchedTrials(db, chOID, body);
  await deleteActs(db, body.said ?? []);
  await insertActs(db, body.acts ?? []);
  const upload = await listsBefore(db, act, images);
  for (const { oid, uid, results } of shownAgain) {
    if (results > 0) upload.resultlists[uid] ??= parseBodies(await readSentResults(db, oid));
  }
  const planned = await planWrite(db, challenge, upload, createProblems(), { shouldRebuild: true });
  const shown = [...planned.plan.trials.values(), ...shownAgain].map(({ oid }) => oid);
  const touched = [...new Set([...shown, ...restored])];
  const change = describeChange(planned);
  return {
    trials: touched,
    combinedEvents: findCombinedEvents([...planned.stored.trials.values()].filter(({ oid }) => touched.includes(oid))),
    write: async (stamp) => {
      for (const oid of restored) await updateTrial(db, oid, { revision: stamp.revision, updated: stamp.updated });
      await writeUpload(db, planned.write, stamp);
      await deleteCreatedGroups(db, chOID, regrouped);
    },
    requalified: touched,
    recount: deleted.length + restored.length + regrouped.made.length > 0,
    changed: {
      ...change,
      trials: [...new Set([...change.trials, ...touched, ...deleted])],
      structure: change.structure || deleted.length + regrouped.made.length + regrouped.renamed.length > 0,
    },
  };
}
