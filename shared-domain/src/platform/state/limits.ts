/** Height of the footer, px (P9.9). */
export const FOOTER_HEIGHT = 50;

/** Largest width of each dialog, px (P2.4 and P9.9). */
export const DIALOG_WIDTHS = { consent: 500, confirmation: 400, contact: 800 } as const;
