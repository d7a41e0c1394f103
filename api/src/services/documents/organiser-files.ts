import { readRevision } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';

/** Bytes of the files in memory and of what was asked for; the least recently used are dropped first. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** What an entry takes besides. */
const ENTRY_BYTES = 500;

/** A file with its question, which may have the oids of every list. */
const countBytes = (key: string, bytes: Buffer): number => ENTRY_BYTES + 2 * key.length + bytes.length;

/** Files for organisers, built once for each revision of their challenge. */
export interface OrganiserFiles {
  /**
   * @param question all that the file depends on besides its challenge: the call, its options, and what the caller may read
   */
  get(db: Db, chOID: string, question: unknown, build: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * Whoever may read the challenge is checked before. The revision is the database's, before a file is built and after: one that a change
 * came into is sent, and not kept.
 */
export function createOrganiserFiles(): OrganiserFiles {
  const files = new Map<string, Buffer>();
  const building = new Map<string, Promise<Buffer>>();
  let cachedBytes = 0;

  function dropFile(key: string): void {
    const bytes = files.get(key);
    if (bytes === undefined) return;
    cachedBytes -= countBytes(key, bytes);
    files.delete(key);
  }

  function storeFile(key: string, bytes: Buffer): void {
    dropFile(key);
    files.set(key, bytes);
    cachedBytes += countBytes(key, bytes);
    for (const oldest of files.keys()) {
      if (cachedBytes <= MAX_CACHED_BYTES) break;
      dropFile(oldest);
    }
  }

  return {
    async get(db, chOID, question, build) {
      const revision = await readRevision(db, chOID);
      const key = JSON.stringify([chOID, revision, question]);
      const cached = files.get(key);
      if (cached !== undefined) {
        files.delete(key);
        files.set(key, cached);
        return cached;
      }
      const running = building.get(key);
      if (running !== undefined) return running;
      const newBuild = build()
        .then(async (bytes) => {
          if ((await readRevision(db, chOID)) === revision) storeFile(key, bytes);
          return bytes;
        })
        .finally(() => building.delete(key));
      building.set(key, newBuild);
      return newBuild;
    },
  };
}
