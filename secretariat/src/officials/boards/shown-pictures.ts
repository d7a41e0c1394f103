import type { ShownPictures } from 'shared-domain/board';

/** What this screen showed last: rows that wait for the referee stay as they are there. */
export const SHOWN_PICTURES: ShownPictures = new Map();
