import { describe, expect, test } from '@jest/globals';
import type { VerticalAttempt } from '../performance/attempts.ts';
import { findBestMark } from './best-from-attempts.ts';
import { rankResults } from './rank-results.ts';
import { countFailuresAtBest } from './vertical-countback.ts';

const HIGH_JUMP = { g0: 900_001, g1: '0' };

/** A sheet: `2.00 o 2.05 xo`, after `|` the bars of a jump-off. */
function sheet(text: string): VerticalAttempt[] {
  const [contest = '', jumpOff = ''] = text.split('|');
  const bars = (part: string) =>
    [...part.matchAll(/(\d\.\d\d) (\S+)/g)].map(([, h, r = '']) => ({ h: Math.round(Number(h) * 1000), r }));
  return [...bars(contest), ...bars(jumpOff).map((bar) => ({ ...bar, j: true }))];
}

function ranks(...sheets: string[]) {
  const rows = sheets.map((text) => {
    const attempts = sheet(text);
    return { prf: findBestMark(attempts, HIGH_JUMP) ?? { st: 6 }, attempts };
  });
  return rankResults(rows, HIGH_JUMP).map(({ rank }) => rank);
}

describe('ties at the same height (TR 26.8)', () => {
  test('first: fewer failures at the height last cleared', () => {
    expect(ranks('1.90 xxo 1.95 o 2.00 xxx', '1.90 o 1.95 xo 2.00 xxx')).toEqual([1, 2]);
  });

  test('then: fewer failures in all up to and including that height; misses that ended the contest do not count', () => {
    expect(ranks('2.00 o 2.05 xo 2.10 xxx', '2.00 xo 2.05 xo 2.10 xr')).toEqual([1, 2]);
  });

  test('failures at a height passed over count, passes never do', () => {
    expect(ranks('1.90 x- 1.95 o 2.00 xxx', '1.90 - 1.95 o 2.00 xxx')).toEqual([2, 1]);
  });

  test('else they stay tied, first place too when no jump-off was held', () => {
    expect(ranks('2.00 o 2.05 xxx', '2.00 o 2.05 xxx', '2.00 xo 2.05 r')).toEqual([1, 1, 3]);
  });

  test('no height cleared is no place', () => {
    expect(ranks('1.90 xxx', '1.90 o')).toEqual([undefined, 1]);
  });

  test('without bars only the heights are compared, and known failures go before unknown ones', () => {
    const prf = { v: 1900, u: 'mm' as const, st: 1 };
    expect(rankResults([{ prf }, { prf }], HIGH_JUMP).map(({ rank }) => rank)).toEqual([1, 1]);
    expect(rankResults([{ prf }, { prf, attempts: sheet('1.90 xxo') }], HIGH_JUMP).map(({ rank }) => rank)).toEqual([
      2, 1,
    ]);
  });
});

describe('jump-off for first place (TR 26.9)', () => {
  test('the first bar that one clears and the other fails decides', () => {
    expect(ranks('2.35 o 2.37 xxx | 2.37 x 2.35 o', '2.35 o 2.37 xxx | 2.37 x 2.35 x')).toEqual([1, 2]);
  });

  test('of three the one who fails where the others clear is third', () => {
    expect(
      ranks(
        '2.35 o 2.37 xxx | 2.37 o 2.39 x 2.37 x',
        '2.35 o 2.37 xxx | 2.37 o 2.39 x 2.37 o',
        '2.35 o 2.37 xxx | 2.37 x',
      ),
    ).toEqual([2, 1, 3]);
  });

  test('one who gives up leaves first place to the other, who need not jump', () => {
    expect(ranks('2.35 o 2.37 xxx | 2.37 x', '2.35 o 2.37 xxx | 2.37 x 2.35 r')).toEqual([1, 2]);
  });

  test('both stop: they share first place', () => {
    expect(ranks('2.37 o 2.39 xxx | 2.39 x', '2.37 o 2.39 xxx | 2.39 x')).toEqual([1, 1]);
  });

  test('it never lifts an athlete over one who was ahead of the tie, nor breaks a tie for another place', () => {
    expect(ranks('2.35 o', '2.30 o | 2.32 o', '2.30 o | 2.32 x')).toEqual([1, 2, 2]);
  });

  test('a height cleared in it is the mark; won lower down, the better height before it stays (TR 25.21)', () => {
    expect(findBestMark(sheet('2.35 o 2.37 xxx | 2.37 o'), HIGH_JUMP)).toEqual({ v: 2370, u: 'mm', st: 1 });
    expect(findBestMark(sheet('2.35 o 2.37 xxx | 2.37 x 2.33 o'), HIGH_JUMP)).toEqual({ v: 2350, u: 'mm', st: 1 });
  });
});

describe('column of failures', () => {
  test.each([
    ['1.70 o 1.74 xxo 1.78 x', { last: 2, total: 2 }],
    ['1.65 xo 1.70 xo 1.74 xxx', { last: 1, total: 2 }],
    ['1.65 o 1.70 o 1.74 xx | 1.74 x', { last: 0, total: 0 }],
  ])('%s', (text, failures) => {
    expect(countFailuresAtBest(sheet(text))).toEqual(failures);
  });

  test('none without a height', () => {
    expect(countFailuresAtBest(sheet('1.65 xxx'))).toBeUndefined();
  });
});
