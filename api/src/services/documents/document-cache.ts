import { createHash } from 'node:crypto';
import { Refusal, refusal } from '../../base/refusal.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';

/** A document, valid until its challenge has another revision. */
export interface CachedDocument {
  readonly revision: number;
  readonly bytes: Buffer;
}

export interface DocumentCache {
  /** ETag of a document at a revision, by default the current one: a reader who has it gets 304 without a build. */
  buildTag(chOID: string, documentKey: string, revision?: number): string;
  /**
   * A document from memory, else built: once for all simultaneous requests, and one document at a time, so that heavy ones do not slow
   * down other calls.
   */
  get(chOID: string, documentKey: string, build: () => Promise<CachedDocument>): Promise<CachedDocument>;
}

/** Bytes of the documents in memory; the least recently used are dropped first. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** A document that failed is not built again for this long, ms: it would probably fail again. */
const RETRY_AFTER_MS = 10 * 60_000;
const MAX_FAILED = 1000;

/** Documents that may wait to be built; further requests are refused. */
const MAX_WAITING = 100;

/** @param edition changes with what documents look like, so that ETags of other versions do not match */
export function createDocumentCache(ctx: Context, edition: string): DocumentCache {
  const documents = new Map<string, CachedDocument>();
  const building = new Map<string, Promise<CachedDocument>>();
  /** When a failed document may be built again, by document and revision: ms of the steady clock. */
  const retryTimes = new Map<string, number>();
  let cachedBytes = 0;
  let lastBuild: Promise<unknown> = Promise.resolve();

  function requireVisibleScope(chOID: string) {
    const scope = ctx.revisions.find(chOID);
    if (scope === undefined || !scope.visible) throw createMissingChallengeRefusal(chOID);
    return scope;
  }

  function dropDocument(key: string): void {
    cachedBytes -= documents.get(key)?.bytes.length ?? 0;
    documents.delete(key);
  }

  function storeDocument(key: string, document: CachedDocument): void {
    dropDocument(key);
    documents.set(key, document);
    cachedBytes += document.bytes.length;
    for (const oldest of documents.keys()) {
      if (cachedBytes <= MAX_CACHED_BYTES) break;
      dropDocument(oldest);
    }
  }

  /** Builds again where an athlete or the challenge was hidden during the build. */
  async function buildUntilCurrent(
    chOID: string,
    key: string,
    build: () => Promise<CachedDocument>,
  ): Promise<CachedDocument> {
    for (;;) {
      const document = await build();
      const scope = requireVisibleScope(chOID);
      if (document.revision < (scope.minRevision ?? 0)) continue;
      storeDocument(key, document);
      return document;
    }
  }

  function noteFailure(buildKey: string, error: unknown): never {
    if (!(error instanceof Refusal)) {
      retryTimes.set(buildKey, ctx.readSteadyClock().getTime() + RETRY_AFTER_MS);
      const [oldest] = retryTimes.keys();
      if (retryTimes.size > MAX_FAILED && oldest !== undefined) retryTimes.delete(oldest);
    }
    throw error;
  }

  function checkFailed(buildKey: string): void {
    const retryAt = retryTimes.get(buildKey);
    if (retryAt === undefined) return;
    const seconds = Math.ceil((retryAt - ctx.readSteadyClock().getTime()) / 1000);
    if (seconds > 0) throw refusal('unavailable', 'this document could not be made; it is tried again later', seconds);
    retryTimes.delete(buildKey);
  }

  return {
    buildTag(chOID, documentKey, revision = requireVisibleScope(chOID).revision) {
      return `"${edition}.${revision}.${createHash('sha256').update(documentKey).digest('base64url').slice(0, 16)}"`;
    },
    async get(chOID, documentKey, build) {
      const scope = requireVisibleScope(chOID);
      const key = `${chOID} ${documentKey}`;
      const cached = documents.get(key);
      if (cached !== undefined && cached.revision === scope.revision) {
        documents.delete(key);
        documents.set(key, cached);
        return cached;
      }
      const buildKey = `${key} ${scope.revision}`;
      const runningBuild = building.get(buildKey);
      if (runningBuild !== undefined) return runningBuild;
      checkFailed(buildKey);
      if (building.size >= MAX_WAITING) throw refusal('unavailable', 'many documents are being made; ask again soon');
      const newBuild = lastBuild
        .then(() => buildUntilCurrent(chOID, key, build))
        .catch((error: unknown) => noteFailure(buildKey, error))
        .finally(() => building.delete(buildKey));
      lastBuild = newBuild.catch(() => undefined);
      building.set(buildKey, newBuild);
      return newBuild;
    },
  };
}
