import type { RemoteLine } from './remotes-list.ts';

declare global {
  /** Asked by a remote's own loader for each chunk (`rspack.integrity.ts`). */
  var findRemoteIntegrity: typeof findIntegrity | undefined;
}

/** A hash that no file has: a browser refuses whatever a release does not list. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** The hashes of a remote's files, by the folder that they are in. */
const hashes = new Map<string, Readonly<Record<string, string>>>();

const absolute = (address: string): string => new URL(address, window.location.href).href.replace(/[?#].*$/, '');

/** From now on the remote's scripts and styles run only with the bytes that were released. */
export function requireIntegrity({ entry, integrity }: Pick<RemoteLine, 'entry' | 'integrity'>): void {
  if (integrity === undefined) return;
  hashes.set(absolute(entry).replace(/[^/]*$/, ''), integrity);
  globalThis.findRemoteIntegrity = findIntegrity;
}

/** What a file must hash to; undefined where its remote was released without hashes, from the site's own origin. */
export function findIntegrity(address: string): string | undefined {
  const url = absolute(address);
  for (const [folder, files] of hashes) {
    if (!url.startsWith(folder)) continue;
    const name = url.slice(folder.length);
    return (Object.hasOwn(files, name) ? files[name] : undefined) ?? NO_FILE;
  }
  return undefined;
}

/** The tag for a script that must have its hash; undefined for any other. */
export function createCheckedScript(url: string): HTMLScriptElement | undefined {
  const integrity = findIntegrity(url);
  if (integrity === undefined) return undefined;
  return Object.assign(document.createElement('script'), { integrity, crossOrigin: 'anonymous' });
}
