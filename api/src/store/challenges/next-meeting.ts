import type { Db } from '../db.ts';

/** The competition that is on at an instant (ISO UTC), or the next one; hidden ones too. */
export async function findNextMeeting(
  db: Db,
  instant: string,
): Promise<{ readonly name: string; readonly endsAt: Date } | undefined> {
  const row = await db
    .selectFrom('challenge')
    .select(['name', 'ends_at'])
    .where('ends_at', '>', instant)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  return row && { name: row.name, endsAt: new Date(row.ends_at) };
}
