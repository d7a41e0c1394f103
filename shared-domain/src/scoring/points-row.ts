import type { Unit } from '../discipline/unit.ts';
import { createTableError, isFields, isTexts, type TableError } from '../level/table-error.ts';

/** What a formula's numbers are in, and how many thousandths (ms, mm) or points one of it is. */
export const ROW_UNITS = {
  s: { unit: 'ms', scale: 1000 },
  m: { unit: 'mm', scale: 1000 },
  cm: { unit: 'mm', scale: 10 },
  pts: { unit: 'pts', scale: 1 },
} as const satisfies Readonly<Record<string, { readonly unit: Unit; readonly scale: number }>>;

/** Unit of a formula: a key of `ROW_UNITS`. */
export type RowUnit = keyof typeof ROW_UNITS;

/**
 * One event of a points table. `event` is six digits and a variant (`000110-H`, `010000-WR`); numbers of the formula are
 * decimals as printed, marks are whole ms, mm or points.
 */
export interface PointsRow {
  /** 1 men, 2 women, 3 mixed teams. */
  readonly sex: 1 | 2 | 3;
  readonly event: string;
  readonly unit: RowUnit;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  /** French codes of the only categories the row is for. */
  readonly categories?: readonly string[];
  /** The only hurdle height (its number) or implement (grams) the row is for, when a variant names one. */
  readonly equipment?: number;
  /** Worst and best performance of the edition. */
  readonly lowest?: number;
  readonly highest?: number;
  /** Printed cells that the formula does not give: mark, points. */
  readonly exceptions?: readonly (readonly [mark: number, points: number])[];
  /** Not of the edition's publisher, but of another body. */
  readonly official?: boolean;
  /** Why the row is not certain. */
  readonly doubt?: string;
}

const EVENT = /^\d{6}-[0-9A-Z]+$/;
const DECIMAL = /^-?\d{1,9}(\.\d{1,18})?$/;
const FIELD = /^(sex|event|unit|kind|[abc]|categories|equipment|lowest|highest|exceptions|official|doubt)$/;

const isMarkValue = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isUnit = (value: unknown): value is RowUnit => typeof value === 'string' && Object.hasOwn(ROW_UNITS, value);

/** Whether two marks of a unit stand as worst and best: a time falls, a distance grows. */
const stand = (unit: RowUnit, lowest: number, highest: number) => (unit === 's' ? lowest > highest : lowest < highest);

function boundsError({ lowest, highest }: Readonly<Record<string, unknown>>, unit: RowUnit): string | undefined {
  if (lowest !== undefined && !isMarkValue(lowest)) return 'lowest';
  if (highest !== undefined && !isMarkValue(highest)) return 'highest';
  if (lowest !== undefined && highest !== undefined && !stand(unit, lowest, highest)) return 'highest';
  return undefined;
}

const isException = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && isMarkValue(value[0]) && Number.isSafeInteger(value[1]);

/**
 * Reads one row; what it can't read is named with the place. `kind` (what is measured, in words) is allowed and not needed.
 * A formula must give more points for a better mark: `a` is above 0, and `c` of a power too.
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
  const bound = boundsError(row, unit);
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
