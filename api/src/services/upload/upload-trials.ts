import type { UploadAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import {
  type ChallengeRecord,
  findChallenge,
  growRevision,
  holdChallenge,
  readRevision,
} from '../../store/challenges.ts';
import type { Db } from '../../store/db.ts';
import { type LogEntry, writeLog } from '../../store/log.ts';
import { insertActs } from '../../store/official-acts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { SentUpload } from '../../store/sent.ts';
import type { Context } from '../context/context.ts';
import { noChallenge } from '../context/programme.ts';
import { isNothing, type PlannedWrite, planWrite, type UploadWrite } from '../planning/plan-write.ts';
import { createProblems, type Problems } from '../planning/problems.ts';
import { changeOf } from '../writing/change-of.ts';
import { changing } from '../writing/changing.ts';
import { totalsOfWholes, wholesOf } from '../writing/combined-totals.ts';
import { uploadCorrections } from '../writing/corrections.ts';
import { withoutErased } from '../writing/erased-rows.ts';
import { mustAllBeFree } from '../writing/holds.ts';
import { logUndoable } from '../writing/kept.ts';
import { destroys, readListImages } from '../writing/list-images.ts';
import { requalifyTouched } from '../writing/requalify.ts';
import { writeTotals } from '../writing/write-totals.ts';
import { writeUpload } from '../writing/write-upload.ts';

/** Writes an upload; where it takes rows away or says them anew, they are kept and can be put back. */
async function writeAndLog(
  db: Db,
  write: UploadWrite,
  entry: LogEntry & { readonly challenge: string; readonly organisation: string },
  revision: number,
  said: readonly string[],
): Promise<void> {
  const { challenge, organisation, now, ...act } = entry;
  const lists = await readListImages(db, write);
  const undoable = destroys(lists, write);
  await writeUpload(db, write, { challenge, revision, updated: now.toISOString() });
  if (!undoable) {
    await writeLog(db, { challenge, now, ...act });
    return;
  }
  const nothing = { groups: [], trials: [], starts: [], results: [] };
  await logUndoable(db, entry, { ...nothing, revision, lists, said });
}

const unexplained = (rows: number): string =>
  `$.reason: is missing; ${rows} official results were corrected and nobody is told why`;

/** Makes what is written out of what there is; it is asked again when that has changed before it was written. */
export type MakeUpload = (tx: Db, challenge: ChallengeRecord) => Promise<SentUpload>;

export interface UploadOptions {
  /** Names faults and warnings by the sender's own places instead of JSON paths. */
  readonly problems?: () => Problems;
  /** Everything is checked and nothing is written. */
  readonly dryRun?: boolean;
  /** What the log tells besides the counts. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly onStep?: (step: 'ranking' | 'writing') => void;
}

/** What an upload comes to as the challenge stands at a revision. */
interface PlannedUpload {
  readonly challenge: ChallengeRecord;
  readonly body: SentUpload;
  /** Corrections of official results, by now in the database. */
  readonly said: readonly OfficialActTable[];
  readonly planned: PlannedWrite;
  readonly warnings: readonly string[];
}

/**
 * Plans an upload on what stands.
 * @returns undefined where acts would have to be written first and nothing may be
 * @throws Refusal naming every fault
 */
async function planOn(
  db: Db,
  chOID: string,
  make: MakeUpload,
  { problems: createOwn = createProblems, dryRun = false, onStep }: UploadOptions,
  { organiser, now, mayWrite }: { readonly organiser: string; readonly now: Date; readonly mayWrite: boolean },
): Promise<PlannedUpload | undefined> {
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw noChallenge(chOID);
  const problems = createOwn();
  const body = await withoutErased(db, chOID, await make(db, challenge));
  onStep?.('ranking');
  const said = dryRun ? [] : await uploadCorrections(db, chOID, body, { organiser, now });
  if (said.length > 0 && !mayWrite) return undefined;
  await insertActs(db, said);
  const planned = await planWrite(db, challenge, body, problems);
  const unsaid = said.length > 0 && body.reason === undefined;
  const warnings = unsaid ? [...problems.warnings, unexplained(said.length)] : [...problems.warnings];
  return { challenge, body, said, planned, warnings };
}

function answerOf({ planned: { write, touched }, warnings }: PlannedUpload): UploadAnswer {
  const created = write.trials.filter((trial) => trial.plan.known === undefined).length;
  const updated = write.trials.length - created;
  return { created, updated, unchanged: touched.length - created - updated, warnings: [...warnings] };
}

/**
 * Takes what `make` makes of a challenge as it stands: all of it or nothing, and nothing when it is what the server has
 * already. A trial that somebody else holds is not written. It is planned before anybody has to wait for it, and once more in the
 * transaction only when the challenge has changed meanwhile.
 * @throws Refusal naming every fault
 */
export async function uploadMade(
  ctx: Context,
  organiser: string,
  chOID: string,
  make: MakeUpload,
  options: UploadOptions = {},
): Promise<UploadAnswer> {
  const { dryRun = false, detail: told = {}, onStep } = options;
  const plan = (db: Db, mayWrite: boolean) =>
    planOn(db, chOID, make, options, { organiser, now: ctx.clock(), mayWrite });
  const before = await ctx.store.snapshot((tx) => plan(tx, false));
  if (before !== undefined && (dryRun || isNothing(before.planned.write))) return answerOf(before);
  return changing(ctx, async (tx) => {
    await holdChallenge(tx, chOID);
    const isCurrent = before !== undefined && (await readRevision(tx, chOID)) === before.challenge.revision;
    const ready = isCurrent ? before : await plan(tx, true);
    if (ready === undefined) throw new Error('an upload was planned as if nothing could be written');
    const { challenge, body, said, planned } = ready;
    const { write } = planned;
    const done = answerOf(ready);
    if (isNothing(write)) return { answer: done };
    onStep?.('writing');
    const now = ctx.clock();
    const oids = write.trials.map(({ plan: { oid } }) => oid);
    await mustAllBeFree(tx, chOID, oids, organiser, ctx.steady());
    // A total that comes with its parts is the sender's.
    const parts = write.trials.map(({ plan: { sent, known } }) => ({
      combined: sent?.dets.combined ?? known?.combined ?? null,
    }));
    const follow = [...wholesOf(parts)].filter((uid) => body.resultlists[uid] === undefined);
    const totals = await totalsOfWholes(tx, challenge, new Set(follow));
    const revision = await growRevision(tx, chOID, now);
    const { warnings: _, ...counts } = done;
    const detail = { ...told, ...counts, revision };
    const { organisation } = challenge;
    await writeAndLog(
      tx,
      write,
      { challenge: chOID, organisation, organiser, action: 'upload', detail, now },
      revision,
      said.map((act) => act.oid),
    );
    const stamp = { challenge: chOID, revision, updated: now.toISOString() };
    const followed = [
      ...(await writeTotals(tx, challenge, totals, stamp)),
      ...(await requalifyTouched(tx, challenge, oids)),
    ];
    const change = changeOf(planned, chOID, revision);
    return { answer: done, change: { ...change, results: [...new Set([...change.results, ...followed])] } };
  });
}

/**
 * Takes a competition, or any part of one, as meet-management software sends it (Q12), idempotent and whole.
 * @throws Refusal naming every fault by its JSON path
 */
export async function uploadTrials(
  ctx: Context,
  organiser: string,
  chOID: string,
  body: SentUpload,
): Promise<UploadAnswer> {
  if (body.chOID !== chOID) {
    throw refusal(
      'invalid request',
      `$.chOID: ${JSON.stringify(body.chOID)} is not the challenge of the address, ${chOID}`,
    );
  }
  return uploadMade(ctx, organiser, chOID, async () => body);
}
