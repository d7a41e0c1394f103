import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URL paths of all files in a folder of the site, without pages and compressed copies. */
export function listUrlPaths(siteDir: string, folder: string, prefix: string): string[] {
  return readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => prefix + join(entry.parentPath, entry.name).slice(join(siteDir, folder).length + 1));
}

/** The hashes of all files in folders of the site, with pages and compressed copies, by path. */
export function hashFiles(siteDir: string, folders: readonly string[]): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const folder of folders)
    for (const entry of readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      hashes[path.slice(siteDir.length + 1)] = createHash('sha256').update(readFileSync(path)).digest('hex');
    }
  return hashes;
}

/** The ETags that the running server sends, by URL path. */
export async function readEtags(url: string, addresses: readonly string[]): Promise<Record<string, string | null>> {
  const etags: Record<string, string | null> = {};
  for (const address of addresses) {
    const answer = await fetch(`${url}/${address}`, { method: 'HEAD' });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    etags[address] = answer.headers.get('etag');
  }
  return etags;
}
