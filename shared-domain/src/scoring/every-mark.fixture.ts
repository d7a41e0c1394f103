import type { EventRef } from '../discipline/event-ref.ts';
import { timeStep } from '../performance/shown-value.ts';
import { makeFraction } from './decimal.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import type { PointsFormulaName } from './points-table.ts';

/** The whole range in `npm run test:long`, a sample elsewhere. */
export const IS_LONG = process.env.FOULEE_LONG === '1';

/** The event of a row: `000110-H` is 110 and H. */
export function readEvent(name: string): EventRef {
  return { g0: Number(name.slice(0, 6)), g1: name.slice(7) };
}

/** Hundredths and centimetres, tenths in long track races, whole seconds on the road, points: as marks of the event are shown. */
export function shownStep({ unit, event }: PointsRow): number {
  if (unit === 'pts') return 1;
  return unit === 's' ? timeStep(readEvent(event)) : 10;
}

const FARTHEST = { s: Number.POSITIVE_INFINITY, m: 130_000, cm: 22_000, pts: 12_000 } as const;

/**
 * First and last step of the marks that a row is asked for: times from a third of the time that gives nothing, distances
 * from 0 to beyond every record.
 */
export function stepRange(row: PointsRow, formula: PointsFormulaName): readonly [first: number, last: number] {
  const step = shownStep(row);
  if (row.unit !== 's') return [1, Math.floor((row.highest ?? FARTHEST[row.unit]) / step)];
  const { above, below } = makeFraction(row.b);
  const zero = Number((BigInt(ROW_UNITS.s.scale) * (formula === 'power' ? above : -above)) / below);
  return [Math.floor((row.highest ?? zero / 4) / step), Math.ceil(zero / step)];
}

/** Steps of a range, one of `each` of them. */
export function* stepsOf([first, last]: readonly [number, number], each: number): Generator<number> {
  for (let step = first; step <= last; step += each) yield step;
}
