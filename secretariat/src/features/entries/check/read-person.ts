import { parseYear } from 'shared-domain';

/** A day of birth; of a year alone its first day, which gives the category; that day itself is not stored. */
export interface Birth {
  readonly day: string;
  readonly whole: boolean;
}

const two = (number: string): string => number.padStart(2, '0');

/** Whether the calendar has that day. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * A birth as entries write it: a year of two digits or four, `02/05/2009`, `2-5-09`, `2009-05-02`. Undefined for anything
 * else, and for a day that no calendar has.
 * @example readBirth('02/05/09') // { day: '2009-05-02', whole: true }
 */
export function readBirth(text: string): Birth | undefined {
  const year = parseYear(text);
  if (year !== undefined) return { day: `${year}-01-01`, whole: false };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text);
  const [, y = '', m = '', d = ''] = iso ?? (local === null ? [] : [local[0], local[3], local[2], local[1]]);
  const full = parseYear(y);
  if (full === undefined) return undefined;
  const day = `${full}-${two(m)}-${two(d)}`;
  return isDay(day) ? { day, whole: true } : undefined;
}

interface PersonName {
  readonly last: string;
  readonly first: string;
  /** The words could not be told apart. */
  readonly guessed: boolean;
}

const isCapital = (word: string): boolean => /\p{Lu}/u.test(word) && word === word.toUpperCase();

/**
 * Last and first name from one cell: the words in capitals are the last name wherever they stand; with none, or with
 * nothing else, the first word is.
 * @example readName('Inès DE VALMOREL') // { last: 'DE VALMOREL', first: 'Inès', guessed: false }
 */
export function readName(text: string): PersonName {
  const words = text.split(/\s+/).filter(Boolean);
  const capitals = words.filter(isCapital);
  const others = words.filter((word) => !isCapital(word));
  if (capitals.length > 0 && others.length > 0) {
    return { last: capitals.join(' '), first: others.join(' '), guessed: false };
  }
  const [last = '', ...first] = words;
  return { last, first: first.join(' '), guessed: words.length > 1 };
}
