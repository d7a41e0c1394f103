import { createTableError, isFields, isTableError, type TableError } from '../level/table-error.ts';
import type { Fraction } from '../scoring/decimal.ts';
import { floorOf, wholePoints } from '../scoring/whole-points.ts';
import { type Fields, readDecimal, readThousandths, readWho } from './read-row.ts';
import type { YouthRow } from './youth-row.ts';

/** floor(a / T − b), T in seconds. */
const timed = (a: Fraction, b: Fraction) => (ms: number) =>
  floorOf(1000n * a.above * b.below - b.above * a.below * BigInt(ms), a.below * b.below * BigInt(ms));

/** floor(a × √D − b), D in metres: a × √D reaches n + b when their squares do. */
function measured(a: Fraction, b: Fraction) {
  const factor = Number(a.above) / Number(a.below);
  const minus = Number(b.above) / Number(b.below);
  const reaches = (points: bigint, mm: number) => {
    const sum = points * b.below + b.above;
    return sum <= 0n || sum ** 2n * 1000n * a.below ** 2n <= a.above ** 2n * BigInt(mm) * b.below ** 2n;
  };
  return (mm: number) => wholePoints(factor * Math.sqrt(mm / 1000) - minus, (points) => reaches(points, mm));
}

interface Line {
  /** mm up to which the line counts. */
  readonly limit: number;
  readonly points: (mm: number) => number;
}

/** floor(slope × (D − from) + plus), D in metres, up to the limit and with it. */
function readBelow(value: unknown, path: string): Line | TableError {
  if (!isFields(value)) return createTableError(path, 'limit, slope, from and plus');
  const limit = readThousandths(value.limit);
  const slope = readDecimal(value.slope);
  const from = readThousandths(value.from);
  const plus = readDecimal(value.plus);
  if (limit === undefined || slope === undefined || from === undefined || plus === undefined)
    return createTableError(path, 'limit, slope, from and plus as decimal numbers');
  const points = (mm: number) =>
    floorOf(
      slope.above * BigInt(mm - from) * plus.below + plus.above * slope.below * 1000n,
      slope.below * plus.below * 1000n,
    );
  return { limit, points };
}

/**
 * The formula a / T − b for a time in seconds, a × √D − b for a distance in metres, which near the ground may give way to
 * a line (`below`), or to nothing under a shortest distance (`least`).
 */
export function readRootRow(row: Fields, path: string): YouthRow | TableError {
  const who = readWho(row, path);
  if (isTableError(who)) return who;
  const { kind } = row;
  if (kind !== 'time' && kind !== 'field') return createTableError(`${path}.kind`, 'time or field');
  const a = readDecimal(row.a);
  if (a === undefined) return createTableError(`${path}.a`, 'a decimal number as a text');
  const b = readDecimal(row.b);
  if (b === undefined) return createTableError(`${path}.b`, 'a decimal number as a text');
  const least = row.least === undefined ? 0 : readThousandths(row.least);
  if (least === undefined) return createTableError(`${path}.least`, 'a decimal number as a text');
  const below = row.below === undefined ? undefined : readBelow(row.below, `${path}.below`);
  if (below && isTableError(below)) return below;
  if (kind === 'time') return { ...who, unit: 'ms', points: timed(a, b) };
  const above = measured(a, b);
  return {
    ...who,
    unit: 'mm',
    points: (mm) => {
      if (mm < least) return undefined;
      return below && mm <= below.limit ? below.points(mm) : above(mm);
    },
  };
}
