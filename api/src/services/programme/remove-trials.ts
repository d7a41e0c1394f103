import { TRIAL_STATUS } from 'shared-domain';
import type { DeletedAnswer } from 'shared-domain/contract';
import { refusal, refusalAt } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { replaceResults } from '../../store/lists/lists.ts';
import { insertActs } from '../../store/lists/official-acts.ts';
import { findChallengeOfTrial, listGroups, listTrials, updateTrial } from '../../store/lists/trials.ts';
import { deleteTrials, readImage } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { createMissingTrialRefusal } from '../reads/public-reads.ts';
import { createAct } from '../sheets/acts.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import type { Stamp } from '../writing/write-upload.ts';

/** oids of those of `trials` that are combined events with one of these parts. */
export const listCombinedEventOids = (trials: readonly TrialTable[], parts: readonly TrialTable[]): string[] => {
  const uids = new Set(parts.map(({ combined }) => combined));
  return trials.filter(({ uid }) => uids.has(uid)).map(({ oid }) => oid);
};

interface Deletion {
  readonly chOID: string;
  /** What the log calls the deletion. */
  readonly action: string;
  /** Chooses what is deleted. */
  readonly choose: (db: Db, trials: readonly TrialTable[]) => Promise<{ trials: TrialTable[]; groups: string[] }>;
  /** Whether only the results are deleted; an official trial then becomes unofficial, which needs a `reason`. */
  readonly isResultsOnly?: boolean;
  readonly reason?: string | undefined;
  /** The stadium's server that holds the challenge, by its own name. */
  readonly site?: string | undefined;
}

/** Removes trials or their results: their rows are deleted, and can be brought back for 30 days. */
async function removeTrialsOrResults(ctx: Context, organiser: string, deletion: Deletion): Promise<DeletedAnswer> {
  const { chOID, action, isResultsOnly = false, reason, site } = deletion;
  return changeChallenge(ctx, { chOID, organiser, site }, async ({ db, now }) => {
    const allTrials = await listTrials(db, chOID);
    const { trials, groups } = await deletion.choose(db, allTrials);
    const reopenedTrials = isResultsOnly ? trials.filter(({ status }) => status === TRIAL_STATUS.official) : [];
    if (reopenedTrials.length > 0 && reason === undefined)
      throw refusalAt('invalid request', 'query.reason', 'is missing; a correction of official results says why');
    const acts = reopenedTrials.map(({ oid: list, challenge, status: from }) =>
      createAct('status', { challenge, list }, { from, to: TRIAL_STATUS.unofficial, why: reason }, organiser, now),
    );
    const oids = trials.map(({ oid }) => oid);
    const image = await readImage(db, chOID, oids, groups);
    const combinedEventOids = listCombinedEventOids(allTrials, trials).filter((oid) => !oids.includes(oid));
    return {
      trials: oids,
      combinedEvents: findCombinedEvents(trials),
      deletedGroups: groups,
      write: async (stamp) => {
        if (!isResultsOnly) return deleteTrials(db, oids, groups);
        await deleteResultRows(db, trials, stamp);
        await insertActs(db, acts);
      },
      requalifiedBefore: trials,
      shouldRecount: true,
      log: {
        action,
        detail: { trials: trials.map(({ oid, uid, name, results }) => ({ oid, uid, name, results })), groups, reason },
        undo: { ...image, said: acts.map(({ oid }) => oid) },
      },
      changed: {
        trials: oids,
        starts: [],
        results: [...(isResultsOnly ? oids : []), ...combinedEventOids],
        structure: !isResultsOnly,
        challenge: false,
      },
      answer: ({ log = '' }) => ({ oids: groups.length > 0 ? groups : oids, log }),
    };
  });
}

/** Deletes the result rows of trials; official trials become unofficial. */
async function deleteResultRows(
  db: Db,
  trials: readonly TrialTable[],
  { challenge, revision, updated }: Stamp,
): Promise<void> {
  for (const { oid: list, status } of trials) {
    await replaceResults(db, { list, challenge }, [], revision);
    const statusEdit = status === TRIAL_STATUS.official ? { status: TRIAL_STATUS.unofficial } : {};
    await updateTrial(db, list, { ...statusEdit, results: 0, result_hash: null, revision, updated });
  }
}

/** @throws Refusal for an oid that none of the trials has */
const pickTrials = (trials: readonly TrialTable[], oids: readonly string[]): TrialTable[] =>
  oids.map((oid) => {
    const trial = trials.find((one) => one.oid === oid);
    if (trial === undefined) throw createMissingTrialRefusal(oid);
    return trial;
  });

/** Removes trials by their oids, which are of one challenge. */
export async function removeTrials(
  ctx: Context,
  organiser: string,
  oids: readonly string[],
  site?: string,
): Promise<DeletedAnswer> {
  const [first = ''] = oids;
  const chOID = await findChallengeOfTrial(ctx.store.db, first);
  if (chOID === undefined) throw createMissingTrialRefusal(first);
  const choose: Deletion['choose'] = async (_, trials) => ({ trials: pickTrials(trials, oids), groups: [] });
  return removeTrialsOrResults(ctx, organiser, { chOID, action: 'trials deleted', choose, site });
}

/** Removes groups with all their trials and commitments. */
export async function removeGroups(
  ctx: Context,
  organiser: string,
  chOID: string,
  oids: readonly string[],
): Promise<DeletedAnswer> {
  const choose: Deletion['choose'] = async (db, trials) => {
    const groupOids = new Set((await listGroups(db, chOID)).map(({ oid }) => oid));
    const missing = oids.find((oid) => !groupOids.has(oid));
    if (missing !== undefined) throw refusal('not found', `there is no group ${missing} in this challenge`);
    return { trials: trials.filter((trial) => oids.includes(trial.trial_group)), groups: [...oids] };
  };
  return removeTrialsOrResults(ctx, organiser, { chOID, action: 'groups deleted', choose });
}

/** Deletes the results of one trial, not its start list. An official trial needs a `reason` and becomes unofficial. */
export async function removeResults(
  ctx: Context,
  organiser: string,
  chOID: string,
  oid: string,
  reason?: string,
): Promise<DeletedAnswer> {
  const choose: Deletion['choose'] = async (_, trials) => ({ trials: pickTrials(trials, [oid]), groups: [] });
  return removeTrialsOrResults(ctx, organiser, {
    chOID,
    action: 'results deleted',
    choose,
    isResultsOnly: true,
    reason,
  });
}
