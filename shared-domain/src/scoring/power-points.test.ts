import { describe, expect, test } from '@jest/globals';
import { makeFraction } from './decimal.ts';
import { findShownStep, findStepRange, IS_LONG_TEST, listSteps } from './every-mark.fixture.ts';
import { makePointsFormula } from './points-formula.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import { readPointsTable } from './read-table.fixture.ts';

/** Fixed point of 60 decimals, by logarithm and exponential: another way than the engine's powers of whole numbers. */
const ONE = 10n ** 60n;
const times = (x: bigint, y: bigint) => (x * y) / ONE;

/** ln of a fraction near 1, by the series of artanh. */
function logNearOne(above: bigint, below: bigint): bigint {
  const z = ((above - below) * ONE) / (above + below);
  const square = times(z, z);
  let [sum, power] = [0n, z];
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += power / n;
    power = times(power, square);
  }
  return 2n * sum;
}

const LN_2 = logNearOne(2n, 1n);

function log(above: bigint, below: bigint): bigint {
  let [x, y, twos] = [above, below, 0n];
  while (3n * x > 4n * y) {
    y *= 2n;
    twos++;
  }
  while (3n * x < 2n * y) {
    x *= 2n;
    twos--;
  }
  return logNearOne(x, y) + twos * LN_2;
}

function exp(x: bigint): bigint {
  const twos = x / LN_2;
  const rest = (x - twos * LN_2) / 256n;
  let [sum, term] = [ONE, ONE];
  for (let n = 1n; term !== 0n; n++) {
    term = times(term, rest) / n;
    sum += term;
  }
  for (let i = 0; i < 8; i++) sum = times(sum, sum);
  return twos >= 0n ? sum << twos : sum >> -twos;
}

const LN_OF = new Map<string, bigint>();
function logOf(text: string): bigint {
  const { numerator, denominator } = makeFraction(text);
  const known = LN_OF.get(text) ?? log(numerator, denominator);
  LN_OF.set(text, known);
  return known;
}

/** Points to 40 decimals and more; whole ones within 10^-40 would be in doubt, and none is. */
function precise({ a, b, c, unit }: PointsRow, value: number): number | 'in doubt' {
  const { numerator, denominator } = makeFraction(b);
  const scale = BigInt(ROW_UNITS[unit].scale);
  const distance = (BigInt(value) * denominator - numerator * scale) * (unit === 's' ? -1n : 1n);
  if (distance <= 0n) return 0;
  const { numerator: p, denominator: q } = makeFraction(c);
  const points = exp(logOf(a) + (log(distance, denominator * scale) * p) / q);
  const rest = points % ONE;
  const near = 10n ** 20n;
  return rest < near || ONE - rest < near ? 'in doubt' : Number(points / ONE);
}

describe('an exponent formula is exact: the same as by logarithms of 60 decimals', () => {
  test('the other way knows what is known: ln 2, and 2 × 4^1.5 is within 10^-40 of 16', () => {
    expect(String(LN_2).slice(0, 50)).toBe('69314718055994530941723212145817656807550013436025');
    const sixteen = exp(log(2n, 1n) + (log(4n, 1n) * 3n) / 2n);
    expect(sixteen - 16n * ONE < 10n ** 20n && 16n * ONE - sixteen < 10n ** 20n).toBe(true);
  });

  const { rows } = readPointsTable('combined-2001');

  test.each(rows.map((row) => [row.sex, row.event, row] as const))('%i %s', (_, __, row) => {
    const { points } = makePointsFormula(row, 'power');
    const step = findShownStep(row);
    const range = findStepRange(row, 'power');
    const each = IS_LONG_TEST ? 1 : row.official === false ? Math.max(7, Math.floor((range[1] - range[0]) / 300)) : 7;
    const wrong: string[] = [];
    for (const at of listSteps(range, each)) {
      const value = at * step;
      const theirs = precise(row, value);
      const own = points(value);
      if (own === theirs) continue;
      const isWhole = theirs === 'in doubt' && isExactly(row, value, own);
      if (!isWhole) wrong.push(`${own} for ${theirs} at ${value}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** A whole number of points exactly: a^q × x^p is n^q. */
function isExactly({ a, b, c, unit }: PointsRow, value: number, points: number): boolean {
  const [A, B, C] = [makeFraction(a), makeFraction(b), makeFraction(c)];
  const scale = BigInt(ROW_UNITS[unit].scale);
  const x = (BigInt(value) * B.denominator - B.numerator * scale) * (unit === 's' ? -1n : 1n);
  const below = B.denominator * scale;
  return (
    A.numerator ** C.denominator * x ** C.numerator ===
    BigInt(points) ** C.denominator * A.denominator ** C.denominator * below ** C.numerator
  );
}
