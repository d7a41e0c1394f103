/** Languages of the interface; French is the default. */
export const LANGUAGES = ['fr', 'en'] as const;
/** One of LANGUAGES. */
export type Language = (typeof LANGUAGES)[number];
