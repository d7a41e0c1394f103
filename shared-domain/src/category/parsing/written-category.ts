import { foldText } from '../../text/fold.ts';
import type { Category, Sex } from '../category.ts';
import { CATEGORIES } from '../category-table.ts';
import type { CategorySet } from '../category-table-rules.ts';
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

/** The sex letter of `F40`, `M40` or `FU20`; `M0` to `M13` name no sex, M is for masters there. */
const SEX_LETTER_BEFORE_AGE = /^([fhw](?=u?\d)|m(?=u\d|1[5-9]|[2-9]\d))/;

/** A word of the sex with the number of the class behind it: `Fille1`; letters alone are no word. */
const SEX_WORD_AND_NUMBER = /^(\D{3,})\d*$/;

/**
 * The sex named by a category as races write it: `Senior Femme`, `F40-44`, `M1F`; undefined where it names none.
 * @example findSexOfCategory('Women 40-44') // 2
 */
export function findSexOfCategory(text: string): 1 | 2 | undefined {
  const words = foldText(text).split(/[\s/_.-]+/);
  for (const word of [
    // The M of `M-Fille1` is for minis or minimes, and the word counts before it.
    ...words.map((word) => SEX_WORD_AND_NUMBER.exec(word)?.[1]),
    ...words,
    SEX_LETTER_BEFORE_AGE.exec(words[0] ?? '')?.[1],
    /^[a-z]{1,2}\d?([fhmw])$/.exec(words.join(''))?.[1],
  ]) {
    const sex = word === undefined ? undefined : parseSexWord(word);
    if (sex === 1 || sex === 2) return sex;
  }
  return undefined;
}

/** The category of a band of masters, `40-44`, `M40-44` or `F 40 - 44`; undefined for a band of other ages. */
function parseAgeBand(text: string, sex: Sex): Category | undefined {
  const [, from, to] = /(\d{2})\s?[-–àa]\s?(\d{2})/.exec(text) ?? [];
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
  const singular = foldText(textWithoutSex).replace(/s$/, '');
  const namedCategory = CATEGORIES.find(
    (row) =>
      row.sex === personSex &&
      row.main === 1 &&
      [row.name.fr, row.name.en].some((name) => foldText(name).replace(/s$/, '') === singular),
  );
  return (
    parseWrittenCode(text, personSex) ??
    namedCategory ??
    (textWithoutSex === '' ? undefined : parseWrittenCode(textWithoutSex, personSex))
  );
}
