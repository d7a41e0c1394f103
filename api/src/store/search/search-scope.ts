import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { IDS_PER_CHALLENGE } from './search-ids.ts';

/** The entries of one challenge. */
export const buildScopeCondition = (scope: number) => sql<boolean>`id > ${scope} and id < ${scope + IDS_PER_CHALLENGE}`;

/** The id of the next entry of a challenge. */
export async function findNextId(
  db: Db,
  table: 'search_athlete' | 'search_club' | 'search_event',
  scope: number,
): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .where(buildScopeCondition(scope))
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? scope) + 1;
}
