import type { BOARD_LAYOUTS } from './module-paths.ts';

/** What lays something over the whole picture, or over a part of it. */
const COVERING_ACTS: readonly string[] = ['show', 'message', 'countdown', 'black', 'identify'];

/**
 * Whether what all screens are told is for this one too: strips over the picture of a camera are covered by nothing that does not name them
 * (officials 5.3). `layout`: of its address.
 * @example isToldWithAll('incrustation', 'black') // false
 */
export const isToldWithAll = (layout: (typeof BOARD_LAYOUTS)[number] | undefined, act: string): boolean =>
  layout !== 'incrustation' || !COVERING_ACTS.includes(act);
