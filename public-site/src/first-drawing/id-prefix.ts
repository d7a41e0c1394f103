/** What the ids of a page begin with that the server draws: its frame, in the same document, is drawn apart. */
export const PAGE_ID_PREFIX = 'p';
