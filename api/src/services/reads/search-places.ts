import { type ChallengeRecord, listChallenges } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { listScopes } from '../../store/search/find-in-index.ts';
import { scopeOf } from '../../store/search/search-ids.ts';

/** The visible competition of each entry of the search index. */
export async function readPlaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ChallengeRecord>> {
  const scopes = await listScopes(db, [...new Set(ids.map(scopeOf))]);
  const records = await listChallenges(db, [...scopes.values()]);
  const byOid = new Map(records.filter(({ visible }) => visible === 1).map((record) => [record.oid, record]));
  return new Map(
    ids.flatMap((id) => {
      const record = byOid.get(scopes.get(scopeOf(id)) ?? '');
      return record === undefined ? [] : [[id, record] as const];
    }),
  );
}
