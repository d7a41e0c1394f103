import { describe, expect, test } from '@jest/globals';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { findBestAttemptIndex } from '../performance/best-attempt.ts';
import { findBestMark } from './best-from-attempts.ts';
import { rankResults } from './rank-results.ts';

const LONG_JUMP = { g0: 900_003, g1: '0' };

/** A series as on the sheet: metres, x a foul, - a pass, r retired. */
function series(text: string): HorizontalAttempt[] {
  return text
    .split(' ')
    .map((cell) => (/\d/.test(cell) ? { r: 'o', v: Math.round(Number(cell) * 1000) } : { r: cell }));
}

function ranks(...sheets: string[]) {
  const rows = sheets.map((sheet) => {
    const attempts = series(sheet);
    return { prf: findBestMark(attempts, LONG_JUMP) ?? { st: 6 }, attempts };
  });
  return rankResults(rows, LONG_JUMP).map(({ rank }) => rank);
}

describe('countback (TR 25.22)', () => {
  test('8.10/8.02/7.90 beats 8.10/8.02/x', () => {
    expect(ranks('8.10 8.02 x', '7.90 8.10 8.02')).toEqual([2, 1]);
  });

  test('it goes to the end of the series', () => {
    expect(ranks('8.10 8.00 7.90 7.80 7.70 7.60', '7.61 7.70 7.80 7.90 8.00 8.10')).toEqual([2, 1]);
  });

  test('the same marks in another order stay tied, first place too, and the next place is skipped', () => {
    expect(ranks('8.10 x 7.90', '7.90 8.10 -', '7.00 x x')).toEqual([1, 1, 3]);
  });

  test('the exact millimetres never break a tie (TR 29.9)', () => {
    expect(ranks('7.459', '7.451')).toEqual([1, 1]);
  });

  test('wind plays no part: 8.12 (+2.6) ranks before 8.10 (CR 31.14)', () => {
    const rows = [
      { prf: { v: 8100, u: 'mm' as const, st: 1 }, attempts: [{ r: 'o', v: 8100, w: 0.3 }] },
      { prf: { v: 8120, u: 'mm' as const, st: 1 }, attempts: [{ r: 'o', v: 8120, w: 2.6 }] },
    ];
    expect(rankResults(rows, LONG_JUMP).map(({ rank }) => rank)).toEqual([2, 1]);
  });

  test('without series only the marks are compared', () => {
    const rows = [8000, 8100, 8000].map((v) => ({ prf: { v, u: 'mm' as const, st: 1 } }));
    expect(rankResults(rows, LONG_JUMP).map(({ rank }) => rank)).toEqual([2, 1, 2]);
  });
});

describe('what a series makes', () => {
  test.each([
    ['6.71 6.84 x - 6.60 6.79', { v: 6840, u: 'mm', st: 1 }],
    ['x x x', { u: 'mm', st: 5 }],
    ['- - r', { u: 'mm', st: 5 }],
  ])('%s', (sheet, prf) => {
    expect(findBestMark(series(sheet), LONG_JUMP)).toEqual(prf);
  });

  test('nothing before the first trial', () => {
    expect(findBestMark([], LONG_JUMP)).toBeUndefined();
  });

  test('the best attempt is the first of the longest', () => {
    expect(findBestAttemptIndex(series('6.71 6.84 x 6.84'))).toBe(1);
    expect(findBestAttemptIndex(series('x x'))).toBeUndefined();
  });
});
