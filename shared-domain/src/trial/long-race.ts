import { readEvent } from '../discipline/challenge-event.ts';
import { findListType } from './list-type.ts';

/** Rows of one page of a long race. */
export const RACE_PAGE_ROWS = 100;

/** Query for the first page of a race; the server draws the page with the same one. */
export const FIRST_RACE_QUERY = { limit: RACE_PAGE_ROWS } as const;

interface RaceResults {
  readonly g0: number;
  readonly g1: string;
  /** Rows of its result list. */
  readonly results: number;
}

/**
 * Whether a race outside the stadium has more results than one page, so that it is loaded page by page.
 * @example isLongRace({ g0: 42_195, g1: 'R', results: 31_984 }, 'road') // true
 */
export function isLongRace({ g0, g1, results }: RaceResults, kind?: string): boolean {
  return results > RACE_PAGE_ROWS && findListType(readEvent({ g0, g1 }, kind)) === 'road';
}
