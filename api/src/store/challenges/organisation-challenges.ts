import type { Db } from '../db.ts';

/** Challenges of an organisation, hidden ones too, newest first. */
export async function listOrganisationChallenges(
  db: Db,
  organisation: string,
): Promise<{ oid: string; name: string; date: string }[]> {
  return db
    .selectFrom('challenge')
    .select(['oid', 'name', 'date'])
    .where('organisation', '=', organisation)
    .orderBy('date', 'desc')
    .orderBy('oid', 'desc')
    .execute();
}
