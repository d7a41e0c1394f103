import type { Db } from '../db.ts';

/** How many trials of a challenge have a start list, and how many have results. */
export interface ListCounts {
  readonly startlists: number;
  readonly resultlists: number;
}

/** Counts the lists of challenges, by oid; one without trials is absent. */
export async function countLists(db: Db, oids: readonly string[]): Promise<ReadonlyMap<string, ListCounts>> {
  if (oids.length === 0) return new Map();
  const rows = await db
    .selectFrom('trial')
    .where('challenge', 'in', [...oids])
    .groupBy('challenge')
    .select(({ fn }) => [
      'challenge',
      fn.countAll<number>().filterWhere('starts', '>', 0).as('startlists'),
      fn.countAll<number>().filterWhere('results', '>', 0).as('resultlists'),
    ])
    .execute();
  return new Map(
    rows.map(({ challenge, startlists, resultlists }) => [
      challenge,
      { startlists: Number(startlists), resultlists: Number(resultlists) },
    ]),
  );
}
