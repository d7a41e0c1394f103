import { UNITS, type Unit } from '../discipline/unit.ts';
import { createTableError, isTexts, type TableError } from './table-error.ts';

const EVENT = /^\d{6}-[0-9A-Z]+$/;

/** Whether a value is a list of names of events, at least one. @example isEventNames(['000110-HP106']) // true */
export function isEventNames(value: unknown): value is readonly string[] {
  return isTexts(value) && value.length > 0 && value.every((event) => EVENT.test(event));
}

/** Thresholds of one or more events for one sex, 3 for mixed: whole ms, mm or points; null where there is none. */
export interface StepRow {
  readonly sex: 1 | 2 | 3;
  readonly events: readonly string[];
  readonly unit: Unit;
  readonly marks: readonly (number | null)[];
}

/** Whether a value equals or beats a threshold: times by being lower, everything else by being higher. */
export function isAsGood(value: number, threshold: number, unit: Unit): boolean {
  return unit === 'ms' ? value <= threshold : value >= threshold;
}

/** The index, as `[2]`, of the first mark that is no whole number from 0 on, or not in the strict order; undefined for a good list. */
function findFault(marks: readonly unknown[], unit: Unit, order: 'best first' | 'worst first'): string | undefined {
  let previous: number | undefined;
  for (const [index, mark] of marks.entries()) {
    if (mark === null) continue;
    if (typeof mark !== 'number' || !Number.isSafeInteger(mark) || mark < 0) return `[${index}]`;
    const [better, worse] = order === 'best first' ? [previous, mark] : [mark, previous];
    if (better !== undefined && worse !== undefined && isAsGood(worse, better, unit)) return `[${index}]`;
    previous = mark;
  }
  return undefined;
}

/** Reads sex, events, unit and marks of a row, which must have `count` marks in this order. */
export function readStepRow(
  row: Readonly<Record<string, unknown>>,
  path: string,
  count: number,
  order: 'best first' | 'worst first',
): StepRow | TableError {
  const { sex, events, unit, marks } = row;
  if (sex !== 1 && sex !== 2 && sex !== 3) return createTableError(`${path}.sex`, '1, 2 or 3');
  if (!isEventNames(events)) return createTableError(`${path}.events`, 'events such as 000110-HP106');
  const knownUnit = UNITS.find((each) => each === unit);
  if (knownUnit === undefined) return createTableError(`${path}.unit`, UNITS.join(', '));
  if (!Array.isArray(marks) || marks.length !== count) return createTableError(`${path}.marks`, `${count} marks`);
  const faultPath = findFault(marks, knownUnit, order);
  if (faultPath !== undefined)
    return createTableError(`${path}.marks${faultPath}`, `a whole number of ${knownUnit}, ${order}`);
  return { sex, events, unit: knownUnit, marks };
}
