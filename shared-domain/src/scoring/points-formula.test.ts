import { describe, expect, test } from '@jest/globals';
import { makePointsFormula } from './points-formula.ts';
import type { PointsRow } from './points-row.ts';

const RACE: PointsRow = { sex: 1, event: '000110-H', unit: 's', a: '7.66', b: '-25.8', c: '0' };
const JUMP: PointsRow = { sex: 1, event: '900003-0', unit: 'm', a: '1.929', b: '48.41', c: '-5000' };

describe('a row made ready to compute', () => {
  test.each([0, -10, 9580.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53])(
    'what is no whole mark above 0 gives 0: %p',
    (value) => {
      for (const row of [RACE, JUMP]) expect(makePointsFormula(row, 'quadratic').points(value)).toBe(0);
      expect(makePointsFormula({ ...RACE, b: '25.8', c: '1.5' }, 'power').points(value)).toBe(0);
    },
  );

  test('a race gives nothing from the time of no points on, where the square rises again', () => {
    const { points } = makePointsFormula(RACE, 'quadratic');
    expect([25_430, 25_440, 25_800, 25_810, 30_000, 60_000].map(points)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('a distance gives never less than 0', () => {
    const { points } = makePointsFormula(JUMP, 'quadratic');
    expect([10, 1000, 2500, 2510].map(points)).toEqual([0, 0, 0, 1]);
  });

  test('without bounds every mark is computed; with them the ends hold', () => {
    expect(makePointsFormula(RACE, 'quadratic').points(10_000)).toBe(1912);
    const bounded = makePointsFormula({ ...RACE, lowest: 20_000, highest: 13_000 }, 'quadratic').points;
    expect([12_990, 13_000, 13_010].map(bounded)).toEqual([1255, 1255, 1253]);
    expect([19_990, 20_000, 20_010].map(bounded)).toEqual([258, 257, 0]);
    const jump = makePointsFormula({ ...JUMP, lowest: 5000, highest: 6000 }, 'quadratic').points;
    expect([4990, 5000, 6000, 6010].map(jump)).toEqual([0, 502, 710, 710]);
  });

  test('a printed exception comes out as printed, also beyond a bound it stands on', () => {
    const row: PointsRow = { ...RACE, highest: 15_800, exceptions: [[15_800, 765]] };
    const { points } = makePointsFormula(row, 'quadratic');
    expect([15_700, 15_790, 15_800, 15_810].map(points)).toEqual([765, 765, 765, 764]);
    expect(makePointsFormula(RACE, 'quadratic').points(15_800)).toBe(766);
  });

  test('a jump in centimetres, a throw in metres, a total in points', () => {
    const high: PointsRow = { sex: 1, event: '900001-0', unit: 'cm', a: '0.8465', b: '75', c: '1.42' };
    const total: PointsRow = { sex: 1, event: '800010-0', unit: 'pts', a: '0.00000097749', b: '71170', c: '-5000' };
    expect(makePointsFormula(high, 'power')).toMatchObject({ unit: 'mm', row: high });
    expect(makePointsFormula(high, 'power').points(2020)).toBe(822);
    expect(makePointsFormula(total, 'quadratic')).toMatchObject({ unit: 'pts' });
    expect(makePointsFormula(total, 'quadratic').points(9018)).toBe(1285);
  });

  test('numbers finer than a millimetre are not rounded', () => {
    const fine: PointsRow = { ...RACE, a: '1', b: '-10.0001', c: '0' };
    expect(makePointsFormula({ ...fine, c: '0.9999' }, 'quadratic').points(10_000)).toBe(0);
    expect(makePointsFormula({ ...fine, c: '1' }, 'quadratic').points(10_000)).toBe(1);
    expect(makePointsFormula({ ...fine, a: '100000000' }, 'quadratic').points(10_000)).toBe(1);
    expect(makePointsFormula({ ...fine, a: '99999999' }, 'quadratic').points(10_000)).toBe(0);
  });

  test('whole numbers decide: 0.07 × 100² is 700 and not 700.0000000000001 or less', () => {
    const row: PointsRow = { ...RACE, a: '0.07', b: '-110' };
    expect(makePointsFormula(row, 'quadratic').points(10_000)).toBe(700);
    expect(makePointsFormula({ ...row, a: '0.29' }, 'quadratic').points(10_000)).toBe(2900);
  });
});
