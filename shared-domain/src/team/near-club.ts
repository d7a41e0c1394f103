import { foldText } from '../text/fold.ts';

/** Words of clubs that are written short. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ath: 'athletisme',
  athl: 'athletisme',
  athle: 'athletisme',
  '&': 'et',
};

/** Words that clubs have in common: one of them in place of another makes another club. */
const COMMON_WORDS = new Set(
  'amicale association athletic athletique athletisme club courir entente etoile group groupe jeunesse olympic olympique racing sport sportif sportive sports stade team union'.split(
    ' ',
  ),
);

/** A typing error in a shorter word makes another word: Lens and Sens. */
const MIN_LETTERS = 5;
/** Letters of a word in which two typing errors are more likely than another name. */
const MIN_LETTERS_FOR_TWO = 9;
/** Typing errors in a name at most. */
const MAX_ERRORS = 2;

/** Initials with points or spaces between them are one word: `E.A.`, `A C`. */
const joinInitials = (text: string): string =>
  text.replace(/\b(?:\p{L}[. ]+)+\p{L}\b\.?/gu, (one) => one.replace(/[. ]/g, ''));

/** The words of a club's name, folded and written out. */
function splitClubName(name: string): readonly string[] {
  return joinInitials(foldText(name))
    .replace(/[’']/g, ' ')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)
    .map((word) => SHORT_WORDS[word] ?? word);
}

/** Letters to add, drop, replace or swap with the next one to get from one word to the other (optimal string alignment). */
function countErrors(one: string, other: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (previous[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    previous = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Typing errors between two words; infinite where they are words of their own. */
function countWordErrors(one: string, other: string): number {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  const isTypo =
    length >= MIN_LETTERS &&
    Math.abs(one.length - other.length) <= MAX_ERRORS &&
    one[0] === other[0] &&
    !/\d/.test(one + other) &&
    !(COMMON_WORDS.has(one) && COMMON_WORDS.has(other));
  const errors = isTypo ? countErrors(one, other) : Number.POSITIVE_INFINITY;
  return errors <= (length >= MIN_LETTERS_FOR_TWO ? 2 : 1) ? errors : Number.POSITIVE_INFINITY;
}

function areNear(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === other.join('')) return true;
  if (one.length !== other.length) return false;
  let errors = 0;
  for (const [index, word] of one.entries()) {
    errors += countWordErrors(word, other[index] ?? '');
    if (errors > MAX_ERRORS) return false;
  }
  return true;
}

/**
 * Whether two spellings are likely of one club: they differ by case, accents, punctuation, words written short (St, Ste, Athlé) or a typing
 * error or two. Clubs of other towns, or with other numbers, are not.
 * @example isNearClub('EA St Etienne', 'EA Saint-Étienne') // true
 */
export function isNearClub(one: string, other: string): boolean {
  return areNear(splitClubName(one), splitClubName(other));
}

/** Of clubs that are near each other one key is the same: typing errors leave the first letters of words, and numbers. */
const makeKeys = (words: readonly string[]): readonly string[] => [
  `initials ${words.map((word) => (/\d/.test(word) ? word : word[0])).join(' ')}`,
  `letters ${words.join('')}`,
];

/** A club as a list or a file spells it. */
export interface SpeltClub {
  readonly name: string;
  /** Athletes who have it in this spelling. */
  readonly count: number;
  /** It is spelt so in other competitions of the organisation. */
  readonly isKnown?: boolean;
}

/**
 * For each spelling that is likely of the same club as a better one, the better one: one that is known, else the one that more athletes
 * have, else the earlier in the list.
 * @example findNearClubs([{ name: 'AC Evreux', count: 1 }, { name: 'AC Évreux', count: 7 }]) // new Map([['AC Evreux', 'AC Évreux']])
 */
export function findNearClubs(clubs: readonly SpeltClub[]): ReadonlyMap<string, string> {
  const ranked = clubs
    .toSorted((a, b) => Number(b.isKnown ?? false) - Number(a.isKnown ?? false) || b.count - a.count)
    .map(({ name }) => ({ name, words: splitClubName(name) }));
  const betterByKey = new Map<string, (typeof ranked)[number][]>();
  const nearest = new Map<string, string>();
  for (const spelling of ranked) {
    const { name, words } = spelling;
    if (words.length === 0) continue;
    const keys = makeKeys(words);
    const near = keys
      .flatMap((key) => betterByKey.get(key) ?? [])
      .find((other) => other.name !== name && areNear(words, other.words));
    if (near !== undefined) nearest.set(name, near.name);
    else
      for (const key of keys) {
        const better = betterByKey.get(key);
        if (better === undefined) betterByKey.set(key, [spelling]);
        else better.push(spelling);
      }
  }
  return nearest;
}
