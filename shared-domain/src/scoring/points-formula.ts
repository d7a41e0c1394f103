import type { Unit } from '../discipline/unit.ts';
import { isPowerAtLeast, makeFraction, scaleDecimal } from './decimal.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import type { PointsFormulaName } from './points-table.ts';
import { type FormulaNumbers, makeQuadraticFormula } from './quadratic-points.ts';
import { floorPoints } from './whole-points.ts';

/**
 * a × (b − x)^c for a time, a × (x − b)^c for a distance, rounded down; 0 from b on. Where floating point may be off, exact whole
 * numbers decide.
 */
function makePowerFormula({ a, b, c, scale, isTime }: FormulaNumbers): (value: number) => number {
  const { count, size } = scaleDecimal(b, scale);
  const [exactA, exactC] = [makeFraction(a), makeFraction(c)];
  const refinement = size / scale;
  const bound = Number(count);
  const factor = Number(a);
  const exponent = Number(c);
  return (value) => {
    const distance = isTime ? bound - value * refinement : value * refinement - bound;
    if (distance <= 0) return 0;
    const x = { numerator: BigInt(distance), denominator: BigInt(size) };
    return floorPoints(factor * (distance / size) ** exponent, (points) => isPowerAtLeast(points, exactA, x, exactC));
  };
}

/** A row of a points table with its compiled formula. */
export interface PointsFormula {
  readonly row: PointsRow;
  /** Unit of the marks that `points` takes. */
  readonly unit: Unit;
  /**
   * Points of a shown mark in whole ms, mm or points above 0; anything else gives 0. A mark worse than the row's lowest gives 0, one
   * better than its highest what the highest gives; without a highest mark the points are capped.
   */
  readonly points: (value: number) => number;
}

const FORMULAS = { quadratic: makeQuadraticFormula, power: makePowerFormula } as const;

/**
 * Compiles a row: points are exact, bounded by its lowest and highest mark, with its printed exceptions. A row without a highest
 * mark gives at most `maxPoints` points.
 * @example makePointsFormula(wa2025.rows[0], wa2025.formula).unit // 'ms'
 */
export function makePointsFormula(
  row: PointsRow,
  name: PointsFormulaName,
  maxPoints: number = Number.POSITIVE_INFINITY,
): PointsFormula {
  const { unit, scale } = ROW_UNITS[row.unit];
  const isTime = unit === 'ms';
  const { a, b, c, lowest, highest } = row;
  const formula = FORMULAS[name]({ a, b, c, scale, isTime });
  const exceptions = row.exceptions && new Map(row.exceptions);
  const minValue = (isTime ? highest : lowest) ?? 0;
  const pointsCap = highest === undefined ? maxPoints : Number.POSITIVE_INFINITY;
  const maxValue = (isTime ? lowest : highest) ?? Number.MAX_SAFE_INTEGER;

  function points(value: number): number {
    if (!Number.isSafeInteger(value) || value <= 0) return 0;
    let bounded = value;
    if (value < minValue) {
      if (!isTime) return 0;
      bounded = minValue;
    } else if (value > maxValue) {
      if (isTime) return 0;
      bounded = maxValue;
    }
    const printed = exceptions?.get(bounded);
    return printed ?? Math.min(pointsCap, Math.max(0, formula(bounded)));
  }
  return { row, unit, points };
}
