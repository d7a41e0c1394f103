import type { Db } from '../../store/db.ts';
import { deleteGroup, listGroups, updateGroup } from '../../store/lists/trials.ts';
import type { RegroupedImage } from '../../store/lists/undo-images.ts';
import { createBlockedRefusal } from './later-act.ts';

/** Gives groups their former event and name. @throws Refusal `conflict` when they have changed since */
export async function restoreGroups(tx: Db, chOID: string, { renamed }: RegroupedImage): Promise<void> {
  const groups = await listGroups(tx, chOID);
  for (const { before, after } of renamed) {
    const { oid, uid, name, category, g0, g1 } = before;
    const current = groups.find((group) => group.oid === oid);
    const isUidTaken = groups.some((group) => group.uid === uid && group.oid !== oid);
    if (current?.uid !== after.uid || current.name !== after.name || isUidTaken) {
      throw createBlockedRefusal(
        'changed since',
        `group ${after.uid} has changed since; undo the newer acts first`,
        before.oid,
      );
    }
    await updateGroup(tx, oid, { uid, name, category, g0, g1 });
  }
}

/** Deletes the groups that the act created, unless they are in use by now. */
export async function deleteCreatedGroups(tx: Db, chOID: string, { made }: RegroupedImage): Promise<void> {
  for (const { oid, entries } of await listGroups(tx, chOID)) {
    if (!made.includes(oid) || entries > 0) continue;
    const trial = await tx.selectFrom('trial').select('oid').where('trial_group', '=', oid).executeTakeFirst();
    if (trial === undefined) await deleteGroup(tx, oid);
  }
}
