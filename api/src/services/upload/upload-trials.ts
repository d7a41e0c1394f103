import type { UploadAnswer } from 'shared-domain/contract';
import { refusal } from '../../http/refusal.ts';
import { type ChallengeRecord, findChallenge, growRevision, holdChallenge } from '../../store/challenges.ts';
import type { Db } from '../../store/db.ts';
import { type LogEntry, writeLog } from '../../store/log.ts';
import { insertActs } from '../../store/official-acts.ts';
import type { SentUpload } from '../../store/sent.ts';
import { changing } from '../changing.ts';
import type { Context } from '../context.ts';
import { totalsOfWholes, wholesOf } from '../entry/combined-totals.ts';
import { uploadCorrections } from '../entry/corrections.ts';
import { requalifyTouched } from '../entry/requalify.ts';
import { writeTotals } from '../entry/write-totals.ts';
import { mustAllBeFree } from '../holds.ts';
import { logUndoable } from '../kept.ts';
import { withoutErased } from '../people/erased-rows.ts';
import { noChallenge } from '../programme.ts';
import { changeOf } from './change-of.ts';
import { destroys, readListImages } from './list-images.ts';
import { isNothing, planWrite } from './plan-write.ts';
import { createProblems, type Problems } from './problems.ts';
import { type UploadWrite, writeUpload } from './write-upload.ts';

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

/** Makes what is written out of what there is, inside the transaction that writes it; it may be asked again. */
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

/**
 * Takes what `make` makes of a challenge as it stands: all of it or nothing, and nothing when it is what the server has
 * already. A trial that somebody else holds is not written.
 * @throws Refusal naming every fault
 */
export async function uploadMade(
  ctx: Context,
  organiser: string,
  chOID: string,
  make: MakeUpload,
  { problems: createOwn = createProblems, dryRun = false, detail: told = {}, onStep }: UploadOptions = {},
): Promise<UploadAnswer> {
  return changing(ctx, async (tx) => {
    await holdChallenge(tx, chOID);
    const challenge = await findChallenge(tx, chOID);
    if (challenge === undefined) throw noChallenge(chOID);
    const problems = createOwn();
    const body = await withoutErased(tx, chOID, await make(tx, challenge));
    onStep?.('ranking');
    const now = ctx.clock();
    const said = dryRun ? [] : await uploadCorrections(tx, chOID, body, { organiser, now });
    await insertActs(tx, said);
    const planned = await planWrite(tx, challenge, body, problems);
    const { write, touched } = planned;
    const created = write.trials.filter((trial) => trial.plan.known === undefined).length;
    const updated = write.trials.length - created;
    const counts = { created, updated, unchanged: touched.length - created - updated };
    const unsaid = said.length > 0 && body.reason === undefined;
    const warnings = unsaid ? [...problems.warnings, unexplained(said.length)] : [...problems.warnings];
    const done = { ...counts, warnings };
    if (isNothing(write) || dryRun) return { answer: done };
    onStep?.('writing');
    const oids = write.trials.map(({ plan }) => plan.oid);
    await mustAllBeFree(tx, chOID, oids, organiser, ctx.steady());
    // A total that comes with its parts is the sender's.
    const parts = write.trials.map(({ plan }) => ({
      combined: plan.sent?.dets.combined ?? plan.known?.combined ?? null,
    }));
    const follow = [...wholesOf(parts)].filter((uid) => body.resultlists[uid] === undefined);
    const totals = await totalsOfWholes(tx, challenge, new Set(follow));
    const revision = await growRevision(tx, chOID, now);
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
 * Takes a competition, or any part of one, as meet-management software sends it (decision 12), idempotent and whole.
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
