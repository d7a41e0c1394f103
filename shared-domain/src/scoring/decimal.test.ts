import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isPowerAtLeast, makeFraction, scaleDecimal } from './decimal.ts';

describe('whole numbers decide where binary fractions are in doubt', () => {
  test.each([
    ['1.81', 181n, 100n],
    ['1.835', 367n, 200n],
    ['18.0', 18n, 1n],
    ['0.14354', 7177n, 50_000n],
    ['-25.8', -129n, 5n],
    ['-0.5', -1n, 2n],
    ['0', 0n, 1n],
  ])('%s is an exact fraction', (text, numerator, denominator) => {
    expect(makeFraction(text)).toEqual({ numerator, denominator });
  });

  test('a fraction is in lowest terms, its lower part above 0, and the number it was written from', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat({ max: 6 }), (number, decimals) => {
        const { numerator, denominator } = makeFraction((number / 10 ** decimals).toFixed(decimals));
        return denominator > 0n && numerator * 10n ** BigInt(decimals) === BigInt(number) * denominator;
      }),
    );
  });

  test('2 × 4^1.5 reaches 16 and not 17', () => {
    const two = makeFraction('2');
    const four = makeFraction('4');
    expect(isPowerAtLeast(16n, two, four, makeFraction('1.5'))).toBe(true);
    expect(isPowerAtLeast(17n, two, four, makeFraction('1.5'))).toBe(false);
  });

  test.each([
    ['-25.8', 1000, -25_800n, 1000],
    ['11.534', 1000, 11_534n, 1000],
    ['71170', 1, 71_170n, 1],
    ['220', 10, 2200n, 10],
    ['0.00125', 1000, 5n, 4000],
    ['-0.0001', 1000, -1n, 10_000],
  ])('%s in parts of 1/%i, finer where it must be', (text, scale, count, size) => {
    expect(scaleDecimal(text, scale)).toEqual({ count, size });
  });
});
