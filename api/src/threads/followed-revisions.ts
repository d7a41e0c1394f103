import type { MessagePort } from 'node:worker_threads';
import { createRevisions, type RevisionRow, type Revisions } from '../store/challenges/revisions.ts';
import { type News, type NewsPort, openNewsPort, type PassedNews } from './thread-messages.ts';

/** The revisions as a thread behind the front knows them, and how it tells of changes. */
interface FollowedRevisions extends Revisions {
  readonly news: NewsPort<News>;
  tell(chOID: string, revision: number | undefined): void;
  forget(chOID: string): void;
}

/**
 * Before each request and each look what the front has passed on is taken in, so that a request never meets an older state than the one in which
 * the front sent it here. What changes here is told to the front. The front alone counts the revisions of the site.
 * @param port opened before the rows were read: nothing falls between
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

  /** What was read before is not used any more. */
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
