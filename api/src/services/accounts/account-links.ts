import type { AccountLinkAnswer } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import {
  type AccountLink,
  type AccountLinkKind,
  findAccountLink,
  writeAccountLink,
} from '../../store/accounts/account-links.ts';
import { findAccountByOid, listOrgs } from '../../store/accounts/organisers.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { createSecret, hashSecret } from '../context/secret.ts';

const HOUR_MS = 3_600_000;

/** How long a link can be used: an hour for a new password, a day for an address. */
export const LINK_LIFETIME_MS: Readonly<Record<AccountLinkKind, number>> = {
  reset: HOUR_MS,
  verify: 24 * HOUR_MS,
  address: 24 * HOUR_MS,
};

/** Stores a link in place of the account's previous one and returns its key, of which only the hash is stored. */
export async function makeAccountLink(db: Db, link: Omit<AccountLink, 'hash'>): Promise<string> {
  const key = createSecret();
  await writeAccountLink(db, { ...link, hash: hashSecret(key) });
  return key;
}

export const createSpentLinkRefusal = () =>
  refusalAt('forbidden', '$.key', 'this link has been used or replaced, or has expired');

/** @throws Refusal `forbidden` for a key that is unknown, used or expired */
export async function readOpenLink(db: Db, key: string, now: Date): Promise<AccountLink> {
  const link = await findAccountLink(db, hashSecret(key));
  if (link === undefined || link.expires <= now.toISOString()) throw createSpentLinkRefusal();
  return link;
}

/**
 * What a link's key gives access to. While the account's address is unconfirmed, the reader of this mail may claim the address: the
 * answer then names the account's organisations, each of which the new account may keep or leave.
 */
export async function readAccountLink({ store: { db }, clock }: Context, key: string): Promise<AccountLinkAnswer> {
  const { kind, email, expires, organiser } = await readOpenLink(db, key, clock());
  const account = await findAccountByOid(db, organiser);
  const canClaim = account !== undefined && account.verified === null && account.email === email;
  const orgs = canClaim ? await listOrgs(db, organiser) : [];
  return { kind, email, expires, claim: canClaim, orgs: orgs.map(({ oid, name, role }) => ({ oid, name, role })) };
}
