import { foldText } from '../text/fold.ts';

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * What a name is compared by where somebody must not be missed: letters and digits alone, so that hyphens, apostrophes, spaces, accents
 * and case do not matter.
 * @example nameKey({ last: 'LE GALL', first: 'Anne-Lise' }) // 'legallannelise'
 */
export const nameKey = ({ last, first = '' }: { readonly last: string; readonly first?: string | undefined }): string =>
  lettersOf(`${last}${first}`);

/** The keys that a person may be met by: last name first, and the other way round. */
export const nameKeys = (name: { readonly last: string; readonly first?: string | undefined }): readonly string[] => [
  nameKey(name),
  nameKey({ last: name.first ?? '', first: name.last }),
];
