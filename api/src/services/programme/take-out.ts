import type { DeletedAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { replaceResults } from '../../store/lists/lists.ts';
import { findChallengeOfTrial, listGroups, listTrials, updateTrial } from '../../store/lists/trials.ts';
import { deleteTrials, readImage } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import type { Stamp } from '../writing/write-upload.ts';

const noTrial = (oid: string) => refusal('not found', `there is no trial ${oid} in this challenge`);

/** Combined events that show the results of these trials. */
export const listCombinedTrials = (trials: readonly TrialTable[], touched: readonly TrialTable[]): string[] => {
  const uids = new Set(touched.map(({ combined }) => combined));
  return trials.filter(({ uid }) => uids.has(uid)).map(({ oid }) => oid);
};

interface Deletion {
  readonly chOID: string;
  readonly action: string;
  /** Chooses what is deleted. */
  readonly pick: (db: Db, trials: readonly TrialTable[]) => Promise<{ trials: TrialTable[]; groups: string[] }>;
  /** Only the results are deleted. */
  readonly resultsOnly?: boolean;
}

/** Deletes trials or their results; it can be undone for 30 days. */
async function deleteLists(ctx: Context, organiser: string, cut: Deletion): Promise<DeletedAnswer> {
  const { chOID, action, resultsOnly = false } = cut;
  return changeChallenge(ctx, { chOID, organiser }, async ({ db }) => {
    const all = await listTrials(db, chOID);
    const { trials, groups } = await cut.pick(db, all);
    const oids = trials.map(({ oid }) => oid);
    const image = await readImage(db, chOID, oids, groups);
    const combined = listCombinedTrials(all, trials).filter((oid) => !oids.includes(oid));
    return {
      trials: oids,
      combinedEvents: findCombinedEvents(trials),
      write: (stamp) => (resultsOnly ? emptyResults(db, oids, stamp) : deleteTrials(db, oids, groups)),
      regrouped: trials,
      recount: true,
      log: {
        action,
        detail: { trials: trials.map(({ oid, uid, name, results }) => ({ oid, uid, name, results })), groups },
        undo: image,
      },
      changed: {
        trials: oids,
        starts: [],
        results: [...(resultsOnly ? oids : []), ...combined],
        structure: !resultsOnly,
        challenge: false,
      },
      answer: ({ log = '' }) => ({ oids: groups.length > 0 ? groups : oids, log }),
    };
  });
}

async function emptyResults(db: Db, oids: readonly string[], { challenge, revision, updated }: Stamp): Promise<void> {
  for (const list of oids) {
    await replaceResults(db, { list, challenge }, [], revision);
    await updateTrial(db, list, { results: 0, result_hash: null, revision, updated });
  }
}

const pickTrials = (trials: readonly TrialTable[], oids: readonly string[]): TrialTable[] =>
  oids.map((oid) => {
    const trial = trials.find((one) => one.oid === oid);
    if (trial === undefined) throw noTrial(oid);
    return trial;
  });

/** Trials of one challenge. */
export async function removeTrials(ctx: Context, organiser: string, oids: readonly string[]): Promise<DeletedAnswer> {
  const [first = ''] = oids;
  const chOID = await findChallengeOfTrial(ctx.store.db, first);
  if (chOID === undefined) throw noTrial(first);
  const pick: Deletion['pick'] = async (_, trials) => ({ trials: pickTrials(trials, oids), groups: [] });
  return deleteLists(ctx, organiser, { chOID, action: 'trials deleted', pick });
}

/** Groups with all their trials and commitments. */
export async function removeGroups(
  ctx: Context,
  organiser: string,
  chOID: string,
  oids: readonly string[],
): Promise<DeletedAnswer> {
  const pick: Deletion['pick'] = async (db, trials) => {
    const known = new Set((await listGroups(db, chOID)).map(({ oid }) => oid));
    const missing = oids.find((oid) => !known.has(oid));
    if (missing !== undefined) throw refusal('not found', `there is no group ${missing} in this challenge`);
    return { trials: trials.filter((trial) => oids.includes(trial.trial_group)), groups: [...oids] };
  };
  return deleteLists(ctx, organiser, { chOID, action: 'groups deleted', pick });
}

/** The results of one trial; its start list stays. */
export async function removeResults(
  ctx: Context,
  organiser: string,
  chOID: string,
  oid: string,
): Promise<DeletedAnswer> {
  const pick: Deletion['pick'] = async (_, trials) => ({ trials: pickTrials(trials, [oid]), groups: [] });
  return deleteLists(ctx, organiser, { chOID, action: 'results deleted', pick, resultsOnly: true });
}
