/** Name of the cache that says which release a contest began with, and the address of that note in it. */
export const PIN_CACHE = 'foulee-officiel-pin';
export const PIN_ADDRESS = '/officiel/pin';

/** The cache of the pinned release; undefined where none is pinned, or where it is gone. */
export async function findPinnedCache(): Promise<string | undefined> {
  const note = await caches.match(PIN_ADDRESS, { cacheName: PIN_CACHE });
  const script = await note?.text();
  if (script === undefined) return undefined;
  for (const name of await caches.keys()) {
    if (name !== PIN_CACHE && (await caches.match(script, { cacheName: name })) !== undefined) return name;
  }
  return undefined;
}
