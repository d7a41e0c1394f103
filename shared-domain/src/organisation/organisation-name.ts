/** What a mail program makes a link or a mailbox of. */
const ADDRESS = /:\/\/|www\.|@/i;

/**
 * Whether a name has a site's or a mailbox's address in it: letters bear an organisation's name, so that whoever chooses it would
 * write to strangers in the operator's name. Full-width signs count as what they look like.
 * @example hasAddressInName('Club – https://a.example') // true
 */
export function hasAddressInName(name: string): boolean {
  return ADDRESS.test(name.normalize('NFKC'));
}

/** Characters of a name that a letter shows. */
const MAX_LETTER_NAME = 60;

/**
 * A name as a letter bears it: short, with nothing that ends the quotation it stands in, or that a mail program would make a link of.
 * @example formatNameForLetter('Club « a.example »') // "Club ' a. example '"
 */
export function formatNameForLetter(name: string): string {
  const withoutQuotes = name.replace(/[«»“”„"]/g, "'").replace(/\.(?=[\p{L}\p{N}])/gu, '. ');
  const letters = [...withoutQuotes.replace(/\s+/g, ' ').trim()];
  return letters.length <= MAX_LETTER_NAME ? letters.join('') : `${letters.slice(0, MAX_LETTER_NAME - 1).join('')}…`;
}
