import type { Db } from '../../store/db.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { checkTrials } from './check-trials.ts';
import { planLists, planStarts, type TrialLists } from './plan-lists.ts';
import { type GroupPlan, planUpload, type TrialPlan, type UploadPlan } from './plan-upload.ts';
import type { Problems } from './problems.ts';
import { readStoredTrials, type StoredTrials } from './stored-trials.ts';

/** The groups and lists that one upload changes. */
export interface UploadWrite {
  readonly groups: readonly GroupPlan[];
  readonly commitments: readonly { readonly group: GroupPlan; readonly list: NonNullable<TrialLists['starts']> }[];
  readonly trials: readonly AffectedTrial[];
}

export type AffectedTrial = { readonly plan: TrialPlan; readonly lists: TrialLists };

/** An upload compared with what is stored, before anything is written. */
export interface PlannedWrite {
  readonly write: UploadWrite;
  /** All trials that the upload names, changed or not. */
  readonly affectedTrials: readonly AffectedTrial[];
  readonly plan: UploadPlan;
  readonly stored: StoredTrials;
}

const isTrialChanged = ({ stored, hash }: TrialPlan): boolean => stored?.hash !== hash;

const isChanged = ({ plan, lists }: AffectedTrial): boolean =>
  isTrialChanged(plan) || lists.starts !== undefined || lists.results !== undefined;

async function planCommitments(plan: UploadPlan, body: SentUpload): Promise<UploadWrite['commitments']> {
  const changedCommitments = [];
  for (const group of plan.groups.values()) {
    const list = await planStarts(body.startlists[group.uid], group.stored?.start_hash ?? null);
    if (list !== undefined) changedCommitments.push({ group, list });
  }
  return changedCommitments;
}

interface PlanOptions {
  /** Whether the results of every trial that the body names are built again, even if they did not change. */
  readonly shouldRebuild?: boolean;
  /** uids of combined events, where the body names no other trials: only these and their parts are read. */
  readonly uids?: readonly string[];
  /** The challenge's trials and groups, where the caller has read them. */
  readonly stored?: StoredTrials;
}

/**
 * Compares a body with what is stored.
 * @throws Refusal naming every error
 */
export async function planWrite(
  db: Db,
  { oid: chOID, kind }: { readonly oid: string; readonly kind: string },
  body: SentUpload,
  problems: Problems,
  { shouldRebuild = false, uids, stored: knownTrials }: PlanOptions = {},
): Promise<PlannedWrite> {
  const stored = knownTrials ?? (await readStoredTrials(db, chOID, uids));
  const checkedTrials = checkTrials(body.trialsData, stored, problems);
  const plan = planUpload(body, checkedTrials, stored, problems);
  problems.throwErrors();
  const commitments = await planCommitments(plan, body);
  const changedGroups = new Set<GroupPlan['oid']>(commitments.map(({ group }) => group.oid));
  const affectedTrials: AffectedTrial[] = [];
  for (const trial of plan.trials.values()) {
    const shouldRebuildTrial = shouldRebuild || changedGroups.has(trial.group.oid);
    affectedTrials.push({ plan: trial, lists: await planLists(db, trial, body, kind, shouldRebuildTrial, problems) });
  }
  problems.throwErrors();
  const groups = [...plan.groups.values()].filter(({ stored: before, name }) => before?.name !== name);
  return { affectedTrials, plan, stored, write: { groups, commitments, trials: affectedTrials.filter(isChanged) } };
}

export const isEmpty = ({ trials, groups, commitments }: UploadWrite): boolean =>
  trials.length + groups.length + commitments.length === 0;
