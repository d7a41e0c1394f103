/** Rows of a race on its card. */
export const MAX_TRACK_ROWS = 8;
