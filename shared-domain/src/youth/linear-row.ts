import { isTableError, type TableError, tableError } from '../level/table-error.ts';
import type { Fraction } from '../scoring/decimal.ts';
import { floorOf } from '../scoring/whole-points.ts';
import { type Fields, readDecimal, readWho } from './read-row.ts';
import type { YouthRow } from './youth-row.ts';

/** What an athlete of one age needs: the mark of 1000 points, and the lower mark from which points fall faster. */
interface Base {
  readonly base: number;
  readonly second: number | undefined;
  readonly secondPoints: number | undefined;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function readWholes(value: unknown, count?: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isWhole)) return undefined;
  return count === undefined || value.length === count ? value : undefined;
}

function readSlopes(value: unknown): readonly Fraction[] | undefined {
  if (!Array.isArray(value) || (value.length !== 1 && value.length !== 3)) return undefined;
  const slopes = value.map(readDecimal).filter((slope) => slope !== undefined);
  return slopes.length === value.length ? slopes : undefined;
}

/** floor(points + slope × better ÷ step), `better` in ms or mm. */
const onLine = (points: number, slope: Fraction, better: number, step: number) =>
  floorOf(BigInt(points) * slope.below * BigInt(step) + slope.above * BigInt(better), slope.below * BigInt(step));

function pointsBy(of: Base, slopes: readonly Fraction[], step: number, better: number, fromSecond: number | undefined) {
  const [above, below = above, far] = slopes;
  if (above === undefined || below === undefined) return undefined;
  if (better >= 0) return onLine(1000, above, better, step);
  if (far === undefined || fromSecond === undefined || fromSecond > 0) return onLine(1000, below, better, step);
  return onLine(of.secondPoints ?? 0, far, fromSecond, step);
}

/**
 * The straight formula by age: 1000 points for the base mark of the age, `slopes` points more or less for each `step` of
 * ms or mm. Three slopes: above the base, below it, and from the second mark on, whose points are given. `hand` is added to a hand time.
 */
export function readLinearRow(row: Fields, path: string): YouthRow | TableError {
  const who = readWho(row, path);
  if (isTableError(who)) return who;
  const { unit, fromAge, step } = row;
  if (unit !== 'ms' && unit !== 'mm') return tableError(`${path}.unit`, 'ms or mm');
  if (!isWhole(fromAge)) return tableError(`${path}.fromAge`, 'an age');
  if (!isWhole(step) || step <= 0) return tableError(`${path}.step`, 'a whole number above 0');
  const slopes = readSlopes(row.slopes);
  if (slopes === undefined) return tableError(`${path}.slopes`, 'one or three decimal numbers as texts');
  const base = readWholes(row.base);
  if (base === undefined) return tableError(`${path}.base`, `whole ${unit}, one for each age`);
  const bent = slopes.length === 3;
  const second = bent ? readWholes(row.second, base.length) : undefined;
  if (bent && second === undefined) return tableError(`${path}.second`, `${base.length} whole ${unit}`);
  const secondPoints = bent ? readWholes(row.secondPoints, base.length) : undefined;
  if (bent && secondPoints === undefined) return tableError(`${path}.secondPoints`, `${base.length} whole numbers`);
  const { hand = 0 } = row;
  if (!isWhole(hand)) return tableError(`${path}.hand`, 'whole ms');
  const sign = unit === 'ms' ? -1 : 1;
  return {
    ...who,
    unit,
    ...(hand > 0 && { hand }),
    points: (value, age) => {
      const index = age === undefined ? -1 : age - fromAge;
      const mark = base[index];
      if (mark === undefined) return undefined;
      const of = { base: mark, second: second?.[index], secondPoints: secondPoints?.[index] };
      const fromSecond = of.second === undefined ? undefined : sign * (value - of.second);
      return pointsBy(of, slopes, step, sign * (value - mark), fromSecond);
    },
  };
}
