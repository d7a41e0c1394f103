import { canBeAnyYear, parseBirth } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { quoteCells } from '../quoted-cells.ts';
import type { RoadColumn, RoadHead } from './road-columns.ts';

/** Nearly all runners are of these ages. */
const [MIN_USUAL_AGE, MAX_USUAL_AGE] = [6, 85];
/** The highest school year. */
const MAX_SCHOOL_YEAR = 13;
/** Share of the rows with an unusual age above which the column has no birth years. */
const MAX_UNUSUAL_SHARE = 0.5;
/** Share of the rows whose year must be that of a date in another column for the year to belong to that date. */
const MIN_SAME_YEARS = 0.9;
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

/** Whether another column has dates of the same years. */
function hasDatesOfYears(rows: readonly YearRow[], { index: yearIndex }: RoadColumn): boolean {
  const width = Math.max(0, ...(rows[0] === undefined ? [] : [rows[0].cells.length]));
  return Array.from({ length: width }, (_, index) => index).some(
    (index) =>
      index !== yearIndex &&
      rows.filter(({ cells, year }) => year !== cells[index] && YEAR.exec(cells[index] ?? '')?.[0] === year).length >
        rows.length * MIN_SAME_YEARS,
  );
}

/**
 * Whether the column of birth years really holds them. One headed just `Year` does not where all rows have the same year or that of a date
 * in another column, where most ages would be unusual, or where it holds school years.
 */
export function hasYearsOfBirth(
  records: readonly TableRecord[],
  { columns: { born } }: RoadHead,
  raceYear: number,
): boolean {
  if (born === undefined || !canBeAnyYear(born.name)) return true;
  const rows = listYears(records, born);
  const hasUnusualAge = ({ year }: YearRow): boolean => {
    const age = raceYear - Number(parseBirth(year, 'day', raceYear)?.day.slice(0, 4) ?? raceYear);
    return age < MIN_USUAL_AGE || age > MAX_USUAL_AGE;
  };
  const hasOnlyOneYear = rows.length > 1 && rows.every(({ year }) => year === rows[0]?.year);
  const hasSchoolYears = rows.length > 0 && rows.every(({ year }) => Number(year) <= MAX_SCHOOL_YEAR);
  const hasUnusualAges = rows.filter(hasUnusualAge).length > rows.length * MAX_UNUSUAL_SHARE;
  return !hasOnlyOneYear && !hasSchoolYears && !hasUnusualAges && !hasDatesOfYears(rows, born);
}

/** Warns how a column headed just `Year` was read, as it may be any year. */
export function warnOfYears(
  records: readonly TableRecord[],
  { line, columns: { born } }: RoadHead,
  hasBirthYears: boolean,
  errors: FileErrors,
): void {
  if (born === undefined || !canBeAnyYear(born.name)) return;
  const cells = quoteCells(listYears(records, born).map(({ year }) => year));
  if (cells === '') return;
  const location = { line, column: born.index + 1, name: born.name };
  errors.warn(location, createFileMessage(hasBirthYears ? 'yearRead' : 'yearLeft', { cells }));
}
