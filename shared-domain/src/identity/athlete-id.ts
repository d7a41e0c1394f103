import { foldText } from '../text/fold.ts';
import { sha256 } from './sha256.ts';
import { encodeUtf8 } from './utf8.ts';

/** How many characters of each name, and of the third field, count for an athlete id (P5.9). */
export const ATHLETE_ID_LENGTHS = { last: 14, first: 14, third: 24 } as const;

const HEX_DIGITS = 16;
const PREFIX = /^[A-Z]{3}$/;

/** The fields of an athlete id; `third` distinguishes namesakes: a club, a birth date, a licence. */
export interface AthleteNames {
  readonly last: string;
  readonly first: string;
  readonly third?: string;
}

/** The first letters and digits of a text, without accents and case. */
function normaliseName(text: string, length: number): string {
  const letters = foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters).slice(0, length).join('');
}

/**
 * Id of an athlete (P5.9, Q30): the first 16 hexadecimal digits of SHA-256 over the first 14 characters
 * of the last name, the first 14 of the first name and the first 24 of a third field. Accents, case, spaces,
 * hyphens and apostrophes do not count. With a prefix of three letters the id has 19 characters; undefined for any other prefix.
 * @example makeAthleteId({ last: 'VALMOREL', first: 'Inès', third: 'AC Valmont' }) // 'be691e89fdaeac70'
 */
export function makeAthleteId(names: AthleteNames, prefix?: string): string | undefined {
  const letters = prefix?.toUpperCase() ?? '';
  if (prefix !== undefined && !PREFIX.test(letters)) return undefined;
  const { last, first, third = '' } = names;
  const text = [
    normaliseName(last, ATHLETE_ID_LENGTHS.last),
    normaliseName(first, ATHLETE_ID_LENGTHS.first),
    normaliseName(third, ATHLETE_ID_LENGTHS.third),
  ].join('|');
  return letters + sha256(encodeUtf8(text)).slice(0, HEX_DIGITS);
}
