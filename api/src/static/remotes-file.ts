import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteRelease, readRemotes } from './read-remotes.ts';

export type { RemoteRelease } from './read-remotes.ts';

export interface RemotesFile {
  /** The present release of each remote. */
  remotes(): readonly RemoteRelease[];
  /** Grows by one each time a new content of the file is read. */
  revision(): number;
}

/**
 * Follows the site's `remotes.json`, the one pointer that a release swaps. A file that cannot be read or does not parse
 * leaves the last good one in place: a half-done release must not take the site down. The disk is asked each time (some
 * microseconds), so that the first page asked for after a release is the new one.
 */
export function followRemotes(siteDir: string, warn: (message: string) => void): RemotesFile {
  const path = join(siteDir, 'remotes.json');
  let current: readonly RemoteRelease[] = [];
  let revision = 0;
  let stamp = '';

  function refresh(): void {
    const stat = statSync(path, { throwIfNoEntry: false });
    const newStamp = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}-${stat.ino}`;
    if (newStamp === stamp) return;
    stamp = newStamp;
    if (stat === undefined) return;
    try {
      current = readRemotes(readFileSync(path, 'utf8'));
      revision += 1;
    } catch (error) {
      warn(`remotes.json ignored: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    remotes() {
      refresh();
      return current;
    },
    revision() {
      refresh();
      return revision;
    },
  };
}
