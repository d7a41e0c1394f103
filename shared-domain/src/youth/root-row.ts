import { createTableError, isFields, isTableError, type TableError } from '../level/table-error.ts';
import type { Fraction } from '../scoring/decimal.ts';
import { divideDown, floorPoints } from '../scoring/whole-points.ts';
import { type Fields, readAthletesAndEvents, readDecimal, readThousandths } from './read-row.ts';
import type { YouthRow } from './youth-row.ts';

/** floor(a / T − b) for a time T in seconds. */
const makeTimeFormula = (a: Fraction, b: Fraction) => (ms: number) =>
  divideDown(
    1000n * a.numerator * b.denominator - b.numerator * a.denominator * BigInt(ms),
    a.denominator * b.denominator * BigInt(ms),
  );

/** floor(a × √D − b) for a distance D in metres; compared exactly by the squares of both sides. */
function makeDistanceFormula(a: Fraction, b: Fraction) {
  const factor = Number(a.numerator) / Number(a.denominator);
  const minus = Number(b.numerator) / Number(b.denominator);
  const isAtLeast = (points: bigint, mm: number) => {
    const sum = points * b.denominator + b.numerator;
    return sum <= 0n || sum ** 2n * 1000n * a.denominator ** 2n <= a.numerator ** 2n * BigInt(mm) * b.denominator ** 2n;
  };
  return (mm: number) => floorPoints(factor * Math.sqrt(mm / 1000) - minus, (points) => isAtLeast(points, mm));
}

interface NearLine {
  /** Distance, mm, up to which the line applies. */
  readonly limit: number;
  readonly points: (mm: number) => number;
}

/** Parses floor(slope × (D − from) + plus) for distances D in metres up to and including `limit`. */
function readNearLine(value: unknown, path: string): NearLine | TableError {
  if (!isFields(value)) return createTableError(path, 'limit, slope, from and plus');
  const limit = readThousandths(value.limit);
  const slope = readDecimal(value.slope);
  const from = readThousandths(value.from);
  const plus = readDecimal(value.plus);
  if (limit === undefined || slope === undefined || from === undefined || plus === undefined)
    return createTableError(path, 'limit, slope, from and plus as decimal numbers');
  const points = (mm: number) =>
    divideDown(
      slope.numerator * BigInt(mm - from) * plus.denominator + plus.numerator * slope.denominator * 1000n,
      slope.denominator * plus.denominator * 1000n,
    );
  return { limit, points };
}

/**
 * Parses a row of the formula a / T − b for a time in seconds, or a × √D − b for a distance in metres; short distances may have a
 * line (`below`) instead, or no points under a minimum (`least`).
 */
export function readRootRow(row: Fields, path: string): YouthRow | TableError {
  const rowScope = readAthletesAndEvents(row, path);
  if (isTableError(rowScope)) return rowScope;
  const { kind } = row;
  if (kind !== 'time' && kind !== 'field') return createTableError(`${path}.kind`, 'time or field');
  const a = readDecimal(row.a);
  if (a === undefined) return createTableError(`${path}.a`, 'a decimal number as a text');
  const b = readDecimal(row.b);
  if (b === undefined) return createTableError(`${path}.b`, 'a decimal number as a text');
  const minDistance = row.least === undefined ? 0 : readThousandths(row.least);
  if (minDistance === undefined) return createTableError(`${path}.least`, 'a decimal number as a text');
  const nearLine = row.below === undefined ? undefined : readNearLine(row.below, `${path}.below`);
  if (nearLine && isTableError(nearLine)) return nearLine;
  if (kind === 'time') return { ...rowScope, unit: 'ms', points: makeTimeFormula(a, b) };
  const scoreDistance = makeDistanceFormula(a, b);
  return {
    ...rowScope,
    unit: 'mm',
    points: (mm) => {
      if (mm < minDistance) return undefined;
      return nearLine && mm <= nearLine.limit ? nearLine.points(mm) : scoreDistance(mm);
    },
  };
}
