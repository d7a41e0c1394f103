import { parseGroupUid, parseTrialUid } from 'shared-domain';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { newOid } from '../../store/oid.ts';
import type { GroupTable, TrialTable } from '../../store/schema.ts';
import type { CheckedTrial } from './check-trials.ts';
import { hashValue } from './list-hash.ts';
import type { Problems } from './problems.ts';
import type { SettledTrial } from './settle-trial.ts';
import type { StoredTrials } from './stored-trials.ts';

/** A group that an upload touches. */
export interface GroupPlan {
  readonly oid: string;
  readonly uid: string;
  readonly name: string;
  readonly position: number;
  readonly stored: GroupTable | undefined;
}

/** A trial that an upload touches, by itself or by one of its lists. */
export interface TrialPlan {
  readonly oid: string;
  readonly uid: string;
  readonly position: number;
  readonly group: GroupPlan;
  readonly stored: TrialTable | undefined;
  /** Absent when only its lists came. */
  readonly sent: SettledTrial | undefined;
  readonly hash: string;
}

export interface Plan {
  readonly groups: ReadonlyMap<string, GroupPlan>;
  readonly trials: ReadonlyMap<string, TrialPlan>;
}

/** A group takes its name from its own trials, and from a part of a combined event only when it has no other. */
function groupNames(checked: Iterable<CheckedTrial>, stored: StoredTrials, problems: Problems): Map<string, string> {
  const names = new Map<string, { name: string; own: boolean }>();
  for (const { sent, groupUid } of checked) {
    const own = sent.dets.combined === undefined;
    const before = names.get(groupUid);
    if (before !== undefined && before.name !== sent.group && before.own && own) {
      problems.warn(
        ['trialsData'],
        `group ${groupUid} has two names, "${before.name}" and "${sent.group}"; the last is kept`,
      );
    }
    if (before === undefined || own || !before.own) names.set(groupUid, { name: sent.group, own });
  }
  return new Map(
    [...names].map(([uid, { name, own }]) => [uid, own ? name : (stored.groups.get(uid)?.name ?? name)] as const),
  );
}

function planGroups(checked: Iterable<CheckedTrial>, stored: StoredTrials, problems: Problems): Map<string, GroupPlan> {
  let position = stored.nextGroup;
  const plans = new Map<string, GroupPlan>();
  for (const [uid, group] of stored.groups) {
    plans.set(uid, { oid: group.oid, uid, name: group.name, position: group.position, stored: group });
  }
  for (const [uid, name] of groupNames(checked, stored, problems)) {
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

/** Every list belongs to a trial that is known or comes along; a start list may also be a group's commitments. */
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

/** Which groups and trials an upload touches. */
export function planUpload(
  body: SentUpload,
  checked: ReadonlyMap<string, CheckedTrial>,
  stored: StoredTrials,
  problems: Problems,
): Plan {
  const groups = planGroups(checked.values(), stored, problems);
  checkKeys(
    body,
    (uid) => checked.has(uid) || stored.trials.has(uid),
    (uid) => groups.has(uid),
    problems,
  );
  let position = stored.nextTrial;
  const byOid = new Map([...groups.values()].map((group) => [group.oid, group]));
  const trials = new Map<string, TrialPlan>();
  for (const [uid, { sent, groupUid }] of checked) {
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
    const group = byOid.get(before.trial_group);
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

export const groupRow = (plan: GroupPlan, challenge: string): GroupTable => {
  const { g0, g1, category } = parseGroupUid(plan.uid) ?? { g0: 0, g1: '0', category: 0 };
  const { oid, uid, name, position } = plan;
  return { oid, challenge, uid, name, category, g0, g1, position, entries: 0, start_hash: null };
};
