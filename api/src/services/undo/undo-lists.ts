import { refusal } from '../../base/refusal.ts';
import type { ChallengeRecord } from '../../store/challenges.ts';
import type { Change } from '../../store/changes.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults } from '../../store/lists.ts';
import { deleteActs, insertActs, readActsByOid } from '../../store/official-acts.ts';
import { deleteTrials, type ListImage, type RemovedBody } from '../../store/removed.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { SentUpload } from '../../store/sent.ts';
import { settleTrials } from '../../store/settle.ts';
import { listGroups, listTrials } from '../../store/trials.ts';
import { planWrite } from '../planning/plan-write.ts';
import { createProblems } from '../planning/problems.ts';
import { changeOf } from '../writing/change-of.ts';
import { readTotals } from '../writing/combined-totals.ts';
import { mustAllBeFree } from '../writing/holds.ts';
import { minus } from '../writing/list-images.ts';
import { requalifyTouched } from '../writing/requalify.ts';
import { writeTotals } from '../writing/write-totals.ts';
import { writeUpload } from '../writing/write-upload.ts';

interface Undoing {
  readonly organiser: string;
  readonly revision: number;
  readonly now: Date;
  /** For holds. */
  readonly steady: Date;
}

const parseAll = <T>(bodies: readonly string[]): T[] => JSON.parse(`[${bodies.join(',')}]`) as T[];

const changed = (uid: string) => refusal('conflict', `${uid} has changed since; undo the newer acts first`);

/** Trials that the act made go again, unless something came to them since. */
async function takeBackTrials(db: Db, chOID: string, { created = [], revision }: RemovedBody): Promise<string[]> {
  const made = (await listTrials(db, chOID)).filter(({ oid }) => created.includes(oid));
  for (const trial of made) if (trial.revision !== revision) throw changed(trial.uid);
  const oids = made.map(({ oid }) => oid);
  await deleteTrials(db, oids);
  return oids;
}

interface Stored {
  readonly oid: string;
  readonly start_hash: string | null;
}

/** The lists as they were, as the upload that says so; what others changed beside it stays. */
async function listsBefore(db: Db, chOID: string, images: readonly ListImage[]): Promise<SentUpload> {
  const stored = new Map<string, Stored>(
    [...(await listTrials(db, chOID)), ...(await listGroups(db, chOID))].map((row) => [row.oid, row]),
  );
  const upload: SentUpload = { chOID, trialsData: [], startlists: {}, resultlists: {} };
  for (const { list, uid, starts, results } of images) {
    const now = stored.get(list);
    if (now === undefined) throw refusal('conflict', `${uid} is gone; undo its deletion first`);
    if (starts !== undefined) {
      if (starts.after !== now.start_hash) throw changed(uid);
      upload.startlists[uid] = parseAll(starts.before);
    }
    if (results === undefined) continue;
    const rows = await readSentResults(db, list);
    const rest = minus(rows, results.added);
    if (rest.length !== rows.length - results.added.length) throw changed(uid);
    upload.resultlists[uid] = parseAll([...rest, ...results.removed]);
  }
  return upload;
}

/** Trials that show something else by an act: those it touched, and every heat of a round that it spoke of. */
async function touchedBy(db: Db, chOID: string, { said = [], touched = [] }: RemovedBody): Promise<TrialTable[]> {
  const rounds = new Set((await readActsByOid(db, said)).map(({ list, round }) => `${list} ${round}`));
  const isOf = ({ oid, trial_group, round }: TrialTable) =>
    touched.includes(oid) || rounds.has(`${trial_group} ${round}`);
  return (await listTrials(db, chOID)).filter(isOf);
}

/** Undoes an act on rows inside its transaction: each row as it was, ranks anew, what was said by it unsaid. */
export async function undoLists(
  db: Db,
  challenge: ChallengeRecord,
  body: RemovedBody,
  { organiser, revision, now, steady }: Undoing,
): Promise<Change> {
  const { oid: chOID } = challenge;
  const gone = await takeBackTrials(db, chOID, body);
  const images = (body.lists ?? []).filter(({ list }) => !gone.includes(list));
  const again = await touchedBy(db, chOID, body);
  await deleteActs(db, body.said ?? []);
  await insertActs(db, body.acts ?? []);
  const upload = await listsBefore(db, chOID, images);
  for (const { oid, uid, results } of again) {
    if (results > 0) upload.resultlists[uid] ??= parseAll(await readSentResults(db, oid));
  }
  const planned = await planWrite(db, challenge, upload, createProblems(), true);
  const { write } = planned;
  const touched = [...new Set([...planned.plan.trials.values(), ...again].map(({ oid }) => oid))];
  await mustAllBeFree(db, chOID, touched, organiser, steady);
  const totals = await readTotals(db, challenge, touched);
  const stamp = { challenge: chOID, revision, updated: now.toISOString() };
  await writeUpload(db, write, stamp);
  const combined = await writeTotals(db, challenge, totals, stamp);
  if (gone.length > 0) await settleTrials(db, chOID, revision);
  const requalified = [...(await requalifyTouched(db, challenge, touched)), ...combined];
  const change = changeOf(planned, chOID, revision);
  return {
    ...change,
    trials: [...new Set([...change.trials, ...touched, ...gone])],
    results: [...new Set([...change.results, ...requalified])],
    structure: change.structure || gone.length > 0,
  };
}
