import { UNITS, type Unit } from '../discipline/unit.ts';
import { isTexts, type TableError, tableError } from './table-error.ts';

const EVENT = /^\d{6}-[0-9A-Z]+$/;

/** @example isEventNames(['000110-HP106']) // true */
export function isEventNames(value: unknown): value is readonly string[] {
  return isTexts(value) && value.length > 0 && value.every((event) => EVENT.test(event));
}

/** Thresholds of one or more events for one sex: whole ms, mm or points; null where there is none. */
export interface StepRow {
  readonly sex: 1 | 2 | 3;
  readonly events: readonly string[];
  readonly unit: Unit;
  readonly marks: readonly (number | null)[];
}

/** A time is better the shorter it is, everything else the greater. */
export function isAsGood(value: number, threshold: number, unit: Unit): boolean {
  return unit === 'ms' ? value <= threshold : value >= threshold;
}

/** Whole, above 0, and each strictly better or strictly worse than the one before. */
function fault(marks: readonly unknown[], unit: Unit, order: 'best first' | 'worst first'): string | undefined {
  let before: number | undefined;
  for (const [index, mark] of marks.entries()) {
    if (mark === null) continue;
    if (typeof mark !== 'number' || !Number.isSafeInteger(mark) || mark < 0) return `[${index}]`;
    const [better, worse] = order === 'best first' ? [before, mark] : [mark, before];
    if (better !== undefined && worse !== undefined && isAsGood(worse, better, unit)) return `[${index}]`;
    before = mark;
  }
  return undefined;
}

/** Reads sex, events, unit and marks of a row; `count` marks, in the order said. */
export function readStepRow(
  row: Readonly<Record<string, unknown>>,
  path: string,
  count: number,
  order: 'best first' | 'worst first',
): StepRow | TableError {
  const { sex, events, unit, marks } = row;
  if (sex !== 1 && sex !== 2 && sex !== 3) return tableError(`${path}.sex`, '1, 2 or 3');
  if (!isEventNames(events)) return tableError(`${path}.events`, 'events such as 000110-HP106');
  const known = UNITS.find((each) => each === unit);
  if (known === undefined) return tableError(`${path}.unit`, UNITS.join(', '));
  if (!Array.isArray(marks) || marks.length !== count) return tableError(`${path}.marks`, `${count} marks`);
  const at = fault(marks, known, order);
  if (at !== undefined) return tableError(`${path}.marks${at}`, `a whole number of ${known}, ${order}`);
  return { sex, events, unit: known, marks };
}
