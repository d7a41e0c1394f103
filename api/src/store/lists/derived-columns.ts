import type { Db } from '../db.ts';
import { hideAthletes } from './hide-athletes.ts';

/**
 * Updates the columns that lists over all challenges are sorted and filtered by, after trials changed at a revision or, without one,
 * after the challenge itself changed. Results sent after the end of their competition count as shown when the event took place.
 */
export async function updateDerivedColumns(db: Db, challenge: string, revision?: number): Promise<void> {
  await hideAthletes(db, challenge);
  const { region, ends_at } = await db
    .selectFrom('challenge')
    .select(['region', 'ends_at'])
    .where('oid', '=', challenge)
    .executeTakeFirstOrThrow();
  const update = db
    .updateTable('trial')
    .set((eb) => ({
      region,
      shown_at: eb.case().when('updated', '>', ends_at).then(eb.ref('date_at')).else(eb.ref('updated')).end(),
    }))
    .where('challenge', '=', challenge);
  await (revision === undefined ? update : update.where('revision', '=', revision)).execute();
  const { trials, running, results } = await db
    .selectFrom('trial')
    .where('challenge', '=', challenge)
    .select(({ fn }) => [
      fn.countAll<number>().as('trials'),
      fn.countAll<number>().filterWhere('status', '<', 20).as('running'),
      fn.sum<number | null>('results').as('results'),
    ])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('challenge')
    .set({ trials: Number(trials), running: Number(running), results: Number(results ?? 0) })
    .where('oid', '=', challenge)
    .execute();
}
