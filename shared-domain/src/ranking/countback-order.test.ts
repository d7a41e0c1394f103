import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findBestAttemptIndex } from '../performance/best-attempt.ts';
import { findBestMark } from './best-from-attempts.ts';
import { compareCountback, listCountback } from './horizontal-countback.ts';

const LONG_JUMP = { g0: 900_003, g1: '0' };
const o = (v?: number) => ({ r: 'o', v });

describe('marks of a series, best first', () => {
  test('valid trials only, cut to the centimetre (TR 29.9)', () => {
    expect(listCountback([o(7459), { r: 'x', v: 9000 }, { r: '-' }, o(8021), o(), { r: 'r' }])).toEqual([8020, 7450]);
    expect(listCountback([])).toEqual([]);
  });
});

describe('countback (TR 25.22)', () => {
  test.each([
    ['the best', [8110], [8100, 8090]],
    ['the second best', [8100, 8020], [8100, 8010, 8000]],
    ['the third best', [8100, 8020, 7900], [8100, 8020]],
    ['a mark against none', [10], []],
    ['the last of six', [8, 7, 6, 5, 4, 3], [8, 7, 6, 5, 4, 2]],
  ])('%s decides', (_, ahead, behind) => {
    expect(Math.sign(compareCountback(ahead, behind))).toBe(-1);
    expect(Math.sign(compareCountback(behind, ahead))).toBe(1);
  });

  test('a distance of nothing is still more than no mark', () => {
    expect(Math.sign(compareCountback([0], []))).toBe(-1);
    expect(Math.sign(compareCountback([], [0]))).toBe(1);
  });

  test('equal marks are level, and so are no marks', () => {
    expect([compareCountback([8100, 8020], [8100, 8020]), compareCountback([], [])]).toEqual([0, 0]);
  });

  test('is independent of the order of the trials, antisymmetric and transitive', () => {
    const aSeries = fc.array(
      fc.integer({ min: 600, max: 604 }).map((cm) => o(cm * 10)),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(aSeries, aSeries, aSeries, (a, b, c) => {
        const order = (left: typeof a, right: typeof a) =>
          Math.sign(compareCountback(listCountback(left), listCountback(right)));
        expect(order(a.toReversed(), b)).toBe(order(a, b));
        expect(order(a, b) + order(b, a)).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the trial that makes the mark', () => {
  test.each([
    ['the first of the longest', [o(6710), o(6840), { r: 'x' }, o(6840)], 1],
    ['millimetres do not make a longer one', [o(6841), o(6849)], 0],
    ['a longer one later', [o(6840), o(6850)], 1],
    ['a measured foul is none', [{ r: 'x', v: 7000 }, o(6840)], 1],
    ['a valid trial without a distance is none', [o(), o(10)], 1],
    ['nothing in a series of fouls', [{ r: 'x' }], undefined],
    ['nothing in no series', [], undefined],
    ['a distance of less than a centimetre', [o(9)], 0],
  ])('%s', (_, series, index) => {
    expect(findBestAttemptIndex(series)).toBe(index);
  });

  test('the performance is the longest valid one in whole millimetres', () => {
    expect(findBestMark([o(6841), { r: 'x', v: 9000 }, o(6849), o(6845), o()], LONG_JUMP)).toEqual({
      v: 6849,
      u: 'mm',
      st: 1,
    });
    expect(findBestMark([o()], LONG_JUMP)).toEqual({ st: 5, u: 'mm' });
    expect(findBestMark([], { g0: 900_001, g1: '0' })).toBeUndefined();
  });
});
