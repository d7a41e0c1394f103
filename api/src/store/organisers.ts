import type { Role } from 'shared-domain/contract';
import type { Db } from './db.ts';
import { newOid } from './oid.ts';
import { insertMember, insertOrganisation } from './organisations.ts';

export interface Account {
  readonly oid: string;
  readonly email: string;
  readonly password: string;
}

export interface Org {
  readonly oid: string;
  readonly name: string;
  readonly role: Role;
}

/** E-mail addresses are compared without case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('organiser')
    .select(['oid', 'email', 'password'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
}

export async function findAccountByOid(db: Db, oid: string): Promise<Account | undefined> {
  return db.selectFrom('organiser').select(['oid', 'email', 'password']).where('oid', '=', oid).executeTakeFirst();
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

export interface NewOwner {
  readonly email: string;
  /** Already hashed. */
  readonly password: string;
  readonly organisation: string;
  readonly demo: boolean;
  readonly now: Date;
}

/** An account; its password is already hashed. */
export async function insertAccount(
  db: Db,
  { email, password, demo, now }: Omit<NewOwner, 'organisation'>,
): Promise<string> {
  const oid = newOid();
  const created = now.toISOString();
  await db
    .insertInto('organiser')
    .values({ oid, email: normalEmail(email), password, demo: demo ? 1 : 0, created })
    .execute();
  return oid;
}

/** An organiser and the organisation that this organiser owns. */
export async function createOwner(db: Db, owner: NewOwner): Promise<{ organiser: string; organisation: string }> {
  const organiser = await insertAccount(db, owner);
  const organisation = await insertOrganisation(db, owner.organisation, owner.now);
  await insertMember(db, organisation, organiser, 'owner');
  return { organiser, organisation };
}

export async function listOrgs(db: Db, organiser: string, role?: Role): Promise<Org[]> {
  let query = db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.oid', 'membership.organisation')
    .select(['organisation.oid', 'organisation.name', 'membership.role'])
    .where('membership.organiser', '=', organiser)
    .orderBy('organisation.name')
    .orderBy('organisation.oid');
  if (role !== undefined) query = query.where('membership.role', '=', role);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}

export async function roleIn(db: Db, organiser: string, organisation: string): Promise<Role | undefined> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('organiser', '=', organiser)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return row?.role as Role | undefined;
}
