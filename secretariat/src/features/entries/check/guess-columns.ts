import { type CategorySet, findCountry, parseBirth, parseSexWord, parseWrittenCode } from 'shared-domain';
import { isEventText } from '../read/cell-kind.ts';
import type { SourceTable } from '../read/source-table.ts';
import type { Mapping } from './fields.ts';

export interface GuessRules {
  /** The competition's first day, ISO. */
  readonly firstDay: string;
  /** The categories of its federation. */
  readonly categories?: CategorySet;
}

/** Age in years; nobody younger competes. */
const MIN_AGE = 3;
/** More years than this without a repetition are bibs or other numbers, not years of birth. */
const MAX_DISTINCT_YEARS = 5;

function areBirths(cells: readonly string[], firstDay: string): boolean {
  const year = Number(firstDay.slice(0, 4));
  const births = cells.map((cell) => (/^\d{1,3}$/.test(cell) ? undefined : parseBirth(cell, 'day', year)));
  const lastBirthYear = year - MIN_AGE;
  const areNumbers = new Set(cells).size === cells.length && cells.length > MAX_DISTINCT_YEARS;
  return (
    births.every((birth) => birth !== undefined && Number(birth.day.slice(0, 4)) <= lastBirthYear) &&
    (!areNumbers || births.some((birth) => birth?.whole === true))
  );
}

/** A column with both `M` and `H` may be Spanish, where `M` is a woman (mujer). */
function areSexes(cells: readonly string[]): boolean {
  const words = new Set(cells.map((cell) => cell.toUpperCase()));
  return cells.every((cell) => parseSexWord(cell) !== undefined) && !(words.has('M') && words.has('H'));
}

const areCountries = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^[A-Z]{3}$/.test(cell) && findCountry(cell) !== undefined);

/** A code without a sex is tried for both. */
const isCategoryCode = (cell: string, table: CategorySet | undefined): boolean =>
  ([undefined, 1] as const).some((sex) => parseWrittenCode(cell, sex, table) !== undefined);

const areCategories = (cells: readonly string[], table: CategorySet | undefined): boolean =>
  cells.every((cell) => /\p{L}/u.test(cell) && isCategoryCode(cell, table)) && cells.some((cell) => cell.length > 1);

/** A column of plain numbers could be bibs as well as distances, so one cell must have a letter. */
const areEvents = (cells: readonly string[]): boolean =>
  cells.every(isEventText) && cells.some((cell) => /\p{L}/u.test(cell));

/**
 * The fields of the columns of a table without heads, as far as all cells of a column fit only one field and no other column fits it.
 * Names, bibs and clubs look alike, so the user assigns them.
 */
export function guessColumns({ head, rows }: SourceTable, { firstDay, categories }: GuessRules): Mapping {
  const columns = head.map((_, column) => rows.map(({ cells }) => cells[column] ?? '').filter(Boolean));
  const fieldsByColumn = columns.map((cells) => {
    if (cells.length === 0) return undefined;
    const fields = [
      ...(areSexes(cells) ? (['sex'] as const) : []),
      ...(areBirths(cells, firstDay) ? (['birth'] as const) : []),
      ...(areCountries(cells) ? (['country'] as const) : []),
      ...(areCategories(cells, categories) ? (['category'] as const) : []),
      ...(areEvents(cells) ? (['event'] as const) : []),
    ];
    return fields.length === 1 ? fields[0] : undefined;
  });
  const mapping: Partial<Record<keyof Mapping, number>> = {};
  for (const field of ['event', 'sex', 'birth', 'category', 'country'] as const)
    if (fieldsByColumn.indexOf(field) >= 0 && fieldsByColumn.indexOf(field) === fieldsByColumn.lastIndexOf(field))
      mapping[field] = fieldsByColumn.indexOf(field);
  return mapping;
}
