/** Why a field event stops for a while: rain, another event, a decision of the jury. Each screen says it in its own language. */
export const PAUSE_REASONS = ['rain', 'event', 'jury'] as const;

/** One of `PAUSE_REASONS`. */
export type PauseReason = (typeof PAUSE_REASONS)[number];
