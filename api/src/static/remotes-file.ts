import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const remoteRelease = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  entry: z.string(),
  version: z.string(),
  build: z.string(),
  platform: z.string(),
  released: z.string(),
  preload: z.object({ js: z.array(z.string()), css: z.array(z.string()) }).default({ js: [], css: [] }),
  /** Of a remote of another origin: the hash of each of its scripts and styles, by name beside the entry. */
  integrity: z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)).optional(),
  /** Module that draws its pages on the server, a file of this site. */
  draw: z
    .string()
    .regex(/^\/remotes\/[\w/.-]+\.mjs$/)
    .refine((path) => !path.includes('..'))
    .optional()
    .catch(undefined),
});

const remotesFile = z.object({ remotes: z.array(remoteRelease) });

/** One released remote, as `remotes.json` tells it to the shell, to `/api/versions` and to the page's preloads. */
export type RemoteRelease = z.infer<typeof remoteRelease>;

export interface RemotesFile {
  /** What is released now. */
  remotes(): readonly RemoteRelease[];
  /** Grows by one each time the file's content is taken in. */
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
    const seen = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}-${stat.ino}`;
    if (seen === stamp) return;
    stamp = seen;
    if (stat === undefined) return;
    try {
      current = remotesFile.parse(JSON.parse(readFileSync(path, 'utf8'))).remotes;
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
