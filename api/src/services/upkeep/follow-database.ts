import { listRevisions } from '../../store/challenges/challenges.ts';
import type { Revisions } from '../../store/challenges/revisions.ts';
import type { ChangeSubscription, Store } from '../../store/store.ts';

interface FollowOptions {
  readonly store: Store;
  readonly revisions: Revisions;
  /** Called with the current revision of a challenge, undefined once it was deleted. */
  readonly announceRevision: (chOID: string, revision: number | undefined) => void;
  /** Called when another instance has hidden a name. */
  readonly dropFromMemory: (chOID: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps this instance's revisions up to date with the database, so that prepared answers go stale and live readers are notified when
 * another instance changes a challenge.
 */
export function followDatabase({
  store,
  revisions,
  announceRevision,
  dropFromMemory,
  onError,
}: FollowOptions): Promise<ChangeSubscription> {
  /** The athlete hidden last, by challenge. */
  const lastHidden = new Map<string, string>();

  function applyRevisions(requestedOids: Iterable<string>, rows: Awaited<ReturnType<typeof listRevisions>>): void {
    const rowByOid = new Map(rows.map((row) => [row.oid, row]));
    for (const oid of requestedOids) {
      if (rowByOid.has(oid) || revisions.find(oid) === undefined) continue;
      revisions.recordRemoval(oid);
      lastHidden.delete(oid);
      announceRevision(oid, undefined);
    }
    for (const { oid, revision, visible, hiddenLast } of rows) {
      const inMemory = revisions.find(oid);
      // An older revision is ignored: this instance has committed a change meanwhile.
      if (inMemory === undefined || inMemory.revision < revision) revisions.recordChange(oid, revision, visible === 1);
      if (hiddenLast !== null && lastHidden.get(oid) !== hiddenLast) {
        lastHidden.set(oid, hiddenLast);
        dropFromMemory(oid);
      }
      announceRevision(oid, revision);
    }
  }

  return store.followChanges({
    onChanged: async (oids) => applyRevisions(oids, await listRevisions(store.db, oids)),
    onMissed: async () => {
      const rows = await listRevisions(store.db);
      applyRevisions([...revisions.listOids()], rows);
    },
    onError,
  });
}
