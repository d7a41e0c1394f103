import type { MessagePort } from 'node:worker_threads';
import { createRevisions, type RevisionRow, type Revisions } from '../store/challenges/revisions.ts';
import { type News, type NewsPort, openNewsPort, type PassedNews } from './thread-messages.ts';

/** The revisions as a thread behind the front has them; changes made here are posted to the front. */
interface FollowedRevisions extends Revisions {
  readonly news: NewsPort<News>;
  tell(chOID: string, revision: number | undefined): void;
  forget(chOID: string): void;
}

/**
 * Follows the front's messages, which are all applied before each request and each look-up, so that a request never sees an older
 * state than the front had when it sent the request. Only the front counts the revisions of the site.
 * @param port opened before the rows were read, so that no change is missed between
 */
export function followRevisions(port: MessagePort, rows: readonly RevisionRow[]): FollowedRevisions {
  const known = createRevisions(rows);
  const site = { revision: 0, minRevision: 0 };
  const news = openNewsPort<PassedNews, News>(port, take);

  function commit(chOID: string, revision: number, visible: boolean | undefined): void {
    if ((known.find(chOID)?.revision ?? 0) <= revision) known.recordChange(chOID, revision, visible);
  }

  function take({ news: heard, site: counted }: PassedNews): void {
    Object.assign(site, counted);
    if (heard === undefined) return;
    if (heard.kind === 'committed') commit(heard.chOID, heard.revision, heard.visible);
    if (heard.kind === 'removed') known.recordRemoval(heard.chOID);
    if (heard.kind === 'forget') markReread(heard.chOID);
  }

  /** Answers that were read before now are no longer used. */
  function markReread(chOID: string): void {
    const challenge = known.find(chOID);
    if (challenge !== undefined) challenge.minRevision = challenge.revision;
  }

  return {
    site,
    news,
    find(chOID) {
      news.hear();
      return known.find(chOID);
    },
    listOids: () => known.listOids(),
    recordChange(chOID, revision, visible) {
      commit(chOID, revision, visible);
      news.post({ kind: 'committed', chOID, revision, visible });
    },
    recordRemoval(chOID) {
      known.recordRemoval(chOID);
      news.post({ kind: 'removed', chOID });
    },
    tell: (chOID, revision) => news.post({ kind: 'tell', chOID, revision }),
    forget(chOID) {
      markReread(chOID);
      news.post({ kind: 'forget', chOID });
    },
  };
}
