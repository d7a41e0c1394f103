import { type CategorySet, findCountry, parseBirth, parseSexWord, parseWrittenCode } from 'shared-domain';
import { isEventText } from '../read/cell-kind.ts';
import type { SourceTable } from '../read/source-table.ts';
import type { Mapping } from './fields.ts';

export interface GuessRules {
  /** The competition's first day, ISO. */
  readonly day: string;
  /** The categories of its federation. */
  readonly categories?: CategorySet;
}

/** Nobody younger is entered. */
const YOUNGEST = 3;
/** So many years that are all different are numbers. */
const MAX_DIFFERENT = 5;

function areBirths(cells: readonly string[], day: string): boolean {
  const births = cells.map((cell) => (/^\d{1,3}$/.test(cell) ? undefined : parseBirth(cell)));
  const last = Number(day.slice(0, 4)) - YOUNGEST;
  const areNumbers = new Set(cells).size === cells.length && cells.length > MAX_DIFFERENT;
  return (
    births.every((birth) => birth !== undefined && Number(birth.day.slice(0, 4)) <= last) &&
    (!areNumbers || births.some((birth) => birth?.whole === true))
  );
}

/** `M` beside `H` may be the Spanish woman (mujer). */
function areSexes(cells: readonly string[]): boolean {
  const words = new Set(cells.map((cell) => cell.toUpperCase()));
  return cells.every((cell) => parseSexWord(cell) !== undefined) && !(words.has('M') && words.has('H'));
}

const areCountries = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^[A-Z]{3}$/.test(cell) && findCountry(cell) !== undefined);

/** A code of both sexes is one of each. */
const isCategoryCode = (cell: string, table: CategorySet | undefined): boolean =>
  ([undefined, 1] as const).some((sex) => parseWrittenCode(cell, sex, table) !== undefined);

const areCategories = (cells: readonly string[], table: CategorySet | undefined): boolean =>
  cells.every((cell) => /\p{L}/u.test(cell) && isCategoryCode(cell, table)) && cells.some((cell) => cell.length > 1);

/** Numbers alone may be distances as well as bibs. */
const areEvents = (cells: readonly string[]): boolean =>
  cells.every(isEventText) && cells.some((cell) => /\p{L}/u.test(cell));

/**
 * Which column of a table without heads says what, where every cell of it leaves no doubt and no other column says the same: events, sexes,
 * births, categories, countries. Names, bibs and clubs may be taken for each other; they are asked for.
 */
export function guessColumns({ head, rows }: SourceTable, { day, categories }: GuessRules): Mapping {
  const columns = head.map((_, column) => rows.map(({ cells }) => cells[column] ?? '').filter(Boolean));
  const found = columns.map((cells) => {
    if (cells.length === 0) return undefined;
    const kinds = [
      ...(areSexes(cells) ? (['sex'] as const) : []),
      ...(areBirths(cells, day) ? (['birth'] as const) : []),
      ...(areCountries(cells) ? (['country'] as const) : []),
      ...(areCategories(cells, categories) ? (['category'] as const) : []),
      ...(areEvents(cells) ? (['event'] as const) : []),
    ];
    return kinds.length === 1 ? kinds[0] : undefined;
  });
  const mapping: Partial<Record<keyof Mapping, number>> = {};
  for (const kind of ['event', 'sex', 'birth', 'category', 'country'] as const)
    if (found.indexOf(kind) >= 0 && found.indexOf(kind) === found.lastIndexOf(kind))
      mapping[kind] = found.indexOf(kind);
  return mapping;
}
