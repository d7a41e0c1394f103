import { foldText } from '../../text/fold.ts';
import type { Category, Sex } from '../category.ts';
import { CATEGORIES } from '../category-table.ts';
import type { CategorySet } from '../category-table-rules.ts';
import { isClassWord } from './class-words.ts';
import { parseCategoryCode } from './parse-category-code.ts';
import { parseSexWord } from './sex-word.ts';

/** The age bands of masters are five years wide, from 35 on. */
const BAND_YEARS = 5;
const MIN_BAND_AGE = 35;

/**
 * The category of a code with the sex letters of either language: `U18F` and `U18W` are the same category, `SEH` the senior men.
 * @example parseWrittenCode('U18F')?.id // 50
 */
export function parseWrittenCode(text: string, sex?: Sex, table?: CategorySet): Category | undefined {
  const code = text.replace(/[\s./-]/g, '').toUpperCase();
  const variants = [
    code,
    code.replace(/F$/, 'W'),
    code.replace(/[HG]$/, 'M'),
    code.replace(/^([FHGMW])(?=.{2})(.*)$/, '$2$1'),
    // `F40` is `W40`, `FU20` is `U20W`.
    code.replace(/^F(?=\d)/, 'W'),
    code.replace(/^F(.{2,})$/, '$1W'),
  ];
  for (const variant of variants) {
    const category = parseCategoryCode(variant, sex, table) ?? parseCategoryCode(variant, undefined, table);
    if (category !== undefined) return category;
  }
  return undefined;
}

/** The sex letter before an age: `F40`, `M40`, `FU20`, `F4044`; `M0` to `M13` name no sex, M is for masters there. */
const SEX_LETTER_BEFORE_AGE = /^([fhw](?=u?\d)|m(?=u\d|1[5-9]|[2-9]\d))u?\d{1,3}(?:\d{1,2})?$/;

/** The sex letter behind the code of a class: `SEM`, `M1F`, `V2H`. */
const SEX_LETTER_BEHIND_CODE = /^(?:se|es|ju|ca|mi|be|po|ea|ve|vt|ma|sr|jr|s|j|v|m)\d?([fhmw])$/;

/** German youth, children and the main class: `MJ U23`, `WJB`, `WHK`. */
const SEX_LETTER_BEFORE_CLASS = /^([mwf])(?:j[ab]?|k|hk)(?:u?\d\d)?$/;

/** A word of the sex with the number of the class behind it: `Fille1`; letters alone are no word. */
const SEX_WORD_AND_NUMBER = /^(\p{L}{3,})\d*$/u;

/** `男30-39歲`: the sign of the sex is written without a blank. */
const SEX_SIGN = /([男女])[子性]?/g;

/** `W-H`: the German main class; beside another letter of a sex H is no man. */
const MAIN_CLASS = /^([mwf])[\s./-]?h$/;

const splitClass = (text: string): readonly string[] =>
  foldText(text)
    .replace(MAIN_CLASS, '$1hk')
    .replace(SEX_SIGN, ' $1 ')
    .split(/[\s/_.,;:()+&–-]+/)
    .filter(Boolean);

/** French names of classes in the feminine, whose masculine is of both sexes, and that masculine. */
const FEMININE_CLASSES: ReadonlyMap<string, string> = new Map([
  ['poussine', 'poussin'],
  ['benjamine', 'benjamin'],
  ['cadette', 'cadet'],
]);

const dropPlural = (word: string): string => word.replace(/s$/, '');

/** The sex that a word of a class or of a sex names. */
const findSexOfWord = (word: string) => (FEMININE_CLASSES.has(dropPlural(word)) ? 2 : parseSexWord(word));

/** The sex that words of three letters or more name; `several` where two are named, or a mixed class. */
function findSexByWords(words: readonly string[]): 1 | 2 | 'several' | undefined {
  const sexes = new Set(words.flatMap((word) => findSexOfWord(SEX_WORD_AND_NUMBER.exec(word)?.[1] ?? '') ?? []));
  const [sex] = sexes;
  return sexes.size > 1 || sex === 3 ? 'several' : sex === 1 || sex === 2 ? sex : undefined;
}

