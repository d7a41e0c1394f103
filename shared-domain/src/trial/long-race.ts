import { readEvent } from '../discipline/challenge-event.ts';
import { findListType } from './list-type.ts';

/** Rows of a race that are shown, and asked for, at once. */
export const RACE_PAGE = 100;

/** What is asked of a race before a reader chose anything: the server that draws the page asks the same. */
export const FIRST_RACE_QUERY = { limit: RACE_PAGE } as const;

interface Race {
  readonly g0: number;
  readonly g1: string;
  /** Rows of its result list. */
  readonly results: number;
}

/**
 * Whether a race outside the stadium has more finishers than one page shows: it is read by pages, never whole.
 * @example isLongRace({ g0: 42_195, g1: 'R', results: 31_984 }, 'road') // true
 */
export function isLongRace({ g0, g1, results }: Race, kind?: string): boolean {
  return results > RACE_PAGE && findListType(readEvent({ g0, g1 }, kind)) === 'road';
}
