import { foldText } from '../text/fold.ts';

/** A name in two parts; a name from a single field is in `last`. */
export interface PersonName {
  readonly last: string;
  readonly first?: string | undefined;
}

/** The last sigma of a word is a sigma like any other: where a name ends depends on which part comes first. */
const keepLettersAndDigits = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('ς', 'σ');

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
