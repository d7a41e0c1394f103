import type { DeletedAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { findChallenge, growRevision, holdChallenge } from '../../store/challenges.ts';
import type { Db } from '../../store/db.ts';
import { replaceResults } from '../../store/lists.ts';
import { deleteTrials, readImage } from '../../store/removed.ts';
import type { TrialTable } from '../../store/schema.ts';
import { settleTrials } from '../../store/settle.ts';
import { challengeOfTrial, listGroups, listTrials, updateTrial } from '../../store/trials.ts';
import type { Context } from '../context/context.ts';
import { noChallenge } from '../context/programme.ts';
import { changing } from '../writing/changing.ts';
import { totalsOfWholes, wholesOf } from '../writing/combined-totals.ts';
import { mustBeFree } from '../writing/holds.ts';
import { logUndoable } from '../writing/kept.ts';
import { requalify } from '../writing/requalify.ts';
import { writeTotals } from '../writing/write-totals.ts';

const noTrial = (oid: string) => refusal('not found', `there is no trial ${oid} in this challenge`);

/** Combined events that show the results of these trials. */
export const shownIn = (trials: readonly TrialTable[], touched: readonly TrialTable[]): string[] => {
  const uids = new Set(touched.map(({ combined }) => combined));
  return trials.filter(({ uid }) => uids.has(uid)).map(({ oid }) => oid);
};

interface Cut {
  readonly chOID: string;
  readonly action: string;
  /** What goes, of what there is. */
  readonly pick: (db: Db, trials: readonly TrialTable[]) => Promise<{ trials: TrialTable[]; groups: string[] }>;
  /** Only the results go, the trials stay. */
  readonly resultsOnly?: boolean;
}

/** Takes trials, or their results, out of a challenge; 30 days long it can be undone. */
async function takeOut(ctx: Context, organiser: string, cut: Cut): Promise<DeletedAnswer> {
  const { chOID, action, resultsOnly = false } = cut;
  return changing(ctx, async (tx) => {
    const now = ctx.clock();
    await holdChallenge(tx, chOID);
    const challenge = await findChallenge(tx, chOID);
    if (challenge === undefined) throw noChallenge(chOID);
    const all = await listTrials(tx, chOID);
    const { trials, groups } = await cut.pick(tx, all);
    const oids = trials.map(({ oid }) => oid);
    for (const oid of oids) await mustBeFree(tx, oid, organiser, ctx.steady());
    const image = await readImage(tx, chOID, oids, groups);
    const totals = await totalsOfWholes(tx, challenge, wholesOf(trials));
    const revision = await growRevision(tx, chOID, now);
    const stamp = { challenge: chOID, revision, updated: now.toISOString() };
    if (resultsOnly) {
      const emptied = { results: 0, result_hash: null, revision, updated: now.toISOString() };
      for (const list of oids) {
        await replaceResults(tx, { list, challenge: chOID }, [], revision);
        await updateTrial(tx, list, emptied);
      }
    } else await deleteTrials(tx, oids, groups);
    const followed = [
      ...(await writeTotals(tx, challenge, totals, stamp)),
      ...(await requalify(tx, challenge, trials)),
    ];
    await settleTrials(tx, chOID, revision);
    const { organisation } = challenge;
    const detail = { trials: trials.map(({ oid, uid, name, results }) => ({ oid, uid, name, results })), groups };
    const log = await logUndoable(
      tx,
      { challenge: chOID, organisation, organiser, action, detail, now },
      { ...image, revision },
    );
    const combined = shownIn(all, trials).filter((oid) => !oids.includes(oid));
    return {
      answer: { oids: groups.length > 0 ? groups : oids, log },
      change: {
        ...{
          chOID,
          revision,
          trials: oids,
          starts: [],
          results: [...new Set([...(resultsOnly ? oids : []), ...combined, ...followed])],
        },
        ...{ structure: !resultsOnly, challenge: false },
      },
    };
  });
}

const picked = (trials: readonly TrialTable[], oids: readonly string[]): TrialTable[] =>
  oids.map((oid) => {
    const trial = trials.find((one) => one.oid === oid);
    if (trial === undefined) throw noTrial(oid);
    return trial;
  });

/** Trials of one challenge. */
export async function removeTrials(ctx: Context, organiser: string, oids: readonly string[]): Promise<DeletedAnswer> {
  const [first = ''] = oids;
  const chOID = await challengeOfTrial(ctx.store.db, first);
  if (chOID === undefined) throw noTrial(first);
  const pick: Cut['pick'] = async (_, trials) => ({ trials: picked(trials, oids), groups: [] });
  return takeOut(ctx, organiser, { chOID, action: 'trials deleted', pick });
}

/** Groups with all their trials and commitments. */
export async function removeGroups(
  ctx: Context,
  organiser: string,
  chOID: string,
  oids: readonly string[],
): Promise<DeletedAnswer> {
  const pick: Cut['pick'] = async (db, trials) => {
    const known = new Set((await listGroups(db, chOID)).map(({ oid }) => oid));
    const missing = oids.find((oid) => !known.has(oid));
    if (missing !== undefined) throw refusal('not found', `there is no group ${missing} in this challenge`);
    return { trials: trials.filter((trial) => oids.includes(trial.trial_group)), groups: [...oids] };
  };
  return takeOut(ctx, organiser, { chOID, action: 'groups deleted', pick });
}

/** The results of one trial; its start list stays. */
export async function removeResults(
  ctx: Context,
  organiser: string,
  chOID: string,
  oid: string,
): Promise<DeletedAnswer> {
  const pick: Cut['pick'] = async (_, trials) => ({ trials: picked(trials, [oid]), groups: [] });
  return takeOut(ctx, organiser, { chOID, action: 'results deleted', pick, resultsOnly: true });
}
