import type { Db } from '../db.ts';

/** Tables that name athletes by their ids: a licence, or one made of name and club. */
const TABLES = ['push_follow', 'push_state', 'push_message'] as const;

/** How many ask to be told of these athletes of a challenge, by athlete; those whom nobody follows are left out. */
export async function countFollowers(
  db: Db,
  challenge: string,
  athletes: readonly string[],
): Promise<{ readonly athlete: string; readonly followers: number }[]> {
  if (athletes.length === 0) return [];
  const rows = await db
    .selectFrom('push_follow')
    .select(({ fn }) => ['athlete', fn.countAll<number>().as('followers')])
    .where('challenge', '=', challenge)
    .where('athlete', 'in', [...athletes])
    .groupBy('athlete')
    .execute();
  return rows.map(({ athlete, followers }) => ({ athlete, followers: Number(followers) }));
}

/** Deletes what is stored of these athletes for their followers, who are told nothing more of them. */
export async function deleteFollowed(db: Db, challenge: string, athletes: readonly string[]): Promise<void> {
  if (athletes.length === 0) return;
  for (const table of TABLES)
    await db
      .deleteFrom(table)
      .where('challenge', '=', challenge)
      .where('athlete', 'in', [...athletes])
      .execute();
}
