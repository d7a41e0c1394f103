import type { EventRef } from '../discipline/event-ref.ts';
import {
  createTableError,
  isFields,
  isTableError,
  readHead,
  readList,
  type TableError,
  type TableHead,
} from '../level/table-error.ts';
import { listTableEventNames } from '../level/table-event.ts';

/** Factors of one event, one for each age group, as multiples of 1 / `AgeFactors.per`. */
export interface AgeFactorRow {
  readonly sex: 1 | 2;
  /** As in a points table, or `short-hurdles` (up to 110 m, except 60 m) or `long-hurdles` (from 200 m). */
  readonly event: string;
  readonly factors: readonly number[];
}

/** Factors that a master's marks are multiplied by before they are scored, by age group. */
export interface AgeFactors extends TableHead {
  /** Factors are stored as whole numbers, `per` being 1. */
  readonly per: number;
  /** First age of each group, rising; the last group is open-ended. */
  readonly ages: readonly number[];
  readonly rows: readonly AgeFactorRow[];
}

const isCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => Number.isSafeInteger(each) && each > 0);

function readRow(value: unknown, path: string, groupCount: number): AgeFactorRow | TableError {
  if (!isFields(value)) return createTableError(path, 'an object');
  const { sex, event, factors } = value;
  if (sex !== 1 && sex !== 2) return createTableError(`${path}.sex`, '1 or 2');
  if (typeof event !== 'string' || !/^(\d{6}-[0-9A-Z]+|short-hurdles|long-hurdles)$/.test(event))
    return createTableError(`${path}.event`, 'an event such as 000060-H, short-hurdles or long-hurdles');
  if (!isCounts(factors) || factors.length !== groupCount)
    return createTableError(`${path}.factors`, `${groupCount} whole numbers`);
  return { sex, event, factors };
}

/**
 * Parses a table of age factors (Q34). An invalid file gives the path of the fault and what was expected.
 * @example parseAgeFactors({ format: 2 }) // { error: 'table', path: 'format', expected: '1' }
 */
export function parseAgeFactors(json: unknown): AgeFactors | TableError {
  const head = readHead(json, 'age-factors');
  if (isTableError(head)) return head;
  const { fields, ...about } = head;
  const { per, ages } = fields;
  if (!isCounts([per])) return createTableError('per', 'a whole number');
  if (!isCounts(ages) || ages.some((age, i) => age <= (ages[i - 1] ?? 0)))
    return createTableError('ages', 'growing ages');
  const rows = readList(fields.rows, 'rows', (row, path) => readRow(row, path, ages.length));
  return isTableError(rows) ? rows : { ...about, per: Number(per), ages, rows };
}

/** Names of rows for an event: 60 m hurdles have their own rows, other hurdles are short or long. */
function listEventNames(event: EventRef): readonly string[] {
  const names = listTableEventNames(event);
  if (!event.g1.startsWith('H') || event.g0 === 60) return names;
  if (event.g0 <= 110) return ['short-hurdles'];
  return event.g0 >= 200 ? ['long-hurdles'] : [];
}

/**
 * Factor for an age in an event, as a multiple of 1 / `table.per`; `per` itself below the first age. Undefined for an event that is
 * not in the table, and for an age that is not above 0.
 * @example findAgeFactor(wma2023, { g0: 100, g1: '0' }, 1, 37) // 9999
 */
export function findAgeFactor(table: AgeFactors, event: EventRef, sex: 1 | 2, age: number): number | undefined {
  if (!(age > 0)) return undefined;
  const names = listEventNames(event);
  const row = table.rows.find((each) => each.sex === sex && names.includes(each.event));
  if (row === undefined) return undefined;
  const group = table.ages.findLastIndex((first) => first <= age);
  return group < 0 ? table.per : row.factors[group];
}
