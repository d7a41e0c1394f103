import { listRevisions } from '../../store/challenges/challenges.ts';
import type { Revisions } from '../../store/challenges/revisions.ts';
import type { Following, Store } from '../../store/store.ts';

interface Followed {
  readonly store: Store;
  readonly revisions: Revisions;
  /** A challenge is at a revision now; undefined when it is gone. */
  readonly tell: (chOID: string, revision: number | undefined) => void;
  /** A name was taken off elsewhere. */
  readonly forget: (chOID: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps this instance's memory at the database's revisions, whichever instance changes it: prepared answers go stale by
 * them, and live readers are notified. Changes of this instance itself are known already.
 */
export function followDatabase({ store, revisions, tell, forget, onError }: Followed): Promise<Following> {
  /** The athlete hidden last, by challenge. */
  const hidden = new Map<string, string>();

  function agree(asked: Iterable<string>, rows: Awaited<ReturnType<typeof listRevisions>>): void {
    const there = new Map(rows.map((row) => [row.oid, row]));
    for (const oid of asked) {
      if (there.has(oid) || revisions.find(oid) === undefined) continue;
      revisions.recordRemoval(oid);
      hidden.delete(oid);
      tell(oid, undefined);
    }
    for (const { oid, revision, visible, hiddenLast } of rows) {
      const known = revisions.find(oid);
      // An older reading is ignored: another change was committed here meanwhile.
      if (known === undefined || known.revision < revision) revisions.recordChange(oid, revision, visible === 1);
      if (hiddenLast !== null && hidden.get(oid) !== hiddenLast) {
        hidden.set(oid, hiddenLast);
        forget(oid);
      }
      tell(oid, revision);
    }
  }

  return store.follow({
    onChanged: async (oids) => agree(oids, await listRevisions(store.db, oids)),
    onMissed: async () => {
      const rows = await listRevisions(store.db);
      agree([...revisions.listOids()], rows);
    },
    onError,
  });
}
