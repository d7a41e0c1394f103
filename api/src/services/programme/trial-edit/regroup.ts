import { makeGroupUid, parseGroupUid, parseTrialUid } from 'shared-domain';
import { refusalAt } from '../../../base/refusal.ts';
import type { Db } from '../../../store/db.ts';
import { deleteGroup, updateGroup } from '../../../store/lists/trials.ts';
import type { RegroupedImage } from '../../../store/lists/undo-images.ts';
import type { GroupTable, TrialTable } from '../../../store/schema.ts';
import type { Plan } from '../../planning/plan.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';

/** How groups change when a trial becomes another event, as undo needs it. */
export interface Regrouped {
  readonly stored: StoredTrials;
  /** Name of the group that the trial was in, and of the one that it is in then. */
  readonly nameBefore: string;
  readonly name: string;
  /** The group as it was before it took the trial's event over, or another name. */
  readonly renamed: readonly GroupTable[];
  /** The group that is left without a trial, and goes. */
  readonly emptied: readonly GroupTable[];
}

/** A part of a combined event stays in that event's group (Q10). */
const groupUidFor = ({ uid, combined }: TrialTable): string => {
  const event = parseTrialUid(combined ?? uid);
  return event === undefined ? uid : makeGroupUid(event);
};

/**
 * Changes the groups for a trial with a new code. The only trial of its group keeps the group, with its entries and its address;
 * else it joins the group of its new event, and a group that becomes empty is deleted, unless athletes are entered in it.
 */
export async function regroup(
  tx: Db,
  row: TrialTable,
  stored: StoredTrials,
  name: string | undefined,
): Promise<Regrouped> {
  const trials = new Map([...stored.trials].filter(([, { oid }]) => oid !== row.oid).concat([[row.uid, row]]));
  const own = [...stored.groups.values()].find(({ oid }) => oid === row.trial_group);
  const uid = groupUidFor(row);
  const event = parseGroupUid(uid);
  const target = stored.groups.get(uid);
  const unchanged: Regrouped = {
    stored: { ...stored, trials },
    nameBefore: own?.name ?? row.name,
    name: name ?? target?.name ?? own?.name ?? row.name,
    renamed: [],
    emptied: [],
  };
  if (own === undefined || event === undefined) return unchanged;
  if (own.uid === uid) return { ...unchanged, renamed: name === undefined || name === own.name ? [] : [own] };
  const isLast = ![...trials.values()].some(({ oid, trial_group }) => trial_group === own.oid && oid !== row.oid);
  if (target === undefined && name === undefined) {
    throw refusalAt('invalid request', '$.group', `is missing; the event ${uid} has no group yet, which needs a name`);
  }
  if (!isLast) return unchanged;
  const others = [...stored.groups].filter(([, { oid }]) => oid !== own.oid);
  if (target === undefined) {
    const moved: GroupTable = { ...own, uid, ...event };
    await updateGroup(tx, own.oid, { uid, ...event });
    return { ...unchanged, stored: { ...stored, trials, groups: new Map([...others, [uid, moved]]) }, renamed: [own] };
  }
  if (own.entries > 0) {
    const reason = `${JSON.stringify(own.name)} would be left with its ${own.entries} entries and no trial`;
    throw refusalAt('conflict', '$.uid', `the group ${reason}; take them out or move them first`);
  }
  return { ...unchanged, stored: { ...stored, trials, groups: new Map(others) }, emptied: [own] };
}

/** Deletes groups that their last trial has left. */
export async function deleteEmptied(tx: Db, { emptied }: Regrouped): Promise<void> {
  for (const { oid } of emptied) await deleteGroup(tx, oid);
}

/** What undoing needs to know of the groups. */
export function imageGroups({ renamed }: Regrouped, { groups }: Plan): RegroupedImage {
  const planned = [...groups.values()];
  return {
    renamed: renamed.flatMap((before) => {
      const after = planned.find(({ oid }) => oid === before.oid);
      return after === undefined ? [] : [{ before, after: { uid: after.uid, name: after.name } }];
    }),
    made: planned.flatMap(({ oid, stored }) => (stored === undefined ? [oid] : [])),
  };
}
