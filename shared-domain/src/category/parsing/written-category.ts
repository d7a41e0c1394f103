import { foldText } from '../../text/fold.ts';
import type { Category, Sex } from '../category.ts';
import { CATEGORIES } from '../category-table.ts';
import type { CategorySet } from '../category-table-rules.ts';
import { parseCategoryCode } from './parse-category-code.ts';
import { parseSexWord } from './sex-word.ts';

/** Bands of masters: five years each from 35. */
const BAND = 5;
const FIRST_BAND = 35;

/**
 * The category of a code, in the letters of either language: `U18F` and `U18W` are the same girls, `SEH` the senior men.
 * @example parseWrittenCode('U18F')?.id // 50
 */
export function parseWrittenCode(text: string, sex?: Sex, table?: CategorySet): Category | undefined {
  const code = text.replace(/[\s./-]/g, '').toUpperCase();
  const tried = [
    code,
    code.replace(/F$/, 'W'),
    code.replace(/[HG]$/, 'M'),
    code.replace(/^([FHGMW])(?=.{2})(.*)$/, '$2$1'),
    // `F40` is `W40`, `FU20` is `U20W`.
    code.replace(/^F(?=\d)/, 'W'),
    code.replace(/^F(.{2,})$/, '$1W'),
  ];
  for (const one of tried) {
    const found = parseCategoryCode(one, sex, table) ?? parseCategoryCode(one, undefined, table);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `F40`, `M40`, `FU20`; `M0` to `M13` are the masters of either sex. */
const LETTER_AND_AGE = /^([fhw](?=u?\d)|m(?=u\d|1[5-9]|[2-9]\d))/;

/**
 * The sex that a category as races write it says: `Senior Femme`, `F40-44`, `M1F`; undefined where it says none.
 * @example findSexOfCategory('Women 40-44') // 2
 */
export function findSexOfCategory(text: string): 1 | 2 | undefined {
  const words = foldText(text).split(/[\s/_.-]+/);
  for (const word of [
    ...words,
    LETTER_AND_AGE.exec(words[0] ?? '')?.[1],
    /^[a-z]{1,2}\d?([fhmw])$/.exec(words.join(''))?.[1],
  ]) {
    const sex = word === undefined ? undefined : parseSexWord(word);
    if (sex === 1 || sex === 2) return sex;
  }
  return undefined;
}

/** The masters' band of `40-44`, `M40-44`, `F 40 - 44`; five years from 35 on, as ours are. */
function findBand(text: string, sex: Sex): Category | undefined {
  const [, from, to] = /(\d{2})\s?[-–àa]\s?(\d{2})/.exec(text) ?? [];
  const isBand = Number(from) >= FIRST_BAND && Number(from) % BAND === 0 && Number(to) === Number(from) + BAND - 1;
  return isBand ? parseCategoryCode(`${sex === 1 ? 'M' : 'W'}${from}`, sex) : undefined;
}

/**
 * The category of a person as races write it: by its code, by its name in French or in English with or without the sex, or by its band of ages.
 * Undefined for the classes that only that race has.
 * @example parseWrittenCategory('Senior Femme')?.id // 56
 */
export function parseWrittenCategory(text: string, sex?: 1 | 2): Category | undefined {
  const own = sex ?? findSexOfCategory(text);
  if (own === undefined) return parseWrittenCode(text);
  const band = findBand(text, own);
  if (band !== undefined) return band;
  const rest = text
    .split(/[\s/_.-]+/)
    .filter((word) => parseSexWord(word) === undefined || /\d/.test(word))
    .join(' ');
  const plain = foldText(rest).replace(/s$/, '');
  const named = CATEGORIES.find(
    (row) =>
      row.sex === own &&
      row.main === 1 &&
      [row.name.fr, row.name.en].some((name) => foldText(name).replace(/s$/, '') === plain),
  );
  return parseWrittenCode(text, own) ?? named ?? (rest === '' ? undefined : parseWrittenCode(rest, own));
}
