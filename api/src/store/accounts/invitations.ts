import type { Role } from 'shared-domain/contract';
import type { Db } from '../db.ts';

export interface InvitationRecord {
  readonly oid: string;
  readonly hash: string;
  readonly organisation: string;
  readonly email: string;
  readonly role: Role;
  readonly created: string;
  readonly expires: string;
  /** A mail server accepted it: whoever has the link reads mail of that address. */
  readonly mailed: boolean;
}

/** An address has one invitation to an organisation: a new one takes the place of the one before. */
export async function writeInvitation(db: Db, invitation: InvitationRecord): Promise<void> {
  const { oid, hash, role, created, expires } = invitation;
  const mailed = invitation.mailed ? 1 : 0;
  await db
    .insertInto('invitation')
    .values({ ...invitation, mailed })
    .onConflict((conflict) =>
      conflict.columns(['organisation', 'email']).doUpdateSet({ oid, hash, role, created, expires, mailed }),
    )
    .execute();
}

export async function findInvitation(db: Db, hash: string): Promise<InvitationRecord | undefined> {
  const row = await db.selectFrom('invitation').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row && { ...row, role: row.role as Role, mailed: row.mailed === 1 };
}

/** Invitations that have not expired, the newest first. */
export async function listInvitations(db: Db, organisation: string, now: Date): Promise<InvitationRecord[]> {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('expires', '>', now.toISOString())
    .orderBy('created', 'desc')
    .orderBy('oid', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as Role, mailed: row.mailed === 1 }));
}

/** Marks an invitation as mailed: using its link then confirms the address. */
export async function markInvitationMailed(db: Db, hash: string): Promise<void> {
  await db.updateTable('invitation').set({ mailed: 1 }).where('hash', '=', hash).execute();
}

/** Deletes an invitation; false when there was none. */
export async function deleteInvitation(db: Db, organisation: string, oid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('organisation', '=', organisation)
    .where('oid', '=', oid)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

export async function deleteInvitationsExpiredBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('invitation').where('expires', '<', instant).execute();
}
