import {
  CATEGORIES,
  type Category,
  type CategorySet,
  findCategory,
  findCountry,
  findMainCategory,
  HIDDEN_ATHLETE,
  isOppositeSex,
  type OtherSex,
  parseBirth,
  parseClassAge,
  parsePersonName,
  parseSexWord,
  parseWrittenCategory,
  parseWrittenCode,
  removeNameSigns,
  separateNameStatus,
} from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { readAge } from './race-age.ts';
import { removePlace } from './race-columns.ts';
import type { RoadCells, RoadRules } from './road-cells.ts';
import type { RoadField } from './road-columns.ts';

/** Possible ages of runners; any other shows that the column holds something else. */
const MIN_AGE = 3;
const MAX_AGE = 110;
/** A birth year is stored as its first day. */
const YEAR_START = '-01-01';

/** `VALMOREL Inès (FRA)`, as the pages of some timing companies write a name. */
const NATION_SUFFIX = /\s*\(([A-Z]{3})\)$/;

const NAME_FIELDS = ['name', 'last', 'first'] as const satisfies readonly RoadField[];

/** A status that is joined to a name (`separateNameStatus`), with its field. */
export function findNameStatus(cells: RoadCells): readonly [RoadField, string] | undefined {
  for (const field of NAME_FIELDS) {
    const { status } = separateNameStatus(removeNameSigns(cells.readText(field)));
    if (status !== undefined) return [field, status];
  }
  return undefined;
}

/**
 * The name without the code of a nation behind it. Beside a column of countries, three letters that are no nation stay in the name, as
 * `parseCountry` names an unknown nation of the name only where it reads it.
 */
const removeNation = (name: string, cells: RoadCells): string => {
  const isCountryElsewhere =
    cells.readText('country') !== '' && findCountry(NATION_SUFFIX.exec(name)?.[1] ?? '') === undefined;
  return isCountryElsewhere ? name : name.replace(NATION_SUFFIX, '');
};

const cleanName = (text: string): string => removeNameSigns(separateNameStatus(removeNameSigns(text)).name);

/** The name of a row; `HIDDEN_ATHLETE` where it has none. */
export function parseNames(cells: RoadCells, { columnFacts }: RoadRules): Pick<UploadResult, 'last' | 'first'> {
  const fullCell = columnFacts.hasCommas ? cells.readWritten('name') : cells.readText('name');
  const fullName = cleanName(removeNation(fullCell, cells));
  if (fullName === '') {
    const [last, first] = [cleanName(cells.readText('last')), cleanName(cells.readText('first'))];
    return last === '' && first === '' ? HIDDEN_ATHLETE : last === '' ? { last: first, first: '' } : { last, first };
  }
  const { last, first } = parsePersonName(fullName, columnFacts.nameOrder);
  return { last, first };
}

export function parseCountry(cells: RoadCells, { notes }: RoadRules): string | undefined {
  const cell = cells.readText('country') || (NATION_SUFFIX.exec(cells.readText('name'))?.[1] ?? '');
  if (cell === '') return undefined;
  const country = findCountry(cell);
  if (country === undefined)
    notes.add('countryLeft', cells.locate(cells.readText('country') === '' ? 'name' : 'country'), cell);
  return country;
}

/** The field with the class of a runner: the category, else the age, where it holds a class as `U23`, `M40`, `H`. */
const findClassField = (cells: RoadCells): 'category' | 'age' =>
  cells.readText('category') === '' &&
  /\p{L}/u.test(cells.readText('age')) &&
  readAge(cells.readWholeNumber('age')) === ''
    ? 'age'
    : 'category';

function parseBirthDay(
  cells: RoadCells,
  { day, notes, columnFacts }: RoadRules,
  classField: 'category' | 'age',
): string | undefined {
  const year = Number(day.slice(0, 4));
  const isRunner = (born: number) => year - born >= MIN_AGE && year - born <= MAX_AGE;
  const cell = columnFacts.hasBirthYears ? cells.readWholeNumber('born') : '';
  const birth = cell === '' ? undefined : parseBirth(cell, columnFacts.dateOrder, year);
  if (birth !== undefined && isRunner(Number(birth.day.slice(0, 4)))) return birth.day;
  if (cell !== '' && !/^[0\s/-]*$/.test(cell)) notes.add('birthLeft', cells.locate('born'), cell);
  if (classField === 'age') return undefined;
  const ageCell = cells.readWholeNumber('age');
  const age = readAge(ageCell);
  const born = age.length === 4 ? Number(age) : year - Number(age);
  if (age !== '' && isRunner(born)) return `${born}${YEAR_START}`;
  if (/[1-9\p{L}]/u.test(ageCell)) notes.add('ageLeft', cells.locate('age'), ageCell);
  return undefined;
}

