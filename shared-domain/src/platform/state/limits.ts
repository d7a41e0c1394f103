/** Height of the footer, px (P9.9). */
export const FOOTER_HEIGHT = 50;

/** Largest width of each dialog, px (P2.4 and P9.9). */
export const DIALOG_WIDTHS = { consent: 500, confirmation: 400, contact: 800 } as const;

/** How long a client keeps an answer, seconds (P9.6). */
export const CACHE_SECONDS = { regions: 30, info: 30, groups: 30, rounds: 30, home: 10 } as const;
