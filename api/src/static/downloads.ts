import { createHash } from 'node:crypto';
import { createReadStream, type Dirent, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file that the operator offers for download, as `/api/versions` lists it. */
export interface Download {
  /** Its file name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `Windows`, `macOS`, `Linux`, `Android`, `iOS`, or `all`. */
  readonly platform: string;
  /** The day of its last change, ISO, UTC. */
  readonly date: string;
  readonly sha256: string;
  readonly url: string;
}

/** Platforms by the end of a file's name, then by a word in it. */
const PLATFORMS: readonly (readonly [RegExp, string])[] = [
  [/\.(exe|msi|msix|appx)$/i, 'Windows'],
  [/\.(dmg|pkg)$/i, 'macOS'],
  [/\.(appimage|deb|rpm|snap|flatpak)$/i, 'Linux'],
  [/\.(apk|aab)$/i, 'Android'],
  [/\.ipa$/i, 'iOS'],
  [/(^|[^a-z])(mac|macos|osx|darwin)([^a-z]|$)/i, 'macOS'],
  [/(^|[^a-z])(win|win32|win64|windows)([^a-z]|$)/i, 'Windows'],
  [/(^|[^a-z])linux([^a-z]|$)/i, 'Linux'],
  [/(^|[^a-z])android([^a-z]|$)/i, 'Android'],
  [/(^|[^a-z])ios([^a-z]|$)/i, 'iOS'],
];

/** @example findPlatform('chrono-2.1-macos-arm64.zip') // 'macOS' */
export const findPlatform = (name: string): string => PLATFORMS.find(([pattern]) => pattern.test(name))?.[1] ?? 'all';

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const describeDownload = (name: string, { size, mtime }: Stats, sha256: string): Download => ({
  name,
  size,
  platform: findPlatform(name),
  date: mtime.toISOString().slice(0, 10),
  sha256,
  url: `/downloads/${encodeURIComponent(name)}`,
});

const isOffered = (entry: Dirent): boolean => entry.isFile() && !/^\.|\\/.test(entry.name);

/** The files of the folder `downloads` of a site. */
export interface Downloads {
  /** By name; none without that folder. */
  list(): Promise<readonly Download[]>;
}

/**
 * Opens the folder `downloads` of the site. A file is hashed when it is first seen and when it has changed. Hidden files, links and
 * folders are not offered; a file that cannot be read is left out, and `warn` says so.
 */
export function openDownloads(siteDir: string, warn: (message: string) => void): Downloads {
  const folder = join(siteDir, 'downloads');
  const hashes = new Map<string, Promise<string>>();

  function readHash(name: string, { size, mtimeMs, ino }: Stats): Promise<string> {
    const key = `${name}/${size}-${mtimeMs}-${ino}`;
    const hash = hashes.get(key) ?? hashFile(join(folder, name));
    for (const oldKey of hashes.keys()) if (oldKey.startsWith(`${name}/`)) hashes.delete(oldKey);
    hashes.set(key, hash);
    return hash;
  }

  async function read(name: string): Promise<Download[]> {
    try {
      const stats = await stat(join(folder, name));
      return [describeDownload(name, stats, await readHash(name, stats))];
    } catch (error) {
      warn(`downloads/${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  }

  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      const names = entries.filter(isOffered).map(({ name }) => name);
      return (await Promise.all(names.sort().map(read))).flat();
    },
  };
}
