import type { Unit } from '../discipline/unit.ts';
import { makeFraction, reaches, scaled } from './decimal.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import type { PointsFormulaName } from './points-table.ts';
import { type FormulaNumbers, quadraticPoints } from './quadratic-points.ts';
import { wholePoints } from './whole-points.ts';

/**
 * a × (b − x)^c for a time, a × (x − b)^c for a distance, cut to a whole number, exactly: whole numbers decide where the
 * binary result is in doubt. Nothing from b on.
 */
function powerPoints({ a, b, c, scale, isTime }: FormulaNumbers): (value: number) => number {
  const { count, size } = scaled(b, scale);
  const [A, C] = [makeFraction(a), makeFraction(c)];
  const finer = size / scale;
  const bound = Number(count);
  const factor = Number(a);
  const exponent = Number(c);
  return (value) => {
    const distance = isTime ? bound - value * finer : value * finer - bound;
    if (distance <= 0) return 0;
    const x = { above: BigInt(distance), below: BigInt(size) };
    return wholePoints(factor * (distance / size) ** exponent, (points) => reaches(points, A, x, C));
  };
}

/** A row of a points table made ready to compute. */
export interface PointsFormula {
  readonly row: PointsRow;
  /** Unit of the marks it takes. */
  readonly unit: Unit;
  /**
   * Points of a shown mark, whole ms, mm or points above 0; anything else gives 0. Never below 0; a mark worse than the
   * edition's lowest gives 0, one better than its highest what the highest gives; where it names none, the most of its kind.
   */
  readonly points: (value: number) => number;
}

const FORMULAS = { quadratic: quadraticPoints, power: powerPoints } as const;

/**
 * Makes a row ready to compute: points are exact, bounded by the edition's lowest and highest mark, and its printed
 * exceptions come out as printed. A row without a highest mark gives `most` points at the most; no bound when left out.
 * @example makePointsFormula(wa2025.rows[0], wa2025.formula).unit // 'ms'
 */
export function makePointsFormula(
  row: PointsRow,
  name: PointsFormulaName,
  most: number = Number.POSITIVE_INFINITY,
): PointsFormula {
  const { unit, scale } = ROW_UNITS[row.unit];
  const isTime = unit === 'ms';
  const { a, b, c, lowest, highest } = row;
  const formula = FORMULAS[name]({ a, b, c, scale, isTime });
  const exceptions = row.exceptions && new Map(row.exceptions);
  const first = (isTime ? highest : lowest) ?? 0;
  const end = highest === undefined ? most : Number.POSITIVE_INFINITY;
  const last = (isTime ? lowest : highest) ?? Number.MAX_SAFE_INTEGER;

  function points(value: number): number {
    if (!Number.isSafeInteger(value) || value <= 0) return 0;
    let bounded = value;
    if (value < first) {
      if (!isTime) return 0;
      bounded = first;
    } else if (value > last) {
      if (isTime) return 0;
      bounded = last;
    }
    const printed = exceptions?.get(bounded);
    return printed ?? Math.min(end, Math.max(0, formula(bounded)));
  }
  return { row, unit, points };
}
