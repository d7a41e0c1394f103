import type { Db } from '../db.ts';

const ACCOUNT_LINK_KINDS = ['verify', 'reset', 'address'] as const;
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];

export interface AccountLink {
  readonly hash: string;
  readonly organiser: string;
  readonly kind: AccountLinkKind;
  /** The address that the link went to: whoever has it reads that mail. */
  readonly email: string;
  readonly expires: string;
}

/** An account has one link of a kind: a new one takes the place of the one before. */
export async function writeAccountLink(db: Db, link: AccountLink): Promise<void> {
  await deleteAccountLinks(db, link.organiser, [link.kind]);
  await db.insertInto('account_link').values(link).execute();
}

export async function findAccountLink(db: Db, hash: string): Promise<AccountLink | undefined> {
  const row = await db.selectFrom('account_link').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row && { ...row, kind: row.kind as AccountLinkKind };
}

/** Deletes a link that is used; of two simultaneous attempts, only one gets true. */
export async function spendAccountLink(db: Db, hash: string): Promise<boolean> {
  const deletedRows = await db.deleteFrom('account_link').where('hash', '=', hash).returning('hash').execute();
  return deletedRows.length === 1;
}

export async function deleteAccountLinks(
  db: Db,
  organiser: string,
  kinds: readonly AccountLinkKind[] = ACCOUNT_LINK_KINDS,
): Promise<void> {
  await db.deleteFrom('account_link').where('organiser', '=', organiser).where('kind', 'in', kinds).execute();
}

export async function deleteAccountLinksExpiredBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('account_link').where('expires', '<', instant).execute();
}