const SEX_LETTER_PATTERNS = [SEX_LETTER_BEFORE_AGE, SEX_LETTER_BEHIND_CODE, SEX_LETTER_BEFORE_CLASS];

/** The sex that a single letter or sign names where all other words are of classes. */
function findSexByLetter(words: readonly string[]): 1 | 2 | undefined {
  const readLetter = (word: string): string | undefined =>
    word.length === 1 && parseSexWord(word) !== undefined
      ? word
      : SEX_LETTER_PATTERNS.flatMap((pattern) => pattern.exec(word)?.[1] ?? [])[0];
  const letters = words.flatMap((word) => readLetter(word) ?? []);
  const isKnown = words.every((word) => readLetter(word) !== undefined || isClassWord(word));
  const [letter] = letters;
  const sex = letter === undefined ? undefined : parseSexWord(letter);
  return isKnown && letters.length === 1 && (sex === 1 || sex === 2) ? sex : undefined;
}

/**
 * The sex named by a category as races write it: `Senior Femme`, `F40-44`, `M1F`. A word of a sex counts beside any other word, a letter only
 * beside words of classes. Undefined where it names none, or two.
 * @example findSexOfCategory('Women 40-44') // 2
 */
export function findSexOfCategory(text: string): 1 | 2 | undefined {
  const words = splitClass(text);
  // The M of `M-Fille1` is for minis or minimes, and the word counts before it.
  const byWords = findSexByWords(words);
  return byWords === 'several' ? undefined : (byWords ?? findSexByLetter(words));
}

/** A band of ages with a word before and behind it. */
const AGE_BAND = /^(\p{L}*)\s?(\d{2})\s?[-–a]\s?(\d{2})\s?(\p{L}*)$/u;

/** The category of a band of masters, `40-44`, `M40-44` or `F 40 - 44`; undefined for a band of other ages. */
function parseAgeBand(text: string, sex: Sex): Category | undefined {
  const [, before = '', from, to, behind = ''] = AGE_BAND.exec(foldText(text)) ?? [];
  if (![before, behind].every((word) => word === '' || isClassWord(word) || parseSexWord(word) !== undefined))
    return undefined;
  const isBand =
    Number(from) >= MIN_BAND_AGE && Number(from) % BAND_YEARS === 0 && Number(to) === Number(from) + BAND_YEARS - 1;
  return isBand ? parseCategoryCode(`${sex === 1 ? 'M' : 'W'}${from}`, sex) : undefined;
}

/**
 * The category of a person as races write it: a code, a French or English name with or without the sex, or a band of ages.
 * Undefined for a class of that race alone.
 * @example parseWrittenCategory('Senior Femme')?.id // 56
 */
export function parseWrittenCategory(text: string, sex?: 1 | 2): Category | undefined {
  const personSex = sex ?? findSexOfCategory(text);
  if (personSex === undefined) return parseWrittenCode(text);
  const band = parseAgeBand(text, personSex);
  if (band !== undefined) return band;
  const textWithoutSex = text
    .split(/[\s/_.-]+/)
    .filter((word) => parseSexWord(word) === undefined || /\d/.test(word))
    .join(' ');
  const normaliseName = (name: string): string => {
    const singular = dropPlural(foldText(name));
    return personSex === 2 ? (FEMININE_CLASSES.get(singular) ?? singular) : singular;
  };
  const className = normaliseName(textWithoutSex);
  const namedCategory = CATEGORIES.find(
    (row) =>
      row.sex === personSex &&
      row.main === 1 &&
      [row.name.fr, row.name.en].some((name) => normaliseName(name) === className),
  );
  return (
    parseWrittenCode(text, personSex) ??
    namedCategory ??
    (textWithoutSex === '' ? undefined : parseWrittenCode(textWithoutSex, personSex))
  );
}
