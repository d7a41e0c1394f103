import type { Role } from 'shared-domain/contract';
import type { Db } from '../db.ts';
import { newOid } from '../oid.ts';
import { insertMember, insertOrganisation } from './organisations.ts';

export interface Account {
  readonly oid: string;
  readonly email: string;
  readonly password: string;
  readonly created: string;
  /** When its address was confirmed. */
  readonly verified: string | null;
  /** Since when it has a second factor. */
  readonly second_factor: string | null;
}

const ACCOUNT_COLUMNS = ['oid', 'email', 'password', 'created', 'verified', 'second_factor'] as const;

export interface Org {
  readonly oid: string;
  readonly name: string;
  readonly role: Role;
  /** Members need a second factor to write. */
  readonly secondFactor?: true;
}

/** E-mail addresses are compared without case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('organiser')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
}

export async function findAccountByOid(db: Db, oid: string): Promise<Account | undefined> {
  return db.selectFrom('organiser').select(ACCOUNT_COLUMNS).where('oid', '=', oid).executeTakeFirst();
}

export async function updatePassword(db: Db, oid: string, password: string): Promise<void> {
  await db.updateTable('organiser').set({ password }).where('oid', '=', oid).execute();
}

/** Whether anyone but the demo's own account can organise here. */
export async function hasOrganiser(db: Db): Promise<boolean> {
  const row = await db.selectFrom('organiser').select('oid').where('demo', '=', 0).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is any account at all, the demo's included. */
export async function hasAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('organiser').select('oid').limit(1).executeTakeFirst()) !== undefined;
}

interface NewOwner {
  readonly email: string;
  /** Already hashed. */
  readonly password: string;
  readonly organisation: string;
  readonly demo: boolean;
  readonly now: Date;
}

/** Marks an address as confirmed, by the link in a mail or by the operator. */
export async function verifyAccount(db: Db, oid: string, email: string, now: Date): Promise<void> {
  await db.updateTable('organiser').set({ email, verified: now.toISOString() }).where('oid', '=', oid).execute();
}

/** Deletes an account with its tokens, links and codes; what it did stays in the logs under its oid. */
export async function deleteAccountRow(db: Db, oid: string): Promise<void> {
  await db.deleteFrom('organiser').where('oid', '=', oid).execute();
}

/** Creates an account; its password is already hashed. */
export async function insertAccount(
  db: Db,
  { email, password, demo, now, verified = false }: Omit<NewOwner, 'organisation'> & { readonly verified?: boolean },
): Promise<string> {
  const oid = newOid();
  const created = now.toISOString();
  await db
    .insertInto('organiser')
    .values({
      oid,
      email: normalizeEmail(email),
      password,
      demo: demo ? 1 : 0,
      created,
      verified: verified ? created : null,
      second_factor: null,
      totp_secret: null,
      totp_pending: null,
      totp_step: null,
    })
    .execute();
  return oid;
}

/** Creates an organiser for the operator, and the organisation that this organiser owns. */
export async function createOwner(db: Db, owner: NewOwner): Promise<{ organiser: string; organisation: string }> {
  const organiser = await insertAccount(db, { ...owner, verified: true });
  const organisation = await insertOrganisation(db, owner.organisation, owner.now);
  await insertMember(db, organisation, organiser, 'owner');
  return { organiser, organisation };
}

export async function listOrgs(db: Db, organiser: string, role?: Role): Promise<Org[]> {
  let query = db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.oid', 'membership.organisation')
    .select(['organisation.oid', 'organisation.name', 'membership.role', 'organisation.second_factor'])
    .where('membership.organiser', '=', organiser)
    .orderBy('organisation.name')
    .orderBy('organisation.oid');
  if (role !== undefined) query = query.where('membership.role', '=', role);
  const rows = await query.execute();
  return rows.map(({ second_factor, ...row }) => ({
    ...row,
    role: row.role as Role,
    ...(second_factor === 1 ? { secondFactor: true as const } : {}),
  }));
}

export interface Membership {
  readonly role: Role;
  /** The organisation requires a second factor and the account has none: it may only read. */
  readonly lacksSecondFactor: boolean;
}

export async function findMembership(db: Db, organiser: string, organisation: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.oid', 'membership.organisation')
    .innerJoin('organiser', 'organiser.oid', 'membership.organiser')
    .select(['membership.role', 'organisation.second_factor as required', 'organiser.second_factor as has'])
    .where('membership.organiser', '=', organiser)
    .where('membership.organisation', '=', organisation)
    .executeTakeFirst();
  return row && { role: row.role as Role, lacksSecondFactor: row.required === 1 && row.has === null };
}

export async function findRole(db: Db, organiser: string, organisation: string): Promise<Role | undefined> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('organiser', '=', organiser)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return row?.role as Role | undefined;
}
