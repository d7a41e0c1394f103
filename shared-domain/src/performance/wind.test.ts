import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  formatTypedWind,
  formatWind,
  hasReading,
  isWindAssisted,
  isWindLegal,
  LEGAL_WIND,
  parseTypedWind,
  parseWind,
  roundWindToTenths,
} from './wind.ts';

describe('wind', () => {
  test.each([
    [0.2, '+0.2'],
    [0, '0.0'],
    [-0.05, '0.0'],
    [-0.09, '0.0'],
    [-0.1, '−0.1'],
    [0.01, '+0.1'],
    [-1.19, '−1.1'],
    [-1.1, '−1.1'],
    [2, '+2.0'],
    [2.001, '+2.1'],
    [2.01, '+2.1'],
    [2.1, '+2.1'],
    [1.1, '+1.1'],
    [10.4, '+10.4'],
    [-10.4, '−10.4'],
  ])('%d m/s is written %s: the next higher tenth towards plus (TR 17.13)', (w, text) => {
    expect(formatWind(w)).toBe(text);
    expect(formatWind(w, { decimal: ',' })).toBe(text.replace('.', ','));
    expect(formatWind(w, {})).toBe(text);
  });

  test.each([
    [-0.2, '-0.2'],
    [0, '0.0'],
    [1.1, '+1.1'],
  ])('%d m/s is typed %s', (w, text) => {
    expect(formatTypedWind(w)).toBe(text);
  });

  test('no tenth comes out as minus zero', () => {
    expect(Object.is(roundWindToTenths(-0.05), 0)).toBe(true);
    expect(Object.is(roundWindToTenths(-0), 0)).toBe(true);
  });

  test('tenths that binary fractions do not hold stay what they are', () => {
    for (let tenths = -200; tenths <= 200; tenths++) expect(roundWindToTenths(tenths / 10)).toBe(tenths + 0);
  });

  test.each([
    [2, true],
    [2.0001, true],
    [2.001, false],
    [2.01, false],
    [2.1, false],
    [1.9, true],
    [-3.4, true],
    [Number.NaN, false],
    [undefined, false],
  ])('%p m/s counts for records: %p (CR 31.14, Q17)', (w, legal) => {
    expect(isWindLegal(w)).toBe(legal);
    expect(isWindAssisted(w)).toBe(Number.isFinite(w) && !legal);
    expect(LEGAL_WIND).toBe(2);
  });
});

describe('a reading as gauges and lists write it', () => {
  test.each([
    ['+0.2', 0.2],
    ['0.0', 0],
    ['-0.0', 0],
    ['-1.1', -1.1],
    ['−1.1', -1.1],
    ['–1,1', -1.1],
    ['+1,19', 1.19],
    ['2', 2],
    ['+2.001', 2.001],
    [' 10.4 ', 10.4],
  ])('%p is %d m/s', (text, w) => {
    expect(parseWind(text)).toBe(w);
  });

  test.each(['', 'NWI', '+', '1.', '.5', '123.4', '1.2345', '+-1.0', '1.2 m/s', 'x1.0', '1.0x'])(
    '%p is none',
    (text) => {
      expect(parseWind(text)).toBeUndefined();
    },
  );

  test('reading what is written gives the reading to the tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9990, max: 9990 }), fc.constantFrom('.' as const, ',' as const), (cm, decimal) => {
        const parsed = parseWind(formatWind(cm / 100, { decimal }));
        expect(roundWindToTenths(parsed ?? Number.NaN)).toBe(roundWindToTenths(cm / 100));
      }),
    );
  });
});

describe('a value that is no number is no reading (Q17)', () => {
  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%p', (w) => {
    expect(hasReading(w)).toBe(false);
    expect(isWindLegal(w as number)).toBe(false);
    expect(isWindAssisted(w as number)).toBe(false);
  });

  test.each([-0.4, 0, 2, 2.1])('%p is one', (w) => {
    expect(hasReading(w)).toBe(true);
  });
});

describe('a typed wind: digits alone end with the tenth, a sign of decimals says it itself', () => {
  test.each([
    ['2', 0.2],
    ['20', 2],
    ['-4', -0.4],
    ['12', 1.2],
    ['-13', -1.3],
    ['+2', 0.2],
    ['0', 0],
    ['2,0', 2],
    ['2.0', 2],
    ['+2.0', 2],
    ['+2,0', 2],
    ['-1,3', -1.3],
    ['\u22121.3', -1.3],
    [' 0,2 ', 0.2],
    ['', undefined],
    ['2.', undefined],
    ['vent', undefined],
    ['NWI', undefined],
  ])('%p is %p m/s', (text, wind) => {
    expect(parseTypedWind(text)).toBe(wind);
  });
});