function parseSex(cells: RoadCells, code: string, { notes, columnFacts }: RoadRules): 1 | 2 | OtherSex | undefined {
  const cell = cells.readText('sex');
  if (cell === '') return columnFacts.findSexOfClass(code);
  const sex = columnFacts.readSex(cell);
  if (sex === undefined) notes.add('sexLeft', cells.locate('sex'), cell);
  return sex;
}

/** The letter of the sex in one of the languages of `createClassReader`, then an age: `V45`, `K 45`. */
const LETTER_AND_AGE = /^[mfwhdvkzlne][ .-]?(\d{2})$/i;

/**
 * A code of the federation's own table, else one of the FFA's, or a name. Where the class itself says the sex, its letter is that sex's in
 * any language.
 */
function findWrittenCategory(
  code: string,
  sex: 1 | 2 | undefined,
  { table, isSexOfClass }: { readonly table: CategorySet; readonly isSexOfClass: boolean },
): Category | undefined {
  const [, age] = LETTER_AND_AGE.exec(code) ?? [];
  const byAge =
    age === undefined || sex === undefined ? undefined : parseWrittenCode(`${sex === 1 ? 'M' : 'W'}${age}`, sex, table);
  const writtenCategory = parseWrittenCode(code, sex, table) ?? parseWrittenCategory(code, sex);
  return isSexOfClass ? (byAge ?? writtenCategory) : (writtenCategory ?? byAge);
}

/**
 * The category by its code or name, else by sex and birth date, birth year or age; with the sex alone the one of all ages. Classes of ten
 * years match no category. A runner who is neither male nor female has only `sex`.
 */
export function parseCategory(cells: RoadCells, rules: RoadRules): Pick<UploadResult, 'category' | 'sex'> {
  const { day, table, notes, trialCategory, columnFacts } = rules;
  const classField = findClassField(cells);
  const code = removePlace(cells.readText(classField));
  const sex = parseSex(cells, code, rules);
  const sexOfClass = columnFacts.findSexOfClass(code);
  const isMixedClass = columnFacts.isMixedClass(code);
  // Read even where the category says enough, as a birth that is none is told.
  const born = parseBirthDay(cells, rules, classField);
  if (isMixedClass && cells.readText('sex') === '') notes.add('mixedLetter', cells.locate(classField), code);
  if (typeof sex === 'string') return { sex };
  const isTenYearClass = isMixedClass || (columnFacts.hasTenYearClasses && parseClassAge(code) !== undefined);
  const isSexOfClass = cells.readText('sex') === '';
  const writtenCategory =
    code === '' || isTenYearClass ? undefined : findWrittenCategory(code, sex, { table, isSexOfClass });
  const isForSex =
    writtenCategory !== undefined && writtenCategory.sex !== 0 && (sex === undefined || writtenCategory.sex === sex);
  if (writtenCategory !== undefined && isForSex) return { category: writtenCategory.id };
  if (writtenCategory !== undefined || (isOppositeSex(sex, sexOfClass) && !columnFacts.isMainClass(code)))
    notes.add('sexOfCategory', cells.locate(classField), code);
  const byAge = born === undefined || sex === undefined ? undefined : findMainCategory(born, sex, day, { table })?.id;
  const isSexAlone = parseSexWord(code) !== undefined || (code.length === 1 && sexOfClass !== undefined);
  if (writtenCategory === undefined && code !== '' && !isSexAlone)
    notes.add(classField === 'age' ? 'ageLeft' : 'categoryLeft', cells.locate(classField), code);
  if (byAge !== undefined || sex === undefined) return byAge === undefined ? {} : { category: byAge };
  const race = findCategory(trialCategory);
  if (race?.sex === sex && race.wildcard !== true) return {};
  const allAges = CATEGORIES.find((row) => row.sex === sex && row.wildcard === true);
  return allAges === undefined ? {} : { category: allAges.id };
}
