import {
  createClassReader,
  createMixedClassTest,
  createSexReader,
  type DateOrder,
  findDateOrder,
  findNameOrder,
  hasTenYearClasses,
  type NameOrder,
  type OtherSex,
  parseBirth,
} from 'shared-domain';
import { hasCommaNames } from '../csv/comma-names.ts';
import type { TableRecord } from '../csv/read-records.ts';
import { hasYearsOfBirth } from './birth-years.ts';
import type { RoadField, RoadHead } from './road-columns.ts';
import { isStatusOrFinish } from './status-words.ts';

/** Facts that only all cells of a column show. */
export interface ColumnFacts {
  readonly nameOrder: NameOrder;
  /** Whether names are `Last, First` (`hasCommaNames`). */
  readonly hasCommas: boolean;
  readonly dateOrder: DateOrder;
  readonly readSex: (cell: string) => 1 | 2 | OtherSex | undefined;
  /** The sex that a class says, by its words or by the letters of its column. */
  readonly findSexOfClass: (code: string) => 1 | 2 | undefined;
  /** Whether a class is the German main class, of women too: H beside classes of ages, in a column without another letter of a sex. */
  readonly isMainClass: (code: string) => boolean;
  /** Whether the M of a class may be mixed (`createMixedClassTest`). */
  readonly isMixedClass: (code: string) => boolean;
  /** Whether the column of birth years really holds birth years (`hasYearsOfBirth`). */
  readonly hasBirthYears: boolean;
  /** Whether age classes are ten years wide, so that they match no category. */
  readonly hasTenYearClasses: boolean;
  /** Whether several rows have the bib 0, which then is none. */
  readonly hasZeroBibs: boolean;
  /** Words that most rows have as status: they mean nothing. */
  readonly commonWords: ReadonlySet<string>;
}

/** A place before a class, as German lists write it: `12. M30`. */
const PLACE_BEFORE = /^\d{1,6}\.\s+(?=\p{L})/u;

/** The class in a cell of categories, without the place before it. */
export const removePlace = (cell: string): string => cell.replace(PLACE_BEFORE, '').trim();

const MAIN_CLASS = /^h$/i;
const LETTER_OF_SEX = /^[dfmw]$/i;

const MAJORITY = 0.5;
/** The bib of a runner without one, in some lists. */
export const ZERO_BIB = /^0+$/;

/** The class and the age in the year of the race of each row, by its birth date or its age. */
function* listAgedClasses(records: readonly TableRecord[], { columns }: RoadHead, order: DateOrder, year: number) {
  for (const { cells } of records) {
    const readCell = (field: RoadField): string => (cells[columns[field]?.index ?? -1] ?? '').replace(/\.0+$/, '');
    const born = parseBirth(readCell('born'), order, year)?.day.slice(0, 4);
    const age = born === undefined ? Number.parseInt(readCell('age'), 10) : year - Number(born);
    yield { code: removePlace(readCell('category')), ...(Number.isNaN(age) ? {} : { age }) };
  }
}

/** @param day of the race, ISO */
export function findColumnFacts(records: readonly TableRecord[], head: RoadHead, day: string): ColumnFacts {
  const { columns } = head;
  const listCells = (field: RoadField): string[] => {
    const column = columns[field];
    return column === undefined ? [] : records.map(({ cells }) => cells[column.index] ?? '').filter(Boolean);
  };
  const names = listCells('name');
  const classes = [...listCells('category'), ...listCells('age')].map(removePlace);
  const hasMainClass = classes.some((code) => /\d/.test(code)) && !classes.some((code) => LETTER_OF_SEX.test(code));
  const words = Map.groupBy(listCells('status'), (word) => word.toLowerCase());
  const hasBirthYears = hasYearsOfBirth(records, head, Number(day.slice(0, 4)));
  const dateOrder = findDateOrder(listCells('born'));
  return {
    nameOrder: findNameOrder(
      names,
      columns.name?.name,
      Object.values(columns).map(({ name }) => name),
    ),
    hasCommas: columns.name !== undefined && hasCommaNames(records, columns.name.index),
    dateOrder,
    hasBirthYears,
    hasTenYearClasses: hasTenYearClasses(listAgedClasses(records, head, dateOrder, Number(day.slice(0, 4)))),
    readSex: createSexReader(listCells('sex'), columns.sex?.name),
    findSexOfClass: createClassReader(classes),
    isMainClass: (code) => hasMainClass && MAIN_CLASS.test(code),
    isMixedClass: createMixedClassTest(classes),
    hasZeroBibs: listCells('bib').filter((bib) => ZERO_BIB.test(bib)).length > 1,
    commonWords: new Set(
      [...words].flatMap(([word, all]) =>
        all.length > records.length * MAJORITY && !isStatusOrFinish(word) ? [word] : [],
      ),
    ),
  };
}
