import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import type { PushMessageTable, PushSubscriptionTable } from '../push-tables.ts';

/** Queues messages; one of the same athlete, trial and phase that still waits says the newest when it is sent. */
export async function queueMessages(db: Db, rows: readonly PushMessageTable[]): Promise<void> {
  await sliceInTurns(rows, async (slice) => {
    await db
      .insertInto('push_message')
      .values([...slice])
      .onConflict((conflict) =>
        conflict
          .columns(['subscription', 'trial', 'athlete', 'phase'])
          .doUpdateSet((eb) => ({ expires: eb.ref('excluded.expires') })),
      )
      .execute();
  });
}

/** Queues messages again that could not be sent, unless newer ones wait in their place. */
export async function requeueMessages(db: Db, rows: readonly PushMessageTable[]): Promise<void> {
  await sliceInTurns(rows, async (slice) => {
    await db
      .insertInto('push_message')
      .values([...slice])
      .onConflict((conflict) => conflict.columns(['subscription', 'trial', 'athlete', 'phase']).doNothing())
      .execute();
  });
}

/** Subscriptions with messages that are due, of other push services than these, the longest due first. */
export async function listDueSubscriptions(
  db: Db,
  now: string,
  { busyHosts, limit }: { readonly busyHosts: readonly string[]; readonly limit: number },
): Promise<Pick<PushSubscriptionTable, 'id' | 'host'>[]> {
  return db
    .selectFrom('push_message')
    .innerJoin('push_subscription', 'push_subscription.id', 'push_message.subscription')
    .select(['push_subscription.id', 'push_subscription.host'])
    .where('push_message.next_try', '<=', now)
    .$if(busyHosts.length > 0, (query) => query.where('push_subscription.host', 'not in', [...busyHosts]))
    .groupBy(['push_subscription.id', 'push_subscription.host'])
    .orderBy(({ fn }) => fn.min('push_message.next_try'))
    .limit(limit)
    .execute();
}

/**
 * Takes a subscription's messages of the phases that are due out of the queue, those that came since included: of several servers one
 * gets them, and a server that ends meanwhile does not send them twice.
 */
export async function takeMessages(db: Db, subscription: string, now: string): Promise<PushMessageTable[]> {
  const duePhases = db
    .selectFrom('push_message')
    .select('phase')
    .where('subscription', '=', subscription)
    .where('next_try', '<=', now);
  return db
    .deleteFrom('push_message')
    .where('subscription', '=', subscription)
    .where('phase', 'in', duePhases)
    .where((eb) => eb.or([eb('tries', '=', 0), eb('next_try', '<=', now)]))
    .returningAll()
    .execute();
}

export async function deleteMessagesExpiredBy(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('push_message').where('expires', '<=', instant).execute();
}
