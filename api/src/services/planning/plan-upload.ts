import { parseGroupUid, parseTrialUid } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { newOid } from '../../store/oid.ts';
import type { GroupTable, TrialTable } from '../../store/schema.ts';
import type { CheckedTrial } from './check-trials.ts';
import type { CompleteTrial } from './complete-trial.ts';
import { hashValue } from './list-hash.ts';
import type { Problems } from './problems.ts';
import type { StoredTrials } from './stored-trials.ts';

/** A group of the challenge, stored or created by an upload. */
export interface GroupPlan {
  readonly oid: string;
  readonly uid: string;
  readonly name: string;
  readonly position: number;
  readonly stored: GroupTable | undefined;
}

/** A trial that an upload names, itself or by one of its lists. */
export interface TrialPlan {
  readonly oid: string;
  readonly uid: string;
  readonly position: number;
  readonly group: GroupPlan;
  readonly stored: TrialTable | undefined;
  /** Absent when only its lists were sent. */
  readonly sent: CompleteTrial | undefined;
  readonly hash: string;
}

export interface UploadPlan {
  readonly groups: ReadonlyMap<string, GroupPlan>;
  readonly trials: ReadonlyMap<string, TrialPlan>;
}

/** The name of a group comes from its own trials; from a part of a combined event only where there is no other. */
function chooseGroupNames(
  checkedTrials: Iterable<CheckedTrial>,
  stored: StoredTrials,
  problems: Problems,
): Map<string, string> {
  const names = new Map<string, { name: string; isOwn: boolean }>();
  for (const { sent, groupUid } of checkedTrials) {
    const isOwn = sent.dets.combined === undefined;
    const before = names.get(groupUid);
    if (before !== undefined && before.name !== sent.group && before.isOwn && isOwn) {
      problems.warn(
        ['trialsData'],
        createFileMessage('groupNames', { uid: groupUid, name: before.name, other: sent.group }),
      );
    }
    if (before === undefined || isOwn || !before.isOwn) names.set(groupUid, { name: sent.group, isOwn });
  }
  return new Map(
    [...names].map(([uid, { name, isOwn }]) => [uid, isOwn ? name : (stored.groups.get(uid)?.name ?? name)] as const),
  );
}

function planGroups(
  checkedTrials: Iterable<CheckedTrial>,
  stored: StoredTrials,
  problems: Problems,
): Map<string, GroupPlan> {
  let position = stored.nextGroup;
  const plans = new Map<string, GroupPlan>();
  for (const [uid, group] of stored.groups) {
    plans.set(uid, { oid: group.oid, uid, name: group.name, position: group.position, stored: group });
  }
  for (const [uid, name] of chooseGroupNames(checkedTrials, stored, problems)) {
    const before = plans.get(uid);
    plans.set(
      uid,
      before === undefined
        ? { oid: newOid(), uid, name, position: position++, stored: undefined }
        : { ...before, name },
    );
  }
  return plans;
}

/** Refuses lists of unknown trials; a start list may also be of a group, as its commitments. */
function checkKeys(
  body: SentUpload,
  isTrial: (uid: string) => boolean,
  isGroup: (uid: string) => boolean,
  problems: Problems,
): void {
  const describeUnknown = (uid: string) =>
    parseTrialUid(uid) === undefined && parseGroupUid(uid) === undefined
      ? 'is no uid of a trial'
      : 'there is no such trial in this challenge or upload';
  for (const uid of Object.keys(body.resultlists)) {
    if (isTrial(uid)) continue;
    problems.refuse(
      ['resultlists', uid],
      isGroup(uid) ? 'is a group; results belong to a trial' : describeUnknown(uid),
    );
  }
  for (const uid of Object.keys(body.startlists)) {
    if (!isTrial(uid) && !isGroup(uid)) problems.refuse(['startlists', uid], describeUnknown(uid));
  }
}

/** The groups of the challenge after an upload, and the trials that it names. */
export function planUpload(
  body: SentUpload,
  checkedTrials: ReadonlyMap<string, CheckedTrial>,
  stored: StoredTrials,
  problems: Problems,
): UploadPlan {
  const groups = planGroups(checkedTrials.values(), stored, problems);
  checkKeys(
    body,
    (uid) => checkedTrials.has(uid) || stored.trials.has(uid),
    (uid) => groups.has(uid),
    problems,
  );
  let position = stored.nextTrial;
  const groupByOid = new Map([...groups.values()].map((group) => [group.oid, group]));
  const trials = new Map<string, TrialPlan>();
  for (const [uid, { sent, groupUid }] of checkedTrials) {
    const before = stored.trials.get(uid);
    trials.set(uid, {
      oid: before?.oid ?? newOid(),
      uid,
      position: before?.position ?? position++,
      group: groups.get(groupUid) as GroupPlan,
      stored: before,
      sent,
      hash: hashValue(sent),
    });
  }
  const commitments = new Set(Object.keys(body.startlists).filter((uid) => groups.has(uid)));
  for (const [uid, before] of stored.trials) {
    const group = groupByOid.get(before.trial_group);
    if (trials.has(uid) || group === undefined) continue;
    if (!(uid in body.startlists) && !(uid in body.resultlists) && !commitments.has(group.uid)) continue;
    trials.set(uid, {
      oid: before.oid,
      uid,
      position: before.position,
      group,
      stored: before,
      sent: undefined,
      hash: before.hash,
    });
  }
  return { groups, trials };
}

export const buildGroupRow = (plan: GroupPlan, challenge: string): GroupTable => {
  const { g0, g1, category } = parseGroupUid(plan.uid) ?? { g0: 0, g1: '0', category: 0 };
  const { oid, uid, name, position } = plan;
  return { oid, challenge, uid, name, category, g0, g1, position, entries: 0, start_hash: null };
};
