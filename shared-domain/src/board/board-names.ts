/** A first name as a letter, where there is no room for more: «L.» (officials 5.2). */
export const shortenFirst = (first: string): string => (first === '' ? '' : `${first.charAt(0)}.`);
