import type { Db } from '../db.ts';
import { hideAthletes } from './hide-athletes.ts';

/**
 * After trials of a challenge changed at a revision, or after the challenge itself changed (no revision, all its trials): brings up to date what lists over all challenges go by, so that none
 * of them has to look at every trial. Results sent after their competition's end are as old as the event itself.
 */
export async function updateDerivedColumns(db: Db, challenge: string, revision?: number): Promise<void> {
  await hideAthletes(db, challenge);
  const { region, ends_at } = await db
    .selectFrom('challenge')
    .select(['region', 'ends_at'])
    .where('oid', '=', challenge)
    .executeTakeFirstOrThrow();
  const touched = db
    .updateTable('trial')
    .set((eb) => ({
      region,
      shown_at: eb.case().when('updated', '>', ends_at).then(eb.ref('date_at')).else(eb.ref('updated')).end(),
    }))
    .where('challenge', '=', challenge);
  await (revision === undefined ? touched : touched.where('revision', '=', revision)).execute();
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
