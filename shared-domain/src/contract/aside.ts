/** Version of the wire between officials' devices and the server. */
export const LIVE_WIRE = 1;

/** The longest distance that an official's fact may say, mm. */
export const MAX_DISTANCE = 200_000;

/**
 * Why a fact waits for a human before it counts: another device held the trial, its results were official, it was cancelled, or the
 * device's clock cannot be trusted.
 */
export const ASIDE_REASONS = ['held', 'official', 'cancelled', 'clock'] as const;

/** One of `ASIDE_REASONS`. */
export type AsideReason = (typeof ASIDE_REASONS)[number];
