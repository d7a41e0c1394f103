/** Languages of the interface; French comes first. */
export const LANGUAGES = ['fr', 'en'] as const;
/** One of LANGUAGES. */
export type Language = (typeof LANGUAGES)[number];
