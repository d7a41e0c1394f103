export const LONG = process.env.FOULEE_LONG === '1';

/** What limits of time are multiplied by: the suite runs on busy machines, measures (`FOULEE_LONG`) on quiet ones. */
export const PATIENCE = LONG ? 1 : 2.5;

/** Widths at which a journey looks at a screen, px: the narrowest alone where time counts. */
export const WIDTHS: readonly number[] = LONG ? [360, 1280] : [360];
