import {
  createSexReader,
  type DateOrder,
  findDateOrder,
  findNameOrder,
  hasTenYearClasses,
  type NameOrder,
  type OtherSex,
  parseBirth,
} from 'shared-domain';
import type { TableRecord } from '../csv/read-records.ts';
import { hasYearsOfBirth } from './birth-years.ts';
import { isStatusOrFinish } from './race-word.ts';
import type { RoadField, RoadHead } from './road-columns.ts';

/** What is known of columns only when all their cells have been read. */
export interface RaceColumns {
  readonly nameOrder: NameOrder;
  /** Names have their parts on either side of a comma, which comma-separated text shows as two blanks (P5.8). */
  readonly hasCommas: boolean;
  readonly dateOrder: DateOrder;
  readonly readSex: (cell: string) => 1 | 2 | OtherSex | undefined;
  /** The sex of a class by the letter before it, where the class of the other letter is in the column too: `MS` beside `FS`. */
  readonly findSexOfClass: (code: string) => 1 | 2 | undefined;
  /** The column of years of birth says them, and not those of the race, of a record or of a school. */
  readonly hasBirths: boolean;
  /** Classes of ages are ten years wide, and so none of ours. */
  readonly hasTenYears: boolean;
  /** Words of the status column that most rows have, and so say nothing of a runner. */
  readonly idleWords: ReadonlySet<string>;
}

/** A place before a class, as German lists write it: `12. M30`. */
const PLACE_BEFORE = /^\d{1,6}\.\s+(?=\p{L})/u;

/** The class that a cell of categories names, without a place before it. */
export const classOf = (cell: string): string => cell.replace(PLACE_BEFORE, '').trim();

/** Letters of men before a class, and those of women. */
const LETTER_OF_SEX = /^([mh])|^[fw]/;

function createClassReader(cells: readonly string[]): (code: string) => 1 | 2 | undefined {
  const all = new Set(cells.map((cell) => classOf(cell).toLowerCase()));
  return (code) => {
    const word = code.toLowerCase();
    const letter = LETTER_OF_SEX.exec(word);
    if (letter === null || word.length < 2) return undefined;
    const isMan = letter[1] !== undefined;
    const others = isMan ? ['f', 'w'] : ['m', 'h'];
    return others.some((other) => all.has(other + word.slice(1))) ? (isMan ? 1 : 2) : undefined;
  };
}

/** A word that so great a part of the rows has is no status that costs a place. */
const MOST = 0.5;

/** Rows whose cells are of a class and an age, by the year of birth or the age that they say. */
function* listAgedClasses(records: readonly TableRecord[], { at }: RoadHead, order: DateOrder, year: number) {
  for (const { cells } of records) {
    const cellOf = (field: RoadField): string => (cells[at[field]?.index ?? -1] ?? '').replace(/\.0+$/, '');
    const born = parseBirth(cellOf('born'), order)?.day.slice(0, 4);
    const age = born === undefined ? Number.parseInt(cellOf('age'), 10) : year - Number(born);
    yield { code: classOf(cellOf('category')), ...(Number.isNaN(age) ? {} : { age }) };
  }
}

/** @param day of the race, ISO */
export function readRaceColumns(records: readonly TableRecord[], head: RoadHead, day: string): RaceColumns {
  const { at } = head;
  const cellsOf = (field: RoadField): string[] => {
    const column = at[field];
    return column === undefined ? [] : records.map(({ cells }) => cells[column.index] ?? '').filter(Boolean);
  };
  const names = cellsOf('name');
  const split = records.filter(({ cells, commas }) => {
    const index = at.name?.index ?? -1;
    return commas?.includes(index) === true && /^\S.*\S {2}\S[^,]*$/.test(cells[index] ?? '');
  }).length;
  const words = Map.groupBy(cellsOf('status'), (word) => word.toLowerCase());
  const hasBirths = hasYearsOfBirth(records, head, Number(day.slice(0, 4)));
  const dateOrder = findDateOrder(cellsOf('born'));
  return {
    nameOrder: findNameOrder(
      names,
      at.name?.name,
      Object.values(at).map(({ name }) => name),
    ),
    hasCommas: names.length > 0 && split > names.length * MOST,
    dateOrder,
    hasBirths,
    hasTenYears: hasTenYearClasses(listAgedClasses(records, head, dateOrder, Number(day.slice(0, 4)))),
    readSex: createSexReader(cellsOf('sex'), at.sex?.name),
    findSexOfClass: createClassReader([...cellsOf('category'), ...cellsOf('age')]),
    idleWords: new Set(
      [...words].flatMap(([word, all]) =>
        all.length > records.length * MOST && !isStatusOrFinish(word) ? [word] : [],
      ),
    ),
  };
}
