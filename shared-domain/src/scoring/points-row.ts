import type { Unit } from '../discipline/unit.ts';
import { createTableError, isFields, isTexts, type TableError } from '../level/table-error.ts';

/** Units of formulas: the unit of the marks, and how many of them (`scale`) make one of the formula's. */
export const ROW_UNITS = {
  s: { unit: 'ms', scale: 1000 },
  m: { unit: 'mm', scale: 1000 },
  cm: { unit: 'mm', scale: 10 },
  pts: { unit: 'pts', scale: 1 },
} as const satisfies Readonly<Record<string, { readonly unit: Unit; readonly scale: number }>>;

/** Unit of a formula: a key of `ROW_UNITS`. */
export type RowUnit = keyof typeof ROW_UNITS;

/**
 * One event of a points table. `event`: six digits and a variant (`000110-H`, `010000-WR`); `a`, `b`, `c`: constants of the formula as
 * printed decimals; marks are whole ms, mm or points.
 */
export interface PointsRow {
  /** 1 men, 2 women, 3 mixed teams. */
  readonly sex: 1 | 2 | 3;
  readonly event: string;
  readonly unit: RowUnit;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  /** French codes of the categories the row is limited to. */
  readonly categories?: readonly string[];
  /** Hurdle height (cm) or implement weight (g) that a variant must have, where it names one. */
  readonly equipment?: number;
  /** Worst and best mark in the edition. */
  readonly lowest?: number;
  readonly highest?: number;
  /** Printed points that differ from the formula. */
  readonly exceptions?: readonly (readonly [mark: number, points: number])[];
  /** False for a row that is not from the edition's publisher. */
  readonly official?: boolean;
  /** Why the row may be wrong. */
  readonly doubt?: string;
}

const EVENT = /^\d{6}-[0-9A-Z]+$/;
const DECIMAL = /^-?\d{1,9}(\.\d{1,18})?$/;
const FIELD = /^(sex|event|unit|kind|[abc]|categories|equipment|lowest|highest|exceptions|official|doubt)$/;

const isMarkValue = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isUnit = (value: unknown): value is RowUnit => typeof value === 'string' && Object.hasOwn(ROW_UNITS, value);

/** Whether the lowest mark is worse than the highest: a longer time, a shorter distance. */
const areInOrder = (unit: RowUnit, lowest: number, highest: number) =>
  unit === 's' ? lowest > highest : lowest < highest;

function findBoundsError({ lowest, highest }: Readonly<Record<string, unknown>>, unit: RowUnit): string | undefined {
  if (lowest !== undefined && !isMarkValue(lowest)) return 'lowest';
  if (highest !== undefined && !isMarkValue(highest)) return 'highest';
  if (lowest !== undefined && highest !== undefined && !areInOrder(unit, lowest, highest)) return 'highest';
  return undefined;
}

const isException = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && isMarkValue(value[0]) && Number.isSafeInteger(value[1]);

/**
 * Parses one row; an error names the path. The field `kind` is allowed and ignored. `a`, and the exponent `c` of a power formula,
 * must be above 0, so that a better mark gives more points.
 */
export function readPointsRow(row: unknown, path: string, formula: 'quadratic' | 'power'): PointsRow | TableError {
  if (!isFields(row)) return createTableError(path, 'an object');
  const unknown = Object.keys(row).find((key) => !FIELD.test(key));
  if (unknown !== undefined) return createTableError(`${path}.${unknown}`, 'nothing: no such field');
  const { sex, event, unit, a, b, c, categories, equipment, lowest, highest, exceptions, official, doubt } = row;
  if (sex !== 1 && sex !== 2 && sex !== 3) return createTableError(`${path}.sex`, '1, 2 or 3');
  if (typeof event !== 'string' || !EVENT.test(event))
    return createTableError(`${path}.event`, 'an event such as 000110-H');
  if (!isUnit(unit)) return createTableError(`${path}.unit`, Object.keys(ROW_UNITS).join(', '));
  if (typeof a !== 'string' || !DECIMAL.test(a) || Number(a) <= 0)
    return createTableError(`${path}.a`, 'a decimal number above 0 as a text');
  if (typeof b !== 'string' || !DECIMAL.test(b)) return createTableError(`${path}.b`, 'a decimal number as a text');
  if (typeof c !== 'string' || !DECIMAL.test(c) || (formula === 'power' && Number(c) <= 0))
    return createTableError(
      `${path}.c`,
      formula === 'power' ? 'a decimal number above 0 as a text' : 'a decimal as a text',
    );
  if (categories !== undefined && !isTexts(categories))
    return createTableError(`${path}.categories`, 'codes of categories');
  if (equipment !== undefined && !isMarkValue(equipment))
    return createTableError(`${path}.equipment`, 'a height or grams');
  const bound = findBoundsError(row, unit);
  if (bound !== undefined)
    return createTableError(`${path}.${bound}`, 'a whole mark, the lowest worse than the highest');
  if (exceptions !== undefined && !(Array.isArray(exceptions) && exceptions.every(isException)))
    return createTableError(`${path}.exceptions`, 'pairs of a mark and its points');
  if (official !== undefined && typeof official !== 'boolean')
    return createTableError(`${path}.official`, 'true or false');
  if (doubt !== undefined && typeof doubt !== 'string') return createTableError(`${path}.doubt`, 'a text');
  return {
    sex,
    event,
    unit,
    a,
    b,
    c,
    ...(categories && { categories }),
    ...(equipment !== undefined && { equipment }),
    ...(isMarkValue(lowest) && { lowest }),
    ...(isMarkValue(highest) && { highest }),
    ...(exceptions && { exceptions }),
    ...(official !== undefined && { official }),
    ...(doubt !== undefined && { doubt }),
  };
}
