import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import type { PushSubscriptionTable } from '../push-tables.ts';

export async function findSubscription(db: Db, id: string): Promise<PushSubscriptionTable | undefined> {
  return db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countSubscriptions(db: Db): Promise<number> {
  const query = db.selectFrom('push_subscription').select(({ fn }) => fn.countAll<number>().as('n'));
  return Number((await query.executeTakeFirstOrThrow()).n);
}

/** Stores a subscription; of one that is known, its keys and language. */
export async function writeSubscription(db: Db, row: PushSubscriptionTable): Promise<void> {
  const { p256dh, auth, language } = row;
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ p256dh, auth, language }))
    .execute();
}

/** Deletes a subscription with all that belongs to it. */
export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/** Gives the choice of one subscription to another. */
export async function moveFollows(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('push_follow').set({ subscription: to }).where('subscription', '=', from).execute();
}

/** An athlete of a challenge of whom a subscription is told. */
export interface Follow {
  readonly challenge: string;
  readonly athlete: string;
}

const buildKey = ({ challenge, athlete }: Follow): string => `${challenge} ${athlete}`;

/**
 * Makes these the follows of a subscription; those that it has stay as they are, what waits of others is not sent. Returns the challenges
 * with new ones.
 */
export async function replaceFollows(db: Db, subscription: string, follows: readonly Follow[]): Promise<string[]> {
  const stored = await db
    .selectFrom('push_follow')
    .select(['challenge', 'athlete'])
    .where('subscription', '=', subscription)
    .execute();
  const wanted = new Set(follows.map(buildKey));
  const known = new Set(stored.map(buildKey));
  for (const { challenge, athlete } of stored.filter((follow) => !wanted.has(buildKey(follow))))
    for (const table of ['push_follow', 'push_message'] as const)
      await db
        .deleteFrom(table)
        .where('subscription', '=', subscription)
        .where('challenge', '=', challenge)
        .where('athlete', '=', athlete)
        .execute();
  const rows = follows.filter((follow) => !known.has(buildKey(follow)));
  await sliceInTurns(rows, async (slice) => {
    const values = slice.map(({ challenge, athlete }) => ({ challenge, athlete, subscription, is_new: 1 }));
    await db
      .insertInto('push_follow')
      .values(values)
      .onConflict((conflict) => conflict.columns(['challenge', 'athlete', 'subscription']).doNothing())
      .execute();
  });
  return [...new Set(rows.map(({ challenge }) => challenge))];
}

export async function countFollows(db: Db, subscription: string): Promise<number> {
  const query = db
    .selectFrom('push_follow')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('subscription', '=', subscription);
  return Number((await query.executeTakeFirstOrThrow()).n);
}

/** Who follows which athlete of a challenge. */
export async function listFollows(
  db: Db,
  challenge: string,
): Promise<{ readonly athlete: string; readonly subscription: string; readonly is_new: number }[]> {
  return db
    .selectFrom('push_follow')
    .select(['athlete', 'subscription', 'is_new'])
    .where('challenge', '=', challenge)
    .execute();
}

export async function markFollowsKnown(db: Db, challenge: string): Promise<void> {
  await db
    .updateTable('push_follow')
    .set({ is_new: 0 })
    .where('challenge', '=', challenge)
    .where('is_new', '=', 1)
    .execute();
}

/** Counts a message of a day. @returns false, without counting it, where the subscription has had `max` of them */
export async function countMessage(db: Db, id: string, day: string, max: number): Promise<boolean> {
  const query = db
    .updateTable('push_subscription')
    .set((eb) => ({
      day,
      sent: eb
        .case()
        .when('day', '=', day)
        .then(eb('sent', '+', 1))
        .else(1)
        .end(),
    }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('day', '<>', day), eb('sent', '<', max)]))
    .returning('id');
  return (await query.executeTakeFirst()) !== undefined;
}

/** Deletes the follows of challenges that ended before an instant, and what no follow needs any more. */
export async function deleteFollowsEndedBefore(db: Db, instant: string): Promise<void> {
  const ended = db.selectFrom('challenge').select('oid').where('ends_at', '<', instant);
  await db.deleteFrom('push_follow').where('challenge', 'in', ended).execute();
  const followed = db.selectFrom('push_follow').select('challenge');
  await db.deleteFrom('push_state').where('challenge', 'not in', followed).execute();
  await db.deleteFrom('push_cursor').where('challenge', 'not in', followed).execute();
  const following = db.selectFrom('push_follow').select('subscription');
  await db.deleteFrom('push_subscription').where('id', 'not in', following).execute();
}
