/** A password of fewer characters is refused (ASVS 2.1.1); nor may it be well known, but any character goes. */
export const MIN_PASSWORD = 12;

/**
 * Rows of one printed document: the memory of everybody's server is what it takes. 10,000 on paper are 220 pages; a race of a
 * city is read on its pages, or taken as a table.
 */
export const MAX_PRINTED_ROWS = 10_000;

/** How long a client keeps an answer, seconds (P9.6). */
export const CACHE_SECONDS = { regions: 30, info: 30, groups: 30, rounds: 30, home: 10 } as const;
