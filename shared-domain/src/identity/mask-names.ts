import { foldText } from '../text/fold.ts';
import { HIDDEN_ATHLETE, hideAthlete } from './hidden-athlete.ts';
import { makeNameKey, makeNameKeys } from './name-keys.ts';

/** Somebody whose name is not said. */
export interface MaskedName {
  readonly last: string;
  readonly first?: string | undefined;
  /** Nobody else of the competition bears the last name: alone it tells who is meant. */
  readonly isAlone: boolean;
}

/** Takes names off texts, and off all texts of a value. */
export interface NameMask {
  readonly isEmpty: boolean;
  /** A text without the names. */
  text(text: string): string;
  /** A value of JSON, all of whose texts are without the names. */
  value<T>(value: T): T;
}

/** What stands in the place of a name in a text. */
export const MASKED_NAME = `${HIDDEN_ATHLETE.last} ${HIDDEN_ATHLETE.first}`;

/** Fields whose texts are no words about anybody. */
const KEPT_FIELDS: ReadonlySet<string> = new Set(['oid', 'uid', 'chOID', 'gOID', 'trialOID', 'email', 'hashtag']);

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
/** What may stand between the words of a name. */
const BETWEEN = '[^\\p{L}\\p{N}]{1,3}';

const wordsOf = (name: string): string[] => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
const patternOf = (words: readonly string[]): string => words.join(BETWEEN);

interface Pattern {
  readonly whole: RegExp | undefined;
  /** Last name with an initial or alone: meant as a name only where it begins with a capital. */
  readonly short: RegExp | undefined;
}

function patternsOf({ last, first = '', isAlone }: MaskedName): Pattern | undefined {
  const [lastWords, firstWords] = [wordsOf(last), wordsOf(first)];
  const [surname, given] = [patternOf(lastWords), patternOf(firstWords)];
  if (surname === '') return undefined;
  // A last name alone may be anybody's: without a first name it is said of one person only where nobody else bears it.
  const alone = isAlone ? [surname] : [];
  const wholes = given === '' ? alone : [`${surname}${BETWEEN}${given}`, `${given}${BETWEEN}${surname}`];
  const initial = given === '' ? '' : (firstWords[0] ?? '').slice(0, 1);
  const withInitial =
    initial === '' ? [] : [`${surname}${BETWEEN}${initial}${END}\\.?`, `${initial}${BETWEEN}${surname}`];
  const all = (forms: readonly string[]) =>
    forms.length === 0 ? undefined : new RegExp(`${START}(?:${forms.join('|')})${END}`, 'gu');
  return { whole: all(wholes), short: given === '' ? undefined : all([...withInitial, ...alone]) };
}

/** A text folded letter by letter, and where in the text each folded letter comes from. */
function foldInPlace(text: string): { readonly folded: string; readonly at: readonly number[] } {
  let folded = '';
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    // A mark that stands alone belongs to the letter before it.
    const plain = /\p{M}/u.test(letter) ? '' : foldText(letter) || ' ';
    folded += plain;
    for (let n = 0; n < plain.length; n++) at.push(place);
    place += letter.length;
  }
  at.push(place);
  return { folded, at };
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

function maskText(text: string, patterns: readonly Pattern[]): string {
  let masked = text;
  for (const { whole, short } of patterns) {
    for (const pattern of [whole, short]) {
      if (pattern === undefined) continue;
      const { folded, at } = foldInPlace(masked);
      let [out, from] = ['', 0];
      for (const { 0: found, index } of folded.matchAll(pattern)) {
        const [start, end] = [at[index] ?? 0, at[index + found.length] ?? masked.length];
        if (pattern === short && !isCapital(masked.slice(start, start + 1))) continue;
        out += masked.slice(from, start) + MASKED_NAME;
        from = end;
      }
      masked = out + masked.slice(from);
    }
  }
  return masked;
}

/**
 * A mask for the names of some people (Q30): whole in either order, with an initial, and the last name alone where nobody
 * else bears it; accents and case do not matter. An object that is somebody's row becomes a hidden athlete's.
 * @example createNameMask([{ last: 'VALMOREL', first: 'Inès', isAlone: true }]).text('Ines Valmorel gênée') // 'ATHLETE Anonyme gênée'
 */
export function createNameMask(people: readonly MaskedName[]): NameMask {
  const patterns = people.flatMap((person) => patternsOf(person) ?? []);
  const keys = new Set(people.flatMap(makeNameKeys));
  const surnames = people.flatMap(({ last }) => wordsOf(last).slice(0, 1));

  function text(value: string): string {
    const folded = foldText(value);
    return surnames.some((surname) => folded.includes(surname)) ? maskText(value, patterns) : value;
  }

  function mask(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(mask);
    const { last, first } = value as { last?: unknown; first?: unknown };
    const given = typeof first === 'string' ? first : '';
    const isMasked = typeof last === 'string' && keys.has(makeNameKey({ last, first: given }));
    const row = isMasked ? hideAthlete(value as { last: string }) : value;
    return Object.fromEntries(
      Object.entries(row).map(([key, held]) => [key, KEPT_FIELDS.has(key) ? held : mask(held)]),
    );
  }

  const isEmpty = surnames.length === 0;
  return { isEmpty, text, value: <T>(value: T): T => (isEmpty ? value : (mask(value) as T)) };
}
