/**
 * The few rules that the server needs to serve pages. They are all in `index.ts` too; importing them from here loads some twenty modules
 * at the start instead of four hundred.
 */

export { CATEGORIES } from './category/category-table.ts';
export { findFirstFollowed, isLiveChallenge } from './challenge/live.ts';
export { readOptions } from './challenge/options.ts';
export { findLocalDay } from './challenge/zoned-day.ts';
export { FAMILIES, findFamily } from './discipline/family.ts';
export { REGIONS } from './organisation/regions.ts';
export { isRoundLetter } from './round/round-code.ts';
export { FIRST_RACE_QUERY, isLongRace } from './trial/long-race.ts';
