import { isEventNames } from '../level/step-marks.ts';
import { createTableError, isTexts, type TableError } from '../level/table-error.ts';
import { type Fraction, makeFraction } from '../scoring/decimal.ts';
import type { YouthRow } from './youth-row.ts';

/** Fields of a row in a table file, not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

const DECIMAL = /^\d{1,9}(\.\d{1,18})?$/;

/** Parses sex, categories and events of a row; its formula has the other fields. */
export function readAthletesAndEvents(row: Fields, path: string): Omit<YouthRow, 'unit' | 'points'> | TableError {
  const { sex, categories, events } = row;
  if (sex !== 0 && sex !== 1 && sex !== 2 && sex !== 3) return createTableError(`${path}.sex`, '0, 1, 2 or 3');
  if (categories !== undefined && !isTexts(categories))
    return createTableError(`${path}.categories`, 'codes of categories');
  if (!isEventNames(events)) return createTableError(`${path}.events`, 'events such as 000110-HP106');
  return { sex, events, ...(categories && { categories }) };
}

/** Converts a decimal text exactly; undefined for anything else. @example readDecimal('1.81') // 181/100 */
export function readDecimal(value: unknown): Fraction | undefined {
  return typeof value === 'string' && DECIMAL.test(value) ? makeFraction(value) : undefined;
}

/** Converts seconds or metres to thousandths; undefined where the result is not whole. @example readThousandths('18.05') // 18050 */
export function readThousandths(value: unknown): number | undefined {
  const read = readDecimal(value);
  if (read === undefined || 1000n % read.denominator !== 0n) return undefined;
  return Number((read.numerator * 1000n) / read.denominator);
}
