import type { MessagePort } from 'node:worker_threads';
import { createRevisions, type RevisionRow, type Revisions } from '../store/challenges/revisions.ts';
import { type ChangeMessage, type ChangePort, type FrontMessage, openChangePort } from './thread-messages.ts';

/** The revisions as a thread behind the front has them; changes made here are posted to the front. */
interface FollowedRevisions extends Revisions {
  readonly changes: ChangePort<ChangeMessage>;
  tell(chOID: string, revision: number | undefined): void;
  forget(chOID: string): void;
}

/**
 * Follows the front's messages, which are all applied before each request and each look-up, so that a request never sees an older
 * state than the front had when it sent the request. Only the front counts the revisions of the site.
 * @param port opened before the rows were read, so that no change is missed between
 */
export function followRevisions(port: MessagePort, rows: readonly RevisionRow[]): FollowedRevisions {
  const localRevisions = createRevisions(rows);
  const site = { revision: 0, minRevision: 0 };
  const changes = openChangePort<FrontMessage, ChangeMessage>(port, receive);

  function applyCommit(chOID: string, revision: number, visible: boolean | undefined): void {
    if ((localRevisions.find(chOID)?.revision ?? 0) <= revision) localRevisions.recordChange(chOID, revision, visible);
  }

  function receive({ change, site: siteCounts }: FrontMessage): void {
    Object.assign(site, siteCounts);
    if (change === undefined) return;
    if (change.kind === 'committed') applyCommit(change.chOID, change.revision, change.visible);
    if (change.kind === 'removed') localRevisions.recordRemoval(change.chOID);
    if (change.kind === 'forget') markReread(change.chOID);
  }

  /** Answers that were read before now are no longer used. */
  function markReread(chOID: string): void {
    const challenge = localRevisions.find(chOID);
    if (challenge !== undefined) challenge.minRevision = challenge.revision;
  }

  return {
    site,
    changes,
    find(chOID) {
      changes.receiveAll();
      return localRevisions.find(chOID);
    },
    listOids: () => localRevisions.listOids(),
    recordChange(chOID, revision, visible) {
      applyCommit(chOID, revision, visible);
      changes.post({ kind: 'committed', chOID, revision, visible });
    },
    recordRemoval(chOID) {
      localRevisions.recordRemoval(chOID);
      changes.post({ kind: 'removed', chOID });
    },
    tell: (chOID, revision) => changes.post({ kind: 'tell', chOID, revision }),
    forget(chOID) {
      markReread(chOID);
      changes.post({ kind: 'forget', chOID });
    },
  };
}
