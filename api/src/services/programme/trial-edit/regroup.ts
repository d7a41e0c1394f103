import { makeGroupUid, parseGroupUid, parseTrialUid } from 'shared-domain';
import { refusalAt } from '../../../base/refusal.ts';
import type { Db } from '../../../store/db.ts';
import { deleteGroup, updateGroup } from '../../../store/lists/trials.ts';
import type { RegroupedImage } from '../../../store/lists/undo-images.ts';
import type { GroupTable, TrialTable } from '../../../store/schema.ts';
import type { UploadPlan } from '../../planning/plan-upload.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { requireSexOfEntries } from './recode.ts';

/** How groups change when a trial gets another event; undo needs it too. */
export interface Regrouping {
  readonly stored: StoredTrials;
  /** Names of the trial's group before and after. */
  readonly nameBefore: string;
  readonly name: string;
  /** The group as it was, where it gets the trial's new event or another name. */
  readonly renamed: readonly GroupTable[];
  /** The group that is deleted because it has no trial any more. */
  readonly emptied: readonly GroupTable[];
}

/** A part of a combined event stays in that event's group (Q10). */
const findGroupUid = ({ uid, combined }: TrialTable): string => {
  const event = parseTrialUid(combined ?? uid);
  return event === undefined ? uid : makeGroupUid(event);
};

/**
 * Changes the groups for a trial with a new code. The only trial of its group keeps the group, with its entries and its address;
 * else it joins the group of its new event, and a group that becomes empty is deleted, unless athletes are entered in it.
 */
export async function regroupTrial(
  tx: Db,
  row: TrialTable,
  stored: StoredTrials,
  name: string | undefined,
): Promise<Regrouping> {
  const trials = new Map([...stored.trials].filter(([, { oid }]) => oid !== row.oid).concat([[row.uid, row]]));
  const currentGroup = [...stored.groups.values()].find(({ oid }) => oid === row.trial_group);
  const uid = findGroupUid(row);
  const event = parseGroupUid(uid);
  const target = stored.groups.get(uid);
  const unchanged: Regrouping = {
    stored: { ...stored, trials },
    nameBefore: currentGroup?.name ?? row.name,
    name: name ?? target?.name ?? currentGroup?.name ?? row.name,
    renamed: [],
    emptied: [],
  };
  if (currentGroup === undefined || event === undefined) return unchanged;
  if (currentGroup.uid === uid)
    return { ...unchanged, renamed: name === undefined || name === currentGroup.name ? [] : [currentGroup] };
  const isLast = ![...trials.values()].some(
    ({ oid, trial_group }) => trial_group === currentGroup.oid && oid !== row.oid,
  );
  if (target === undefined && name === undefined) {
    throw refusalAt('invalid request', '$.group', `is missing; the event ${uid} has no group yet, which needs a name`);
  }
  if (!isLast) return unchanged;
  const others = [...stored.groups].filter(([, { oid }]) => oid !== currentGroup.oid);
  if (target === undefined) {
    const movedGroup: GroupTable = { ...currentGroup, uid, ...event };
    await requireSexOfEntries(tx, currentGroup.oid, currentGroup.category, movedGroup);
    await updateGroup(tx, currentGroup.oid, { uid, ...event });
    return {
      ...unchanged,
      stored: { ...stored, trials, groups: new Map([...others, [uid, movedGroup]]) },
      renamed: [currentGroup],
    };
  }
  if (currentGroup.entries > 0) {
    const reason = `${JSON.stringify(currentGroup.name)} would be left with its ${currentGroup.entries} entries and no trial`;
    throw refusalAt('conflict', '$.uid', `the group ${reason}; take them out or move them first`);
  }
  return { ...unchanged, stored: { ...stored, trials, groups: new Map(others) }, emptied: [currentGroup] };
}

export async function deleteEmptiedGroups(tx: Db, { emptied }: Regrouping): Promise<void> {
  for (const { oid } of emptied) await deleteGroup(tx, oid);
}

/** What is stored about the groups for undo. */
export function buildGroupImage({ renamed }: Regrouping, { groups }: UploadPlan): RegroupedImage {
  const plannedGroups = [...groups.values()];
  return {
    renamed: renamed.flatMap((before) => {
      const after = plannedGroups.find(({ oid }) => oid === before.oid);
      return after === undefined ? [] : [{ before, after: { uid: after.uid, name: after.name } }];
    }),
    made: plannedGroups.flatMap(({ oid, stored }) => (stored === undefined ? [oid] : [])),
  };
}
