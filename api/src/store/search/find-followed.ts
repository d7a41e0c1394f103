import type { Db } from '../db.ts';
import { HIDDEN_NAME_KEY } from '../lists/name-masks.ts';
import { readRowKeys } from '../row-keys.ts';
import type { IndexedAthlete } from './find-rows.ts';

/** The people of these competitions with one of these folded names, each once, without hidden athletes; at most `limit` of each kind of list. */
export async function findPeopleNamed(
  db: Db,
  challenges: readonly string[],
  names: readonly string[],
  limit: number,
): Promise<IndexedAthlete[]> {
  const wanted = names.filter((name) => name !== HIDDEN_NAME_KEY);
  const oidByKey = new Map([...(await readRowKeys(db, challenges))].map(([oid, key]) => [key, oid]));
  if (wanted.length === 0 || oidByKey.size === 0) return [];
  const found = new Map<string, IndexedAthlete>();
  for (const table of ['result_row', 'start_row'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['challenge', 'name', 'club', 'bib'])
      .distinct()
      .where('challenge', 'in', [...oidByKey.keys()])
      .where('name', 'in', wanted)
      .limit(limit)
      .execute();
    for (const { challenge, name, club, bib } of rows) {
      const person = { challenge: oidByKey.get(Number(challenge)) ?? '', name, club, bib: bib ?? '' };
      found.set(Object.values(person).join('\n'), person);
    }
  }
  return [...found.values()];
}

/** Ids of the index's entries of these folded clubs between two ids, both exclusive, the newest competition's first. */
export async function findClubEntries(
  db: Db,
  clubs: readonly string[],
  [after, before]: readonly [number, number],
  limit: number,
): Promise<number[]> {
  if (clubs.length === 0) return [];
  const rows = await db
    .selectFrom('search_club')
    .select('id')
    .where('id', '>', after)
    .where('id', '<', before)
    .where('club', 'in', [...clubs])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => Number(id));
}
