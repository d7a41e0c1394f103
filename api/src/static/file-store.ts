import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, prepareContent } from './content.ts';
import { isHashedName } from './site-path.ts';

/** Memory for files, in bytes; those read from the disk longest ago are dropped first. */
const MAX_MEMORY_BYTES = 96 * 1024 * 1024;

interface StoredFile {
  readonly content: Content;
  readonly stamp: string;
}

/** Files of the site folder, prepared once and then served from memory. */
export interface FileStore {
  read(relativePath: string, type: string): Content | undefined;
  /** Frees the memory. */
  close(): void;
}

export function openFiles(siteDir: string): FileStore {
  const files = new Map<string, StoredFile>();
  let bytes = 0;

  function store(path: string, entry: StoredFile): void {
    bytes += entry.content.bytes - (files.get(path)?.content.bytes ?? 0);
    files.delete(path);
    files.set(path, entry);
    for (const [oldest, { content }] of files) {
      if (bytes <= MAX_MEMORY_BYTES || oldest === path) break;
      files.delete(oldest);
      bytes -= content.bytes;
    }
  }

  return {
    read(relativePath, type) {
      const path = join(siteDir, relativePath);
      const stored = files.get(path);
      // A hashed file never changes, and no release removes it: the disk need not be asked again.
      if (stored !== undefined && isHashedName(path)) return stored.content;
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat === undefined || !stat.isFile()) return undefined;
      const stamp = `${stat.mtimeMs}-${stat.size}-${stat.ino}`;
      if (stored?.stamp === stamp) return stored.content;
      const content = prepareContent(type, readFileSync(path), {
        ...readCompressedCopy(path, 'br'),
        ...readCompressedCopy(path, 'gzip'),
      });
      store(path, { content, stamp });
      return content;
    },
    close: () => files.clear(),
  };
}

/** The compressed copy that a build left beside a hashed file. */
function readCompressedCopy(path: string, encoding: 'br' | 'gzip'): Partial<Record<'br' | 'gzip', Buffer>> {
  const copy = `${path}.${encoding === 'br' ? 'br' : 'gz'}`;
  if (!isHashedName(path) || statSync(copy, { throwIfNoEntry: false }) === undefined) return {};
  return { [encoding]: readFileSync(copy) };
}
