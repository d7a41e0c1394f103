import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Entries of the index between two ids, both exclusive; those whose ids are nearest to `near` come first. */
export interface EntryRange {
  readonly after: number;
  readonly before: number;
  readonly near: number;
}

const computeDistance = (near: number) => sql`abs(id - ${near})`;

/** Ids of the index's entries of these folded names, the newest competition's first; of more than `limit` the nearest. */
export async function findAthleteEntries(
  db: Db,
  names: readonly string[],
  { after, before, near }: EntryRange,
  limit: number,
): Promise<number[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('search_athlete')
    .select('id')
    .where('name', 'in', [...names])
    .where('id', '>', after)
    .where('id', '<', before)
    .orderBy(computeDistance(near))
    .limit(limit)
    .execute();
  return sortIds(rows);
}

/** The same for folded clubs. */
export async function findClubEntries(
  db: Db,
  clubs: readonly string[],
  { after, before, near }: EntryRange,
  limit: number,
): Promise<number[]> {
  if (clubs.length === 0) return [];
  const rows = await db
    .selectFrom('search_club')
    .select('id')
    .where('club', 'in', [...clubs])
    .where('id', '>', after)
    .where('id', '<', before)
    .orderBy(computeDistance(near))
    .limit(limit)
    .execute();
  return sortIds(rows);
}

const sortIds = (rows: readonly { readonly id: number }[]): number[] =>
  rows.map(({ id }) => Number(id)).sort((a, b) => b - a);
