import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';

/** The notices that speakers have seen, with when the first of them did. */
export async function listSeenNotices(db: Db, challenge: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('notice_seen').selectAll().where('challenge', '=', challenge).execute();
  return new Map(rows.map(({ notice, seen }) => [notice, seen]));
}

export async function countSeenNotices(db: Db, challenge: string): Promise<string> {
  const { count } = await db
    .selectFrom('notice_seen')
    .where('challenge', '=', challenge)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return String(count);
}

/** Writes that notices were seen; who was first stays. */
export async function writeSeenNotices(
  db: Db,
  challenge: string,
  notices: readonly string[],
  seen: string,
): Promise<void> {
  await sliceInTurns([...new Set(notices)], async (slice) => {
    await db
      .insertInto('notice_seen')
      .values(slice.map((notice) => ({ challenge, notice, seen })))
      .onConflict((conflict) => conflict.columns(['challenge', 'notice']).doNothing())
      .execute();
  });
}
