import { foldText } from '../text/fold.ts';

/** A name in its two parts; a name in one field stands in `last`. */
export interface PersonName {
  readonly last: string;
  readonly first?: string | undefined;
}

const keepLettersAndDigits = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * What a name is compared by where somebody must not be missed: letters and digits alone, so that hyphens, apostrophes, spaces, accents
 * and case do not matter.
 * @example makeNameKey({ last: 'LE GALL', first: 'Anne-Lise' }) // 'legallannelise'
 */
export function makeNameKey({ last, first = '' }: PersonName): string {
  return keepLettersAndDigits(`${last}${first}`);
}

/**
 * The keys that a person may be met by: last name first, and the other way round.
 * @example makeNameKeys({ last: 'GALL', first: 'Zoé' }) // ['gallzoe', 'zoegall']
 */
export function makeNameKeys({ last, first = '' }: PersonName): readonly string[] {
  return [makeNameKey({ last, first }), makeNameKey({ last: first, first: last })];
}
