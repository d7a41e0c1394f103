import { canBeAnyYear, parseBirth } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import type { RoadColumn, RoadHead } from './road-columns.ts';

/** Ages of nearly all who run races. */
const [USUAL_YOUNGEST, USUAL_OLDEST] = [6, 85];
/** Years of a school are counted so far. */
const MAX_SCHOOL_YEAR = 13;
/** More of the rows than this are most of them. */
const MOST = 0.5;
/** So many of the rows have the year of a date beside it. */
const NEARLY_ALL = 0.9;
/** Years that a note quotes. */
const MAX_CELLS = 5;
const YEAR = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)/;

interface YearRow {
  readonly year: string;
  readonly cells: readonly string[];
}

const listYears = (records: readonly TableRecord[], { index }: RoadColumn): readonly YearRow[] =>
  records.flatMap(({ cells }) => {
    const year = (cells[index] ?? '').replace(/\.0+$/, '');
    return /[1-9\p{L}]/u.test(year) ? [{ year, cells }] : [];
  });

/** Whether another column has dates of those years. */
function hasDates(rows: readonly YearRow[], { index: own }: RoadColumn): boolean {
  const width = Math.max(0, ...(rows[0] === undefined ? [] : [rows[0].cells.length]));
  return Array.from({ length: width }, (_, index) => index).some(
    (index) =>
      index !== own &&
      rows.filter(({ cells, year }) => year !== cells[index] && YEAR.exec(cells[index] ?? '')?.[0] === year).length >
        rows.length * NEARLY_ALL,
  );
}

/**
 * Whether the column of births has them: one called `Year` alone has not where all rows have one year, where that is the year of a date in
 * another column, where most would be of no age to run, or where it counts the years of a school.
 */
export function hasYearsOfBirth(
  records: readonly TableRecord[],
  { at: { born } }: RoadHead,
  raceYear: number,
): boolean {
  if (born === undefined || !canBeAnyYear(born.name)) return true;
  const rows = listYears(records, born);
  const isStrange = ({ year }: YearRow): boolean => {
    const age = raceYear - Number(parseBirth(year)?.day.slice(0, 4) ?? raceYear);
    return age < USUAL_YOUNGEST || age > USUAL_OLDEST;
  };
  const isOne = rows.length > 1 && rows.every(({ year }) => year === rows[0]?.year);
  const isOfSchool = rows.length > 0 && rows.every(({ year }) => Number(year) <= MAX_SCHOOL_YEAR);
  const isOfNoAge = rows.filter(isStrange).length > rows.length * MOST;
  return !isOne && !isOfSchool && !isOfNoAge && !hasDates(rows, born);
}

/** Says how a column called `Year` alone was read: it may be the year of anything. */
export function warnOfYears(
  records: readonly TableRecord[],
  { line, at: { born } }: RoadHead,
  hasBirths: boolean,
  errors: FileErrors,
): void {
  if (born === undefined || !canBeAnyYear(born.name)) return;
  const years = [...new Set(listYears(records, born).map(({ year }) => `"${year}"`))].slice(0, MAX_CELLS);
  if (years.length === 0) return;
  const place = { line, column: born.index + 1, name: born.name };
  errors.warn(place, saying(hasBirths ? 'yearRead' : 'yearLeft', { cells: years.join(', ') }));
}
