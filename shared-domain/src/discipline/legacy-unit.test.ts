import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLegacyUnit, packLegacyValue, unpackLegacyValue } from './legacy-unit.ts';

describe('Legacy unit by event code: up to 400 ms; below 100000 ms (hhmm layout); below 800000 mm; below 900000 pts; below 1000000 mm at x10; above ms at x10.', () => {
  test.each([
    [1, 'ms', 1, 'plain'],
    [100, 'ms', 1, 'plain'],
    [400, 'ms', 1, 'plain'],
    [401, 'ms', 1, 'hhmmsscc'],
    [800, 'ms', 1, 'hhmmsscc'],
    [42_195, 'ms', 1, 'hhmmsscc'],
    [99_999, 'ms', 1, 'hhmmsscc'],
    [100_000, 'mm', 1, 'plain'],
    [100_060, 'mm', 1, 'plain'],
    [799_999, 'mm', 1, 'plain'],
    [800_000, 'pts', 1, 'plain'],
    [800_010, 'pts', 1, 'plain'],
    [899_999, 'pts', 1, 'plain'],
    [900_000, 'mm', 10, 'plain'],
    [900_003, 'mm', 10, 'plain'],
    [999_999, 'mm', 10, 'plain'],
    [1_000_000, 'ms', 10, 'plain'],
    [1_000_001, 'ms', 10, 'plain'],
  ])('%i is in %s, times %i, %s', (code, unit, scale, layout) => {
    expect(findLegacyUnit(code)).toEqual({ unit, scale, layout });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no code', (code) => {
    expect(findLegacyUnit(code)).toBeUndefined();
    expect(unpackLegacyValue(code, 1000)).toBeUndefined();
    expect(packLegacyValue(code, 1000)).toBeUndefined();
  });

  test.each([
    [100, 9810, 9810],
    [400, 43_030, 43_030],
    [800, 14_091, 100_910],
    [1500, 33_412, 214_120],
    [5000, 123_535, 755_350],
    [42_195, 2_013_900, 7_299_000],
    [42_195, 12_345_678, 45_296_780],
    [401, 99, 990],
    [401, 6532, 65_320],
    [401, 995_900, 99 * 60_000 + 59_000],
    [401, 59, 590],
    [401, 5999, 59_990],
    [401, 10_000, 60_000],
    [401, 995_959, 99 * 60_000 + 59_590],
    [401, 1_000_000, 3_600_000],
    [401, 123_000_000, 123 * 3_600_000],
    [101_440, 250_000_000, 250_000_000],
    [800_010, 9126, 9126],
    [900_003, 895, 8950],
    [1_000_100, 981, 9810],
    [900_003, 0, 0],
  ])('code %i, value %i is %i', (code, legacy, value) => {
    expect(unpackLegacyValue(code, legacy)).toBe(value);
  });

  test.each([
    [800, 100_910, 14_091],
    [800, 100_901, 14_091],
    [800, 100_911, 14_092],
    [800, 59_991, 10_000],
    [800, 3_599_991, 1_000_000],
    [800, 7_299_000, 2_013_900],
    [100, 9811, 9811],
    [900_003, 8959, 895],
    [900_003, 8950, 895],
    [1_000_100, 9811, 982],
    [1_000_100, 9810, 981],
    [800_010, 9126, 9126],
    [100_060, 21_330_005, 21_330_005],
  ])('in code %i, %i is written %i: times up, distances down', (code, value, legacy) => {
    expect(packLegacyValue(code, value)).toBe(legacy);
  });

  test.each([16_099, 16_000, 336_199, 1_600_000, 1_990_000, 100_006_000])(
    '%i has sixty seconds or minutes behind a higher group',
    (digits) => {
      expect(unpackLegacyValue(1500, digits)).toBeUndefined();
    },
  );

  test.each([-1, 1.5, Number.NaN])('%d is no value', (value) => {
    expect(unpackLegacyValue(100, value)).toBeUndefined();
    expect(packLegacyValue(100, value)).toBeUndefined();
  });

  test('to and from close on every value of the layout, in every band', () => {
    const codes = fc.constantFrom(1, 400, 401, 42_195, 100_000, 800_000, 900_000, 999_999, 1_000_000);
    fc.assert(
      fc.property(codes, fc.integer({ min: 0, max: 35_999_999 }), (code, hundredths) => {
        const value = hundredths * 10;
        const legacy = packLegacyValue(code, value);
        expect(legacy === undefined ? undefined : unpackLegacyValue(code, legacy)).toBe(value);
      }),
    );
  });

  test('a later time never has a smaller value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000_000 }), fc.integer({ min: 0, max: 9999 }), (ms, more) => {
        expect(packLegacyValue(1500, ms + more) ?? -1).toBeGreaterThanOrEqual(packLegacyValue(1500, ms) ?? -1);
      }),
    );
  });
});
