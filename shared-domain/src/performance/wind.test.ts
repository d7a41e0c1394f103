import { describe, expect, test } from '@jest/globals';
import { formatWind, windLegal, windTenths } from './wind.ts';

describe('wind', () => {
  test.each([
    [0.2, '+0.2'],
    [0, '0.0'],
    [-0.05, '0.0'],
    [-1.19, '-1.1'],
    [-1.1, '-1.1'],
    [2.01, '+2.1'],
    [1.1, '+1.1'],
    [10.4, '+10.4'],
  ])('%d m/s is written %s: the next higher tenth towards plus (TR 17.13)', (w, text) => {
    expect(formatWind(w)).toBe(text);
  });

  test('no tenth comes out as minus zero', () => {
    expect(Object.is(windTenths(-0.05), 0)).toBe(true);
  });

  test.each([
    [2, true],
    [2.01, false],
    [2.1, false],
    [-3.4, true],
    [undefined, false],
  ])('%p m/s counts for records: %p (CR 31.14, decision 17)', (w, legal) => {
    expect(windLegal(w)).toBe(legal);
  });
});
