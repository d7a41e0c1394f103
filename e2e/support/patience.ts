export const LONG = process.env.FOULEE_LONG === '1';

/** Factor for time limits: the normal suite runs on busy machines, the long one (`FOULEE_LONG`) on idle ones. */
export const TIME_LIMIT_FACTOR = LONG ? 1 : 2.5;

/** Screen widths that journeys check, px; only the narrowest in the short run. */
export const WIDTHS: readonly number[] = LONG ? [360, 1280] : [360];

/** How long an official may take back what was written before it leaves the console, ms. */
export const UNDO_MS = 3000;
