import {
  CATEGORIES,
  type Category,
  type CategorySet,
  findCategory,
  findCountry,
  findMainCategory,
  findSexOfCategory,
  HIDDEN_ATHLETE,
  type OtherSex,
  parseBirth,
  parseClassAge,
  parsePersonName,
  parseSexWord,
  parseWrittenCategory,
  parseWrittenCode,
} from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { readAge } from './race-age.ts';
import { classOf } from './race-columns.ts';
import type { RoadCells, RoadRules } from './road-cells.ts';

/** Ages of those who run races: another one is of a column that says something else. */
const YOUNGEST = 3;
const OLDEST = 110;
const YEAR_START = '-01-01';

/** `VALMOREL Inès (FRA)`, as the pages of some timing companies write a name. */
const NATION = /\s*\(([A-Z]{3})\)$/;

/** A row without a name is of somebody who is not named. */
export function parseNames(cells: RoadCells, { columns }: RoadRules): Pick<UploadResult, 'last' | 'first'> {
  const full = cells.text('name').replace(NATION, '');
  if (full === '') {
    const [last, first] = [cells.text('last'), cells.text('first')];
    return last === '' && first === '' ? HIDDEN_ATHLETE : last === '' ? { last: first, first: '' } : { last, first };
  }
  const { last, first } = parsePersonName(columns.hasCommas ? full.replace(/ {2}/, ', ') : full, columns.nameOrder);
  return { last, first };
}

export function parseCountry(cells: RoadCells, { notes }: RoadRules): string | undefined {
  const cell = cells.text('country') || (NATION.exec(cells.text('name'))?.[1] ?? '');
  if (cell === '') return undefined;
  const country = findCountry(cell);
  if (country === undefined) notes.add('countryLeft', cells.place('country'), cell);
  return country;
}

/** The field that says the class of a runner: that of categories, else one of ages that has classes, `U23`, `M40`, `H`. */
const findClassField = (cells: RoadCells): 'category' | 'age' =>
  cells.text('category') === '' && /\p{L}/u.test(cells.text('age')) && readAge(cells.whole('age')) === ''
    ? 'age'
    : 'category';

function parseBorn(
  cells: RoadCells,
  { day, notes, columns }: RoadRules,
  classField: 'category' | 'age',
): string | undefined {
  const year = Number(day.slice(0, 4));
  const isRunner = (born: number) => year - born >= YOUNGEST && year - born <= OLDEST;
  const cell = columns.hasBirths ? cells.whole('born') : '';
  const birth = cell === '' ? undefined : parseBirth(cell, columns.dateOrder);
  if (birth !== undefined && isRunner(Number(birth.day.slice(0, 4)))) return birth.day;
  if (cell !== '' && !/^[0\s/-]*$/.test(cell)) notes.add('birthLeft', cells.place('born'), cell);
  if (classField === 'age') return undefined;
  const written = cells.whole('age');
  const age = readAge(written);
  const born = age.length === 4 ? Number(age) : year - Number(age);
  if (age !== '' && isRunner(born)) return `${born}${YEAR_START}`;
  if (/[1-9\p{L}]/u.test(written)) notes.add('ageLeft', cells.place('age'), written);
  return undefined;
}

function parseSex(cells: RoadCells, code: string, { notes, columns }: RoadRules): 1 | 2 | OtherSex | undefined {
  const cell = cells.text('sex');
  if (cell === '') return findSexOfCategory(code) ?? columns.findSexOfClass(code);
  const sex = columns.readSex(cell);
  if (sex === undefined) notes.add('sexLeft', cells.place('sex'), cell);
  return sex;
}

/** A code of the federation's own table, else one of the FFA's, or a name. */
const findWritten = (code: string, sex: 1 | 2 | undefined, table: CategorySet): Category | undefined =>
  parseWrittenCode(code, sex, table) ?? parseWrittenCategory(code, sex);

/**
 * The category by its code or name, else by the birth date, the year of birth or the age, and the sex; with the sex alone that of all
 * ages. Classes of ten years are none of ours. Who is neither male nor female has none.
 */
export function parseCategory(cells: RoadCells, rules: RoadRules): Pick<UploadResult, 'category' | 'sex'> {
  const { day, table, notes, trialCategory, columns } = rules;
  const classField = findClassField(cells);
  const code = classOf(cells.text(classField));
  const sex = parseSex(cells, code, rules);
  if (typeof sex === 'string') return { sex };
  const isOfTenYears = columns.hasTenYears && parseClassAge(code) !== undefined;
  const written = code === '' || isOfTenYears ? undefined : findWritten(code, sex, table);
  const isOfSex = written !== undefined && written.sex !== 0 && (sex === undefined || written.sex === sex);
  if (written !== undefined && isOfSex) return { category: written.id };
  if (written !== undefined) notes.add('sexOfCategory', cells.place(classField), code);
  const born = parseBorn(cells, rules, classField);
  const byAge = born === undefined || sex === undefined ? undefined : findMainCategory(born, sex, day, { table })?.id;
  if (written === undefined && code !== '' && parseSexWord(code) === undefined)
    notes.add(classField === 'age' ? 'ageLeft' : 'categoryLeft', cells.place(classField), code);
  if (byAge !== undefined || sex === undefined) return byAge === undefined ? {} : { category: byAge };
  const race = findCategory(trialCategory);
  if (race?.sex === sex && race.wildcard !== true) return {};
  const all = CATEGORIES.find((row) => row.sex === sex && row.wildcard === true);
  return all === undefined ? {} : { category: all.id };
}
