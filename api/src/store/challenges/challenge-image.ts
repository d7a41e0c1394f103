import type { Db } from '../db.ts';
import { insertActs } from '../lists/official-acts.ts';
import { type RemovedBody, readImage } from '../lists/undo-images.ts';
import { insertFacts, listLiveTrials, writeLiveTrial } from '../live/facts.ts';
import { insertChallenge } from './challenges.ts';
import { insertEventRecords, listEventRecords } from './event-records.ts';
import { boundPrice } from './prices.ts';

/** A whole challenge, as it is stored so that its deletion can be undone. */
export async function readChallengeImage(db: Db, oid: string): Promise<RemovedBody> {
  const listOids = (table: 'trial' | 'trial_group') =>
    db.selectFrom(table).select('oid').where('challenge', '=', oid).execute();
  const pickOids = (rows: readonly { readonly oid: string }[]) => rows.map((row) => row.oid);
  const image = await readImage(db, oid, pickOids(await listOids('trial')), pickOids(await listOids('trial_group')));
  const challenge = await db.selectFrom('challenge').selectAll().where('oid', '=', oid).executeTakeFirstOrThrow();
  return {
    ...image,
    challenge,
    revision: challenge.revision,
    prices: await db.selectFrom('price').selectAll().where('challenge', '=', oid).execute(),
    records: await listEventRecords(db, oid),
    hidden: await db.selectFrom('hidden_athlete').selectAll().where('challenge', '=', oid).execute(),
    acts: await db.selectFrom('official_act').selectAll().where('challenge', '=', oid).execute(),
    facts: await db.selectFrom('live_fact').selectAll().where('challenge', '=', oid).orderBy('n').execute(),
    liveTrials: await listLiveTrials(db, oid),
    codes: await db.selectFrom('access_code').selectAll().where('challenge', '=', oid).execute(),
  };
}

/** Restores a deleted challenge without its trials, which the caller restores after it. */
export async function restoreChallenge(
  db: Db,
  {
    challenge,
    prices = [],
    records = [],
    codes = [],
    hidden = [],
    acts = [],
    facts = [],
    liveTrials = [],
  }: RemovedBody,
): Promise<void> {
  if (challenge === undefined) return;
  await insertChallenge(db, challenge);
  if (prices.length > 0)
    await db
      .insertInto('price')
      // Prices deleted by an older version have no revision.
      .values(prices.map((price) => ({ ...boundPrice(price), revision: price.revision ?? 0 })))
      .execute();
  await insertEventRecords(db, records);
  if (hidden.length > 0)
    await db
      .insertInto('hidden_athlete')
      .values([...hidden])
      .execute();
  await insertActs(db, acts);
  await insertFacts(db, facts);
  for (const row of liveTrials) await writeLiveTrial(db, row);
  if (codes.length > 0)
    await db
      .insertInto('access_code')
      .values([...codes])
      .execute();
}
