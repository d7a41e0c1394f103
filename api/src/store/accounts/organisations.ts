import type { Role } from 'shared-domain/contract';
import type { Db } from '../db.ts';
import { newOid } from '../oid.ts';
import { updateChallengeIndex } from '../search/search-index.ts';

export interface MemberRecord {
  readonly oid: string;
  readonly email: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly secondFactor: boolean;
}

export async function insertOrganisation(db: Db, name: string, now: Date): Promise<string> {
  const oid = newOid();
  await db.insertInto('organisation').values({ oid, name, created: now.toISOString() }).execute();
  return oid;
}

export async function findOrganisation(db: Db, oid: string): Promise<{ oid: string; name: string } | undefined> {
  return db.selectFrom('organisation').select(['oid', 'name']).where('oid', '=', oid).executeTakeFirst();
}

export async function updateOrganisationName(db: Db, oid: string, name: string): Promise<void> {
  await db.updateTable('organisation').set({ name }).where('oid', '=', oid).execute();
  for (const challenge of await listChallengeOids(db, oid)) await updateChallengeIndex(db, challenge);
}

/** Locks the organisation's row until the transaction ends, so that two owners cannot remove each other at the same time. */
export async function lockOrganisation(db: Db, oid: string): Promise<void> {
  await db
    .updateTable('organisation')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('oid', '=', oid)
    .execute();
}

/** Challenges of an organisation, hidden ones too. */
export async function listChallengeOids(db: Db, organisation: string): Promise<string[]> {
  const rows = await db.selectFrom('challenge').select('oid').where('organisation', '=', organisation).execute();
  return rows.map(({ oid }) => oid);
}

export async function listMembers(db: Db, organisation: string): Promise<MemberRecord[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('organiser', 'organiser.oid', 'membership.organiser')
    .select(['organiser.oid', 'organiser.email', 'membership.role', 'organiser.verified', 'organiser.second_factor'])
    .where('membership.organisation', '=', organisation)
    .orderBy('organiser.email')
    .execute();
  return rows.map(({ oid, email, role, verified, second_factor }) => ({
    oid,
    email,
    role: role as Role,
    verified: verified !== null,
    secondFactor: second_factor !== null,
  }));
}

export async function insertMember(db: Db, organisation: string, organiser: string, role: Role): Promise<void> {
  await db.insertInto('membership').values({ organisation, organiser, role }).execute();
}

export async function updateMember(db: Db, organisation: string, organiser: string, role: Role): Promise<void> {
  await db
    .updateTable('membership')
    .set({ role })
    .where('organisation', '=', organisation)
    .where('organiser', '=', organiser)
    .execute();
}

export async function deleteMember(db: Db, organisation: string, organiser: string): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('organisation', '=', organisation)
    .where('organiser', '=', organiser)
    .execute();
}

export async function updateSecondFactorRule(db: Db, oid: string, required: boolean): Promise<void> {
  await db
    .updateTable('organisation')
    .set({ second_factor: required ? 1 : 0 })
    .where('oid', '=', oid)
    .execute();
}

export async function deleteOrganisation(db: Db, oid: string): Promise<void> {
  await db.deleteFrom('organisation').where('oid', '=', oid).execute();
}

/** Moves what can be put back in a challenge, and so the right to read its log, to another organisation. */
export async function moveRemovedToOrganisation(db: Db, challenge: string, organisation: string): Promise<void> {
  await db.updateTable('removed').set({ organisation }).where('challenge', '=', challenge).execute();
}
