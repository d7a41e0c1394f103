/** The reference data that is loaded at the start and stored on the device (P7.4). */
export const REFERENCE_CACHES = ['federations', 'categories', 'regions'] as const;
/** One of REFERENCE_CACHES. */
export type ReferenceCache = (typeof REFERENCE_CACHES)[number];

/** ms between two checks of the caches (P9.6). */
export const CACHE_CHECK_MS = 300_000;

/** What is stored on a device: the `cache-version` at the time of loading, and the number of rows of each cache. */
export interface StoredCaches {
  readonly version: string | undefined;
  readonly rows: Readonly<Partial<Record<ReferenceCache, number>>>;
}

/**
 * Whether the caches must be loaded again (P9.6): the server has another `cache-version`, or any of them is empty.
 * @example isRefreshNeeded({ version: '7', rows: { federations: 5, categories: 120, regions: 0 } }, '7') // true
 */
export function isRefreshNeeded(stored: StoredCaches, version: string): boolean {
  return stored.version !== version || REFERENCE_CACHES.some((cache) => (stored.rows[cache] ?? 0) === 0);
}

/**
 * Whether it is time to ask for the `cache-version` (P7.4 and P9.6): at the start, CACHE_CHECK_MS after the last check, and after the
 * device's clock was set back. Both arguments in ms.
 * @example isCacheCheckDue(undefined, 0) // true
 */
export function isCacheCheckDue(lastCheck: number | undefined, now: number): boolean {
  return lastCheck === undefined || now < lastCheck || now - lastCheck >= CACHE_CHECK_MS;
}
