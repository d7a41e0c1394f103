import type { Db } from '../../store/db.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { checkTrials } from './check-trials.ts';
import { planLists, planStarts, type TrialLists } from './lists.ts';
import { type GroupPlan, type Plan, planUpload, type TrialPlan } from './plan.ts';
import type { Problems } from './problems.ts';
import { readStoredTrials, type StoredTrials } from './stored-trials.ts';

/** All that one upload changes. */
export interface UploadWrite {
  readonly groups: readonly GroupPlan[];
  readonly commitments: readonly { readonly group: GroupPlan; readonly list: NonNullable<TrialLists['starts']> }[];
  readonly trials: readonly TouchedTrial[];
}

export type TouchedTrial = { readonly plan: TrialPlan; readonly lists: TrialLists };

/** What an upload changes of what there is, before any of it is written. */
export interface PlannedWrite {
  readonly write: UploadWrite;
  readonly touched: readonly TouchedTrial[];
  readonly plan: Plan;
  readonly stored: StoredTrials;
}

const isTrialChanged = ({ stored, hash }: TrialPlan): boolean => stored?.hash !== hash;

const isChanged = ({ plan, lists }: TouchedTrial): boolean =>
  isTrialChanged(plan) || lists.starts !== undefined || lists.results !== undefined;

async function planCommitments(plan: Plan, body: SentUpload): Promise<UploadWrite['commitments']> {
  const changed = [];
  for (const group of plan.groups.values()) {
    const list = await planStarts(body.startlists[group.uid], group.stored?.start_hash ?? null);
    if (list !== undefined) changed.push({ group, list });
  }
  return changed;
}

interface PlanOptions {
  /** The results of every trial that the body names are shown again, changed or not. */
  readonly showAgain?: boolean;
  /** A body that names known trials alone need look at no others: those of these uids. */
  readonly uids?: readonly string[];
  /** What the challenge has already, where it is read. */
  readonly stored?: StoredTrials;
}

/**
 * What is different from what is stored.
 * @throws Refusal naming every fault
 */
export async function planWrite(
  db: Db,
  { oid: chOID, kind }: { readonly oid: string; readonly kind: string },
  body: SentUpload,
  problems: Problems,
  { showAgain = false, uids: names, stored: options }: PlanOptions = {},
): Promise<PlannedWrite> {
  const stored = options ?? (await readStoredTrials(db, chOID, names));
  const checked = checkTrials(body.trialsData, stored, problems);
  const plan = planUpload(body, checked, stored, problems);
  problems.settle();
  const commitments = await planCommitments(plan, body);
  const changedGroups = new Set<GroupPlan['oid']>(commitments.map(({ group }) => group.oid));
  const touched: TouchedTrial[] = [];
  for (const trial of plan.trials.values()) {
    const showTrialAgain = showAgain || changedGroups.has(trial.group.oid);
    touched.push({ plan: trial, lists: await planLists(db, trial, body, kind, showTrialAgain, problems) });
  }
  problems.settle();
  const groups = [...plan.groups.values()].filter(({ stored: before, name }) => before?.name !== name);
  return { touched, plan, stored, write: { groups, commitments, trials: touched.filter(isChanged) } };
}

export const isEmpty = ({ trials, groups, commitments }: UploadWrite): boolean =>
  trials.length + groups.length + commitments.length === 0;
