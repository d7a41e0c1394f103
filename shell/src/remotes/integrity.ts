import type { PublishedRemote } from './remotes-list.ts';

declare global {
  /** Called by a remote's own loader for each chunk (`rspack.integrity.ts`). */
  var findRemoteIntegrity: typeof findIntegrity | undefined;
}

/** A hash that no file has, so that the browser refuses files that a release does not list. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** The hashes of each remote's files by name, by the URL of their folder. */
const hashesByFolder = new Map<string, Readonly<Record<string, string>>>();

const toAbsoluteUrl = (address: string): string => new URL(address, window.location.href).href.replace(/[?#].*$/, '');

/** From now on the remote's scripts and styles are refused unless they have the hashes of its release. */
export function requireIntegrity({ entry, integrity }: Pick<PublishedRemote, 'entry' | 'integrity'>): void {
  if (integrity === undefined) return;
  hashesByFolder.set(toAbsoluteUrl(entry).replace(/[^/]*$/, ''), integrity);
  globalThis.findRemoteIntegrity = findIntegrity;
}

/** The hash that a file must have; undefined for a remote without hashes, from the site's own origin. */
export function findIntegrity(address: string): string | undefined {
  const url = toAbsoluteUrl(address);
  for (const [folder, files] of hashesByFolder) {
    if (!url.startsWith(folder)) continue;
    const name = url.slice(folder.length);
    return (Object.hasOwn(files, name) ? files[name] : undefined) ?? IMPOSSIBLE_HASH;
  }
  return undefined;
}

/** The element that runs a script, with its hash where one is required. */
export function createCheckedScript(url: string): HTMLScriptElement {
  const integrity = findIntegrity(url);
  const checks = integrity === undefined ? {} : { integrity, crossOrigin: 'anonymous' };
  return Object.assign(document.createElement('script'), { src: url, ...checks });
}
