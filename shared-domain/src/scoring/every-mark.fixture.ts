import type { EventRef } from '../discipline/event-ref.ts';
import { findTimeStep } from '../performance/shown-value.ts';
import { makeFraction } from './decimal.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import type { PointsFormulaName } from './points-table.ts';

/** Tests take every mark in `npm run test:long`, a sample elsewhere. */
export const IS_LONG_TEST = process.env.FOULEE_LONG === '1';

/** Parses the event of a row: `000110-H` is 110 and H. */
export function parseRowEvent(name: string): EventRef {
  return { g0: Number(name.slice(0, 6)), g1: name.slice(7) };
}

/** Step between shown marks of a row: 10 ms or 10 mm, 100 ms in long track races, 1000 ms on the road, 1 point. */
export function findShownStep({ unit, event }: PointsRow): number {
  if (unit === 'pts') return 1;
  return unit === 's' ? findTimeStep(parseRowEvent(event)) : 10;
}

/** Beyond every record: mm for `m` and `cm`, points for `pts`; times have no limit. */
const MAX_MARKS = { s: Number.POSITIVE_INFINITY, m: 130_000, cm: 22_000, pts: 12_000 } as const;

/**
 * First and last step of the tested marks of a row: times from the row's `highest`, else a quarter of the time that gives 0 points,
 * to that time; other marks from one step to the row's `highest`, else beyond every record.
 */
export function findStepRange(row: PointsRow, formula: PointsFormulaName): readonly [first: number, last: number] {
  const step = findShownStep(row);
  if (row.unit !== 's') return [1, Math.floor((row.highest ?? MAX_MARKS[row.unit]) / step)];
  const { numerator, denominator } = makeFraction(row.b);
  const zero = Number((BigInt(ROW_UNITS.s.scale) * (formula === 'power' ? numerator : -numerator)) / denominator);
  return [Math.floor((row.highest ?? zero / 4) / step), Math.ceil(zero / step)];
}

/** Every `stride`-th step of a range. */
export function* listSteps([first, last]: readonly [number, number], stride: number): Generator<number> {
  for (let step = first; step <= last; step += stride) yield step;
}
