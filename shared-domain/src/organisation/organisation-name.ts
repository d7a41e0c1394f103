/** Texts that mail programs turn into a link. */
const ADDRESS = /:\/\/|www\.|@/i;

/**
 * Whether a name contains the address of a site or a mailbox. E-mails of the site contain the names of organisations, which could be
 * misused for advertising. Full-width characters count as normal ones.
 * @example hasAddressInName('Club – https://a.example') // true
 */
export function hasAddressInName(name: string): boolean {
  return ADDRESS.test(name.normalize('NFKC'));
}

/** How many characters of a name an e-mail shows. */
const MAX_LETTER_NAME = 60;

/**
 * A name as an e-mail shows it: shortened, without quotation marks, and with nothing that mail programs turn into a link.
 * @example formatNameForLetter('Club « a.example »') // "Club ' a. example '"
 */
export function formatNameForLetter(name: string): string {
  const withoutQuotes = name.replace(/[«»“”„"]/g, "'").replace(/\.(?=[\p{L}\p{N}])/gu, '. ');
  const letters = [...withoutQuotes.replace(/\s+/g, ' ').trim()];
  return letters.length <= MAX_LETTER_NAME ? letters.join('') : `${letters.slice(0, MAX_LETTER_NAME - 1).join('')}…`;
}
