/** The reference data that is loaded at the start and kept on the device (P7.4). */
export const REFERENCE_CACHES = ['federations', 'categories', 'regions'] as const;
/** One of REFERENCE_CACHES. */
export type ReferenceCache = (typeof REFERENCE_CACHES)[number];

/** ms between two checks of the caches (P9.6). */
export const CACHE_CHECK_MS = 300_000;

/** What a device holds: the `cache-version` it was loaded with, and how many rows of each. */
export interface HeldCaches {
  readonly version: string | undefined;
  readonly rows: Readonly<Partial<Record<ReferenceCache, number>>>;
}

/**
 * Whether the caches are to be loaded again (P9.6): the server's `cache-version` is another one, or any of them is
 * empty.
 * @example needsRefresh({ version: '7', rows: { federations: 5, categories: 120, regions: 0 } }, '7') // true
 */
export function needsRefresh(held: HeldCaches, version: string): boolean {
  return held.version !== version || REFERENCE_CACHES.some((cache) => (held.rows[cache] ?? 0) === 0);
}

/**
 * Whether it is time to ask for the `cache-version` (P7.4 and P9.6): at the start, and 300000 ms after the last time.
 * Both in ms; where the device's clock has been set back, it is time.
 * @example isCacheCheckDue(undefined, 0) // true
 */
export function isCacheCheckDue(last: number | undefined, now: number): boolean {
  return last === undefined || now < last || now - last >= CACHE_CHECK_MS;
}
