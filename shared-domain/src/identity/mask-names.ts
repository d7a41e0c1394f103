import { foldText } from '../text/fold.ts';
import { HIDDEN_ATHLETE, hideAthlete } from './hidden-athlete.ts';
import { makeNameKey, makeNameKeys } from './name-keys.ts';

/** Somebody whose name is masked. */
export interface MaskedName {
  readonly last: string;
  readonly first?: string | undefined;
  /** Nobody else in the competition has this last name, so that it identifies the person even alone. */
  readonly hasUniqueLastName: boolean;
}

/** Masks the names and licences of some people. */
export interface NameMask {
  readonly isEmpty: boolean;
  readonly licences: ReadonlySet<string>;
  /** Masks the names and licences in a text. */
  text(text: string): string;
  /** Masks them in all texts of a JSON value, and removes the fields that have such a licence (`auid`). */
  value<T>(value: T): T;
}

/** The text that replaces a name. */
export const MASKED_NAME = `${HIDDEN_ATHLETE.last} ${HIDDEN_ATHLETE.first}`;

/** Fields whose texts are ids or addresses, in which no name is masked. */
const UNMASKED_FIELDS: ReadonlySet<string> = new Set(['oid', 'uid', 'chOID', 'gOID', 'trialOID', 'email', 'hashtag']);

const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';
/** Pattern of what may be between the words of a name. */
const SEPARATOR = '[^\\p{L}\\p{N}]{1,3}';

/** Text is folded letter by letter below, where the last sigma of a word is a sigma like any other. */
const foldLetters = (text: string): string => foldText(text).replaceAll('ς', 'σ');

const splitWords = (name: string): string[] => foldLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
const buildPattern = (words: readonly string[]): string => words.join(SEPARATOR);

/** A shorter licence would be found in bibs, places and marks. */
const MIN_LICENCE_LENGTH = 5;

/** Pattern of licences in a text; `auid:` before one makes it the key of a row, which is no text. */
function buildLicencePattern(licences: ReadonlySet<string>): RegExp | undefined {
  const forms = [...licences].filter(({ length }) => length >= MIN_LICENCE_LENGTH);
  if (forms.length === 0) return undefined;
  const escaped = forms.map((licence) =>
    licence.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`),
  );
  return new RegExp(`(?<!auid:)${WORD_START}(?:${escaped.join('|')})${WORD_END}`, 'giu');
}

interface NamePatterns {
  readonly wholeName: RegExp | undefined;
  /** The last name with an initial or alone; it counts as a name only where it begins with a capital. */
  readonly shortName: RegExp | undefined;
}

/** Pattern of an initial; that of «Þór» and «Œdipe» is two letters once folded. */
function buildInitialPattern(firstWord: string): string {
  const [initial = ''] = firstWord;
  const ligature = /^(?:ae|oe|ss|th)/.exec(firstWord)?.[0];
  return ligature === undefined ? initial : `(?:${ligature}|${initial})`;
}

function buildNamePatterns({ last, first = '', hasUniqueLastName }: MaskedName): NamePatterns | undefined {
  const [lastWords, firstWords] = [splitWords(last), splitWords(first)];
  const [surname, given] = [buildPattern(lastWords), buildPattern(firstWords)];
  if (surname === '') return undefined;
  const lastNameAlone = hasUniqueLastName ? [surname] : [];
  const wholeForms =
    given === '' ? lastNameAlone : [`${surname}${SEPARATOR}${given}`, `${given}${SEPARATOR}${surname}`];
  const initial = buildInitialPattern(firstWords[0] ?? '');
  const withInitial =
    initial === '' ? [] : [`${surname}${SEPARATOR}${initial}${WORD_END}\\.?`, `${initial}${SEPARATOR}${surname}`];
  const compilePattern = (forms: readonly string[]) =>
    forms.length === 0 ? undefined : new RegExp(`${WORD_START}(?:${forms.join('|')})${WORD_END}`, 'gu');
  return {
    wholeName: compilePattern(wholeForms),
    shortName: given === '' ? undefined : compilePattern([...withInitial, ...lastNameAlone]),
  };
}

/** A text folded letter by letter, with the position in the text of each folded letter. */
function foldWithPositions(text: string): { readonly folded: string; readonly positions: readonly number[] } {
  let folded = '';
  const positions: number[] = [];
  let position = 0;
  for (const letter of text) {
    // A combining mark belongs to the letter before it.
    const foldedLetter = /\p{M}/u.test(letter) ? '' : foldLetters(letter) || ' ';
    folded += foldedLetter;
    for (let index = 0; index < foldedLetter.length; index++) positions.push(position);
    position += letter.length;
  }
  positions.push(position);
  return { folded, positions };
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

function maskText(text: string, patterns: readonly NamePatterns[]): string {
  let masked = text;
  for (const { wholeName, shortName } of patterns) {
    for (const pattern of [wholeName, shortName]) {
      if (pattern === undefined) continue;
      const { folded, positions } = foldWithPositions(masked);
      let [maskedText, copiedTo] = ['', 0];
      for (const { 0: match, index } of folded.matchAll(pattern)) {
        const [start, end] = [positions[index] ?? 0, positions[index + match.length] ?? masked.length];
        if (pattern === shortName && !isCapital(String.fromCodePoint(masked.codePointAt(start) ?? 0))) continue;
        maskedText += masked.slice(copiedTo, start) + MASKED_NAME;
        copiedTo = end;
      }
      masked = maskedText + masked.slice(copiedTo);
    }
  }
  return masked;
}

/**
 * A mask for the names of some people (Q30): full names in either order, last names with an initial, and last names alone where nobody
 * else has them, whatever the accents and case. Objects that are rows of these people become rows of hidden athletes. Their licences are
 * masked in texts too, and removed from rows that name nobody.
 * @example createNameMask([{ last: 'VALMOREL', first: 'Inès', hasUniqueLastName: true }]).text('Ines Valmorel gênée') // 'ATHLETE Anonyme gênée'
 */
export function createNameMask(people: readonly MaskedName[], licences: ReadonlySet<string> = new Set()): NameMask {
  const patterns = people.flatMap((person) => buildNamePatterns(person) ?? []);
  const keys = new Set(people.flatMap(makeNameKeys));
  const surnames = people.flatMap(({ last }) => splitWords(last).slice(0, 1));

  const licencePattern = buildLicencePattern(licences);

  const isEmpty = surnames.length === 0 && licences.size === 0;

  function text(value: string): string {
    if (isEmpty) return value;
    const unlicensed = licencePattern === undefined ? value : value.replace(licencePattern, MASKED_NAME);
    const folded = foldLetters(unlicensed);
    return surnames.some((surname) => folded.includes(surname)) ? maskText(unlicensed, patterns) : unlicensed;
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
      Object.entries(row).flatMap(([key, fieldValue]) =>
        key === 'auid' && licences.has(String(fieldValue))
          ? []
          : [[key, UNMASKED_FIELDS.has(key) ? fieldValue : mask(fieldValue)]],
      ),
    );
  }

  return { isEmpty, licences, text, value: <T>(value: T): T => (isEmpty ? value : (mask(value) as T)) };
}
