import { formatHeight } from 'shared-domain';

export const formatBar = (h: number): string => formatHeight(h);

/** The letters of a cell as they are read on paper. */
export const formatLetters = (letters: string): string => letters.replaceAll('-', '–');
