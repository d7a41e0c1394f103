/** Height of the footer, px (specification 9). */
export const FOOTER_HEIGHT = 50;

/** Largest width of each dialog, px (specification 2 and 9). */
export const DIALOG_WIDTHS = { consent: 500, confirmation: 400, contact: 800 } as const;

/** How long a client keeps an answer, seconds (specification 9). */
export const CACHE_SECONDS = { regions: 30, info: 30, groups: 30, rounds: 30, home: 10 } as const;
