import { createFileMessage, type FileNote, formatFileNote, type UploadAnswer } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import { type ChallengeRecord, findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { insertActs } from '../../store/lists/official-acts.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedNames } from '../context/erased-names.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { checkCategories } from '../planning/check-categories.ts';
import { checkOptions } from '../planning/check-options.ts';
import { isEmpty, type PlannedWrite, planWrite } from '../planning/plan-write.ts';
import { createProblems, type Problems } from '../planning/problems.ts';
import { changeChallenge, type Outcome } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { listUploadCorrections } from '../writing/corrections.ts';
import { describeChange } from '../writing/describe-change.ts';
import { logUnknownValues } from '../writing/log-unknown-values.ts';
import { buildUploadImage } from '../writing/upload-image.ts';
import { writeUpload } from '../writing/write-upload.ts';
import { completeCategories } from './complete-categories.ts';

/** Builds the upload from the challenge; called again when the challenge has changed before it is written. */
type BuildUpload = (tx: Db, challenge: ChallengeRecord) => Promise<SentUpload>;

export interface UploadOptions {
  /** Collects errors and warnings with places in the sender's file instead of JSON paths. */
  readonly problems?: () => Problems;
  /** Whether everything is only checked and nothing is written. */
  readonly dryRun?: boolean;
  /** What the log entry has besides the counts. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly onStep?: (step: 'ranking' | 'writing') => void;
}

/** What an upload changes at one revision of the challenge. */
interface PlannedUpload {
  readonly challenge: ChallengeRecord;
  readonly body: SentUpload;
  /** Corrections of official results, already in the database. */
  readonly corrections: readonly OfficialActTable[];
  readonly planned: PlannedWrite;
  readonly warnings: readonly string[];
  /** The warnings in the same order, for translation. */
  readonly notes: readonly FileNote[];
}

/**
 * Compares an upload with the stored lists.
 * @returns undefined where corrections would have to be written first, but `mayWrite` is false
 * @throws Refusal naming every error
 */
async function planGeneratedUpload(
  db: Db,
  chOID: string,
  buildUpload: BuildUpload,
  { problems: createUploadProblems = createProblems, dryRun = false, onStep }: UploadOptions,
  { organiser, now, mayWrite }: { readonly organiser: string; readonly now: Date; readonly mayWrite: boolean },
): Promise<PlannedUpload | undefined> {
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  const problems = createUploadProblems();
  const body = await maskErasedNames(db, chOID, completeCategories(await buildUpload(db, challenge), challenge));
  onStep?.('ranking');
  const corrections = dryRun ? [] : await listUploadCorrections(db, chOID, body, { organiser, now });
  if (corrections.length > 0 && !mayWrite) return undefined;
  await insertActs(db, corrections);
  checkCategories(body, problems);
  const planned = await planWrite(db, challenge, body, problems);
  await checkOptions(db, challenge, planned.write, problems);
  const isUnexplained = corrections.length > 0 && body.reason === undefined;
  const reasonNotes = isUnexplained ? [createFileMessage('reasonMissing', { rows: corrections.length })] : [];
  const warnings = [...problems.warnings, ...reasonNotes.map((note) => `$.reason: ${formatFileNote(note)}`)];
  const notes = [...problems.notes, ...reasonNotes.map(({ id, values }) => ({ id, values: { ...values } }))];
  return { challenge, body, corrections, planned, warnings, notes };
}

function buildAnswer({ planned: { write, affectedTrials }, warnings, notes }: PlannedUpload): UploadAnswer {
  const created = write.trials.filter((trial) => trial.plan.stored === undefined).length;
  const updated = write.trials.length - created;
  const unchanged = affectedTrials.length - created - updated;
  return { created, updated, unchanged, warnings: [...warnings], ...(notes.length > 0 && { notes: [...notes] }) };
}

/**
 * Writes the upload that `buildUpload` builds from the challenge, all of it or nothing. It is planned outside the transaction, so that
 * others wait less, and again inside it only when the challenge has changed meanwhile.
 * @throws Refusal naming every error
 */
export async function writeGeneratedUpload(
  ctx: Context,
  organiser: string,
  chOID: string,
  buildUpload: BuildUpload,
  options: UploadOptions = {},
): Promise<UploadAnswer> {
  const { dryRun = false, detail = {}, onStep } = options;
  const plan = (db: Db, mayWrite: boolean) =>
    planGeneratedUpload(db, chOID, buildUpload, options, { organiser, now: ctx.clock(), mayWrite });
  const earlyPlan = await ctx.store.snapshot((tx) => plan(tx, false));
  if (earlyPlan !== undefined) logUnknownValues(ctx, chOID, earlyPlan.body);
  if (earlyPlan !== undefined && (dryRun || isEmpty(earlyPlan.planned.write))) return buildAnswer(earlyPlan);
  return changeChallenge(ctx, { chOID, organiser }, async ({ db, challenge: { revision } }) => {
    const finalPlan = earlyPlan?.challenge.revision === revision ? earlyPlan : await plan(db, true);
    if (finalPlan === undefined) throw new Error('an upload was planned as if nothing could be written');
    const { write } = finalPlan.planned;
    if (isEmpty(write)) return { unchanged: buildAnswer(finalPlan) };
    onStep?.('writing');
    return planUploadChange(db, finalPlan, detail);
  });
}

/** The change that an upload makes; what it creates, removes or replaces is stored for undo. */
async function planUploadChange(
  db: Db,
  finalPlan: PlannedUpload,
  detail: Readonly<Record<string, unknown>>,
): Promise<Outcome<UploadAnswer>> {
  const { body, corrections, planned } = finalPlan;
  const { write } = planned;
  const answer = buildAnswer(finalPlan);
  const { created, updated, unchanged } = answer;
  const oids = write.trials.map(({ plan: { oid } }) => oid);
  const parts = write.trials.map(({ plan: { sent, stored } }) => ({
    combined: sent?.dets.combined ?? stored?.combined ?? null,
  }));
  const undo = await buildUploadImage(db, write);
  return {
    trials: oids,
    // Totals that were sent together with their parts are not computed.
    combinedEvents: new Set([...findCombinedEvents(parts)].filter((uid) => body.resultlists[uid] === undefined)),
    write: (stamp) => writeUpload(db, write, stamp),
    requalified: oids,
    log: {
      action: 'upload',
      detail: { ...detail, created, updated, unchanged },
      logsRevision: true,
      undo: { ...undo, said: corrections.map(({ oid }) => oid) },
    },
    changed: describeChange(planned),
    answer: () => answer,
  };
}

/**
 * Writes a competition, or any part of one, as meet-management software sends it (Q12): idempotent, and all or nothing.
 * @throws Refusal naming every error by its JSON path
 */
export async function uploadTrials(
  ctx: Context,
  organiser: string,
  chOID: string,
  body: SentUpload,
): Promise<UploadAnswer> {
  if (body.chOID !== chOID) {
    throw refusalAt(
      'invalid request',
      '$.chOID',
      `${JSON.stringify(body.chOID)} is not the challenge of the address, ${chOID}`,
    );
  }
  return writeGeneratedUpload(ctx, organiser, chOID, async () => body);
}
