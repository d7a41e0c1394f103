/**
 * The few rules that serving a page asks for. They are all in `index.ts` too: a program that imports them here loads a score of
 * modules at its start in place of four hundred.
 */

export { CATEGORIES } from './category/category-table.ts';
export { isLiveChallenge } from './challenge/live.ts';
export { readOptions } from './challenge/options.ts';
export { findLocalDay } from './challenge/zoned-day.ts';
export { FAMILIES, findFamily } from './discipline/family.ts';
export { REGIONS } from './organisation/regions.ts';
export { FIRST_RACE_QUERY, isLongRace } from './trial/long-race.ts';
