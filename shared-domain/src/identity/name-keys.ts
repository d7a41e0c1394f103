import { foldText } from '../text/fold.ts';

/** A name in two parts; a name from a single field is in `last`. */
export interface PersonName {
  readonly last: string;
  readonly first?: string | undefined;
}

const removeSigns = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The last sigma of a word is a sigma like any other: where a name ends depends on which part comes first. */
const keepLettersAndDigits = (text: string): string => removeSigns(text).replaceAll('ς', 'σ');

/**
 * A key to compare names by letters and digits alone, so that hyphens, apostrophes, spaces, accents and case do not matter.
 * @example makeNameKey({ last: 'LE GALL', first: 'Anne-Lise' }) // 'legallannelise'
 */
export function makeNameKey({ last, first = '' }: PersonName): string {
  return keepLettersAndDigits(`${last}${first}`);
}

/**
 * The keys of a person's name: last name first, and first name first.
 * @example makeNameKeys({ last: 'GALL', first: 'Zoé' }) // ['gallzoe', 'zoegall']
 */
export function makeNameKeys({ last, first = '' }: PersonName): readonly string[] {
  return [makeNameKey({ last, first }), makeNameKey({ last: first, first: last })];
}

/**
 * The keys of a person's name as earlier versions made them, in which a last sigma was a letter of its own; none where they are the same.
 * Hashes of them are stored.
 * @example makeFormerNameKeys({ last: 'ΓΙΑΝΝΗΣ', first: 'Νίκος' }) // ['γιαννησνικος', 'νικοςγιαννης']
 */
export function makeFormerNameKeys({ last, first = '' }: PersonName): readonly string[] {
  return [`${last}${first}`, `${first}${last}`].map(removeSigns).filter((key) => key.includes('ς'));
}
