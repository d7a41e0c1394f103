import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findHandTime } from './hand-time.ts';

const TRACK = { g0: 100, g1: '0' };
const ROAD = { g0: 10_000, g1: 'R' };

describe('TR 19.8–19.12: hand times', () => {
  test.each([
    ['one watch', [11_300], 11_300],
    ['one watch, the next longer tenth', [11_310], 11_400],
    ['two watches: the longer', [11_300, 11_500], 11_500],
    ['two watches: the longer, whichever comes first', [11_500, 11_300], 11_500],
    ['three watches: two that agree win', [11_300, 11_300, 11_600], 11_300],
    ['three watches: two that agree win over a shorter one', [11_600, 11_300, 11_600], 11_600],
    ['three watches: two that agree once they are rounded', [11_310, 11_380, 11_200], 11_400],
    ['three watches that all differ: the middle one', [11_700, 11_300, 11_500], 11_500],
    ['a watch that failed leaves two: the longer', [11_300, undefined, 11_500], 11_500],
    ['two that failed leave one', [undefined, undefined, 11_510], 11_600],
    ['a fourth stands in for one that failed', [11_300, undefined, 11_500, 11_900], 11_500],
    ['a fourth has no say beside three', [11_300, 11_500, 11_900, 11_900, 11_900], 11_500],
  ])('%s', (_, watches, official) => {
    expect(findHandTime(watches, TRACK)).toBe(official);
  });

  test('outside a stadium to the second', () => {
    expect(findHandTime([1_930_100, 1_930_900, 1_929_000], ROAD)).toBe(1_931_000);
  });

  test.each([[[]], [[undefined]], [[0]], [[-1]], [[Number.NaN]], [[11_300, Number.POSITIVE_INFINITY]], [[11_300, 0]]])(
    'no official time of %j',
    (watches) => {
      expect(findHandTime(watches, TRACK)).toBeUndefined();
    },
  );

  test('the smallest time there is', () => {
    expect(findHandTime([1], TRACK)).toBe(100);
  });

  test('the order of the three does not matter, and the readings stay as they were', () => {
    const three = fc.array(fc.integer({ min: 10_000, max: 12_000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, (watches) => {
        const before = [...watches];
        const official = findHandTime(watches, TRACK) ?? Number.NaN;
        expect(watches).toEqual(before);
        expect(findHandTime(watches.toReversed(), TRACK)).toBe(official);
        expect(official % 100).toBe(0);
        const tenths = watches.map((ms) => Math.ceil(ms / 100) * 100);
        expect(tenths.filter((ms) => ms <= official).length).toBeGreaterThanOrEqual(2);
        expect(tenths.filter((ms) => ms >= official).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
