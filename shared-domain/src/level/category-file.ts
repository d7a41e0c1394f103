import { CATEGORY_KINDS, type Category, type CategoryKind, formatSex, type Sex } from '../category/category.ts';
import { findSubset, findSubsetFlags } from '../category/category-subset.ts';
import type { CategoryRules } from '../category/category-table-rules.ts';
import type { FederationTable } from '../category/site-categories.ts';
import { FEDERATIONS, type Federation } from '../challenge/licence-choice.ts';
import {
  createTableError,
  isFields,
  isTableError,
  isTexts,
  readHead,
  readList,
  type TableError,
} from './table-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The first id that a file may use: lower ones are those of P3.6 and of the tables of this library. */
export const MIN_OWN_CATEGORY = 10_000;
/** The last id that a file may use. */
export const MAX_OWN_CATEGORY = 99_999;

const SEXES: readonly unknown[] = [1, 2, 3];
const KINDS: readonly unknown[] = Object.values(CATEGORY_KINDS);
const MAX_AGE = 130;

const isAge = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_AGE;

/** A code that names its sex, `U14W` or `W35`. */
const CODE_WITH_SEX = /^[MW]\d{2}|\d[FMWX]$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function readAges({ youngest, oldest }: Fields, path: string): { youngest: number; oldest?: number } | TableError {
  if (!isAge(youngest)) return createTableError(`${path}.youngest`, `an age from 0 to ${MAX_AGE}`);
  if (oldest === undefined || oldest === null) return { youngest };
  if (!isAge(oldest) || oldest < youngest)
    return createTableError(`${path}.oldest`, 'an age, at least that of youngest');
  return { youngest, oldest };
}

/** Creates a reader for one category of a file, in which `short`, `codes`, `main` and `kind` are optional. */
function createRowReader(federation: Federation) {
  return (row: unknown, path: string): Category | TableError => {
    if (!isFields(row)) return createTableError(path, 'an object');
    const { id, code, short = code, name, sex, main = 1, kind = CATEGORY_KINDS.season, codes = [] } = row;
    if (!Number.isInteger(id) || Number(id) < MIN_OWN_CATEGORY || Number(id) > MAX_OWN_CATEGORY)
      return createTableError(`${path}.id`, `a whole number from ${MIN_OWN_CATEGORY} to ${MAX_OWN_CATEGORY}`);
    if (!isText(code)) return createTableError(`${path}.code`, 'a text');
    if (!isText(short)) return createTableError(`${path}.short`, 'a text');
    if (!isFields(name) || !isText(name.fr)) return createTableError(`${path}.name.fr`, 'a text');
    if (!isText(name.en)) return createTableError(`${path}.name.en`, 'a text');
    if (!SEXES.includes(sex)) return createTableError(`${path}.sex`, '1, 2 or 3');
    if (main !== 0 && main !== 1) return createTableError(`${path}.main`, '0 or 1');
    if (!KINDS.includes(kind)) return createTableError(`${path}.kind`, KINDS.join(', '));
    if (!isTexts(codes)) return createTableError(`${path}.codes`, 'a list of texts');
    const ages = readAges(row, path);
    if (isTableError(ages)) return ages;
    const listCodes = (shownCode: string, language: 'fr' | 'en'): readonly string[] => {
      const letter = formatSex(sex as Sex, language) ?? '';
      const addSexLetter = (someCode: string) => (CODE_WITH_SEX.test(someCode) ? [] : [`${someCode}${letter}`]);
      return [...new Set([shownCode, ...addSexLetter(shownCode), ...addSexLetter(code), ...codes])];
    };
    return {
      id: Number(id),
      federations: [federation],
      code,
      short,
      codes: { fr: listCodes(code, 'fr'), en: listCodes(short, 'en') },
      name: { fr: name.fr, en: name.en },
      sex: sex as Sex,
      main,
      kind: kind as CategoryKind,
      ...ages,
      flags: findSubsetFlags(findSubset(ages.youngest, ages.oldest)),
    };
  };
}

function readRules({ season }: Fields): CategoryRules | TableError {
  if (!isFields(season)) return createTableError('season', 'an object');
  const { start, ages, birthdayCounts = false } = season;
  if (typeof start !== 'string' || !/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(start))
    return createTableError('season.start', 'a month and a day, 09-01');
  if (ages !== 'starts' && ages !== 'ends') return createTableError('season.ages', 'starts or ends');
  if (typeof birthdayCounts !== 'boolean') return createTableError('season.birthdayCounts', 'true or false');
  return { seasonStart: start, agesIn: ages, birthdayCounts };
}

const isFederation = (value: unknown): value is Federation =>
  typeof value === 'string' && value !== 'FFA' && Object.hasOwn(FEDERATIONS, value);

function findRepeatedId(rows: readonly Category[]): number | undefined {
  const seenIds = new Set<number>();
  return rows.findIndex(({ id }) => seenIds.size === seenIds.add(id).size) + 1 || undefined;
}

/**
 * Reads a file of the categories of a federation (docs/operations.md); an error names the place in the file and what is expected there.
 * Not for the FFA, whose categories are those of P3.6.
 * @example parseCategoryFile({ format: 2 }) // { error: 'table', path: 'format', expected: '1' }
 */
export function parseCategoryFile(json: unknown): FederationTable | TableError {
  const head = readHead(json, 'categories');
  if (isTableError(head)) return head;
  const { fields, edition, source } = head;
  const { federation, categories } = fields;
  const others = Object.keys(FEDERATIONS).filter(isFederation);
  if (!isFederation(federation)) return createTableError('federation', others.join(', '));
  const rules = readRules(fields);
  if (isTableError(rules)) return rules;
  const rows = readList(categories, 'categories', createRowReader(federation));
  if (isTableError(rows)) return rows;
  if (rows.length === 0) return createTableError('categories', 'a category at least');
  const repeatedRowNumber = findRepeatedId(rows);
  if (repeatedRowNumber !== undefined)
    return createTableError(`categories[${repeatedRowNumber - 1}].id`, 'another number: this one is taken');
  return { federation, edition, source, rows, ...rules };
}
