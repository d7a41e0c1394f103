import { createHash } from 'node:crypto';
import { Refusal, refusal } from '../../base/refusal.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';

/** A built document, used until its challenge has another revision. */
export interface CachedDocument {
  readonly revision: number;
  readonly bytes: Buffer;
}

export interface Documents {
  /** ETag of a question at a revision, by default the present one, so that a reader who has the document gets 304 without a build. */
  tagOf(chOID: string, question: string, revision?: number): string;
  /**
   * From memory, else built: once however many ask, and one document after the other, so that heavy ones leave the server
   * to its readers.
   */
  get(chOID: string, question: string, build: () => Promise<CachedDocument>): Promise<CachedDocument>;
}

/** Documents in memory, bytes; those asked for longest ago are dropped first. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A document that failed is not tried again for so long, ms: whoever asks again would pay for the same failure. */
const RETRY_AFTER_MS = 10 * 60_000;
const MAX_FAILED = 1000;

/** Documents that may wait for their turn. */
const MAX_WAITING = 100;

export function createDocuments(ctx: Context, edition: string): Documents {
  const documents = new Map<string, CachedDocument>();
  const building = new Map<string, Promise<CachedDocument>>();
  /** When a document of a revision may be tried again. */
  const failed = new Map<string, number>();
  let size = 0;
  let last: Promise<unknown> = Promise.resolve();

  function scopeOf(chOID: string) {
    const scope = ctx.revisions.find(chOID);
    if (scope === undefined || !scope.visible) throw createMissingChallengeRefusal(chOID);
    return scope;
  }

  function drop(key: string): void {
    size -= documents.get(key)?.bytes.length ?? 0;
    documents.delete(key);
  }

  function keep(key: string, document: CachedDocument): void {
    drop(key);
    documents.set(key, document);
    size += document.bytes.length;
    for (const oldest of documents.keys()) {
      if (size <= MAX_BYTES) break;
      drop(oldest);
    }
  }

  /** What was read before a name was taken off, or before the challenge was hidden, is not given out. */
  async function make(chOID: string, key: string, build: () => Promise<CachedDocument>): Promise<CachedDocument> {
    for (;;) {
      const document = await build();
      const scope = scopeOf(chOID);
      if (document.revision < (scope.minRevision ?? 0)) continue;
      keep(key, document);
      return document;
    }
  }

  function noteFailure(asked: string, error: unknown): never {
    if (!(error instanceof Refusal)) {
      failed.set(asked, ctx.readSteadyClock().getTime() + RETRY_AFTER_MS);
      const [oldest] = failed.keys();
      if (failed.size > MAX_FAILED && oldest !== undefined) failed.delete(oldest);
    }
    throw error;
  }

  function checkFailed(asked: string): void {
    const ends = failed.get(asked);
    if (ends === undefined) return;
    const seconds = Math.ceil((ends - ctx.readSteadyClock().getTime()) / 1000);
    if (seconds > 0) throw refusal('unavailable', 'this document could not be made; it is tried again later', seconds);
    failed.delete(asked);
  }

  return {
    tagOf(chOID, question, revision = scopeOf(chOID).revision) {
      return `"${edition}.${revision}.${createHash('sha256').update(question).digest('base64url').slice(0, 16)}"`;
    },
    async get(chOID, question, build) {
      const scope = scopeOf(chOID);
      const key = `${chOID} ${question}`;
      const known = documents.get(key);
      if (known !== undefined && known.revision === scope.revision) {
        documents.delete(key);
        documents.set(key, known);
        return known;
      }
      const asked = `${key} ${scope.revision}`;
      const underway = building.get(asked);
      if (underway !== undefined) return underway;
      checkFailed(asked);
      if (building.size >= MAX_WAITING) throw refusal('unavailable', 'many documents are being made; ask again soon');
      const made = last
        .then(() => make(chOID, key, build))
        .catch((error: unknown) => noteFailure(asked, error))
        .finally(() => building.delete(asked));
      last = made.catch(() => undefined);
      building.set(asked, made);
      return made;
    },
  };
}
