import type { UploadAnswer } from 'shared-domain/contract';
import { refusal } from '../../http/refusal.ts';
import { findChallenge, growRevision, holdChallenge } from '../../store/challenges.ts';
import type { Db } from '../../store/db.ts';
import { writeLog } from '../../store/log.ts';
import type { SentUpload } from '../../store/sent.ts';
import { changing } from '../changing.ts';
import type { Change, Context } from '../context.ts';
import { noChallenge } from '../programme.ts';
import { checkTrials } from './check-trials.ts';
import { readKnown } from './known.ts';
import { changedStarts, planLists, type TrialLists } from './lists.ts';
import { type GroupPlan, type Plan, planUpload, type TrialPlan } from './plan.ts';
import { createProblems, type Problems } from './problems.ts';
import { type UploadWrite, writeUpload } from './write-upload.ts';

type TouchedTrial = { readonly plan: TrialPlan; readonly lists: TrialLists };

const ownChange = ({ known, hash }: TrialPlan): boolean => known?.hash !== hash;

const isChanged = ({ plan, lists }: TouchedTrial): boolean =>
  ownChange(plan) || lists.starts !== undefined || lists.results !== undefined;

async function changedCommitments(plan: Plan, body: SentUpload): Promise<UploadWrite['commitments']> {
  const changed = [];
  for (const group of plan.groups.values()) {
    const list = await changedStarts(body.startlists[group.uid], group.known?.start_hash ?? null);
    if (list !== undefined) changed.push({ group, list });
  }
  return changed;
}

/** What is different from what is stored. */
async function differences(
  db: Db,
  plan: Plan,
  body: SentUpload,
  kind: string,
  problems: Problems,
): Promise<{
  write: UploadWrite;
  touched: readonly TouchedTrial[];
}> {
  const commitments = await changedCommitments(plan, body);
  const changedGroups = new Set<GroupPlan['oid']>(commitments.map(({ group }) => group.oid));
  const touched: TouchedTrial[] = [];
  for (const trial of plan.trials.values()) {
    const lists = await planLists(db, trial, body, kind, changedGroups.has(trial.group.oid), problems);
    touched.push({ plan: trial, lists });
  }
  problems.settle();
  const groups = [...plan.groups.values()].filter(({ known, name }) => known?.name !== name);
  return { touched, write: { groups, commitments, trials: touched.filter(isChanged) } };
}

/** Trials that show another's results: a combined event changes with each of its parts, also with one that leaves it. */
function shownBy(trials: readonly TouchedTrial[], plan: Plan, oidOf: (uid: string) => string | undefined): string[] {
  return trials.flatMap(({ plan: { sent, known } }) => {
    const now = sent === undefined ? known?.combined : sent.dets.combined;
    return [...new Set([now, known?.combined])].flatMap((combined) => {
      const oid = combined == null ? undefined : (plan.trials.get(combined)?.oid ?? oidOf(combined));
      return oid === undefined ? [] : [oid];
    });
  });
}

/** Whether a trial is new, or stands at another time or in another group than before. */
const isMoved = ({ plan: { sent, known, group } }: TouchedTrial): boolean =>
  known === undefined || known.trial_group !== group.oid || (sent !== undefined && sent.date !== known.date);

function changeOf(write: UploadWrite, chOID: string, revision: number, combined: readonly string[]): Change {
  const with_ = (name: keyof TrialLists) => write.trials.filter(({ lists }) => lists[name]).map(({ plan }) => plan.oid);
  return {
    chOID,
    revision,
    trials: write.trials.map(({ plan }) => plan.oid),
    starts: [...with_('starts'), ...write.commitments.map(({ group }) => group.oid)],
    results: [...new Set([...with_('results'), ...combined])],
    structure: write.groups.length > 0 || write.commitments.length > 0 || write.trials.some(isMoved),
    challenge: false,
  };
}

/**
 * Takes a competition, or any part of one, as meet-management software sends it (decision 12): all of it or nothing, and
 * nothing when it is what the server has already.
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
  return changing(ctx, async (tx) => {
    await holdChallenge(tx, chOID);
    const challenge = await findChallenge(tx, chOID);
    if (challenge === undefined) throw noChallenge(chOID);
    const problems = createProblems();
    const known = await readKnown(tx, chOID);
    const checked = checkTrials(body.trialsData, known, problems);
    const plan = planUpload(body, checked, known, problems);
    problems.settle();
    const { write, touched } = await differences(tx, plan, body, challenge.kind, problems);
    const created = write.trials.filter((trial) => trial.plan.known === undefined).length;
    const updated = write.trials.length - created;
    const counts = { created, updated, unchanged: touched.length - created - updated };
    const done = { ...counts, warnings: [...problems.warnings] };
    if (write.trials.length + write.groups.length + write.commitments.length === 0) return { answer: done };
    const now = ctx.clock();
    const revision = await growRevision(tx, chOID, now);
    await writeUpload(tx, write, { challenge: chOID, revision, updated: now.toISOString() });
    await writeLog(tx, { challenge: chOID, organiser, action: 'upload', detail: { ...counts, revision }, now });
    const combined = shownBy(write.trials, plan, (uid) => known.trials.get(uid)?.oid);
    return { answer: done, change: changeOf(write, chOID, revision, combined) };
  });
}
