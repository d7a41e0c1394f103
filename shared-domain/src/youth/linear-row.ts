import { createTableError, isTableError, type TableError } from '../level/table-error.ts';
import type { Fraction } from '../scoring/decimal.ts';
import { divideDown } from '../scoring/whole-points.ts';
import { type Fields, readAthletesAndEvents, readDecimal } from './read-row.ts';
import type { YouthRow } from './youth-row.ts';

/** The mark below which the third slope applies: its points, and how far the athlete's mark is beyond it (ms or mm). */
interface Bend {
  readonly points: number;
  readonly advantage: number;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function readWholeNumbers(value: unknown, count?: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isWhole)) return undefined;
  return count === undefined || value.length === count ? value : undefined;
}

function readSlopes(value: unknown): readonly Fraction[] | undefined {
  if (!Array.isArray(value) || (value.length !== 1 && value.length !== 3)) return undefined;
  const slopes = value.map(readDecimal).filter((slope) => slope !== undefined);
  return slopes.length === value.length ? slopes : undefined;
}

/** floor(points + slope × advantage ÷ step); `advantage`: how much better the mark is than the reference, ms or mm, may be negative. */
const calculateOnLine = (points: number, slope: Fraction, advantage: number, step: number) =>
  divideDown(
    BigInt(points) * slope.denominator * BigInt(step) + slope.numerator * BigInt(advantage),
    slope.denominator * BigInt(step),
  );

/** `advantage`: how much better the mark is than that of 1000 points, ms or mm. */
function calculatePoints(slopes: readonly Fraction[], step: number, advantage: number, bend: Bend | undefined) {
  const [aboveBase, belowBase = aboveBase, belowBend] = slopes;
  if (aboveBase === undefined || belowBase === undefined) return undefined;
  if (advantage >= 0) return calculateOnLine(1000, aboveBase, advantage, step);
  if (belowBend === undefined || bend === undefined || bend.advantage > 0)
    return calculateOnLine(1000, belowBase, advantage, step);
  return calculateOnLine(bend.points, belowBend, bend.advantage, step);
}

/**
 * Parses a linear row: 1000 points for the base mark of an age, `slopes` points more or less for each `step` of ms or mm. Three
 * slopes: above the base mark, below it, and below the mark `second`, which has `secondPoints`. `hand`: ms added to a hand time.
 */
export function readLinearRow(row: Fields, path: string): YouthRow | TableError {
  const rowScope = readAthletesAndEvents(row, path);
  if (isTableError(rowScope)) return rowScope;
  const { unit, fromAge, step } = row;
  if (unit !== 'ms' && unit !== 'mm') return createTableError(`${path}.unit`, 'ms or mm');
  if (!isWhole(fromAge)) return createTableError(`${path}.fromAge`, 'an age');
  if (!isWhole(step) || step <= 0) return createTableError(`${path}.step`, 'a whole number above 0');
  const slopes = readSlopes(row.slopes);
  if (slopes === undefined) return createTableError(`${path}.slopes`, 'one or three decimal numbers as texts');
  const base = readWholeNumbers(row.base);
  if (base === undefined) return createTableError(`${path}.base`, `whole ${unit}, one for each age`);
  const hasBend = slopes.length === 3;
  const bendMarks = hasBend ? readWholeNumbers(row.second, base.length) : undefined;
  if (hasBend && bendMarks === undefined) return createTableError(`${path}.second`, `${base.length} whole ${unit}`);
  const bendPoints = hasBend ? readWholeNumbers(row.secondPoints, base.length) : undefined;
  if (hasBend && bendPoints === undefined)
    return createTableError(`${path}.secondPoints`, `${base.length} whole numbers`);
  const { hand = 0 } = row;
  if (!isWhole(hand)) return createTableError(`${path}.hand`, 'whole ms');
  const sign = unit === 'ms' ? -1 : 1;
  return {
    ...rowScope,
    unit,
    ...(hand > 0 && { hand }),
    points: (value, age) => {
      const index = age === undefined ? -1 : age - fromAge;
      const mark = base[index];
      if (mark === undefined) return undefined;
      const [bendMark, pointsAtBend] = [bendMarks?.[index], bendPoints?.[index]];
      const bend =
        bendMark === undefined || pointsAtBend === undefined
          ? undefined
          : { points: pointsAtBend, advantage: sign * (value - bendMark) };
      return calculatePoints(slopes, step, sign * (value - mark), bend);
    },
  };
}
