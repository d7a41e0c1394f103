import { describe, expect, test } from '@jest/globals';
import { findBestAttempt, findValidAttempts } from '../performance/best-attempt.ts';
import { findSeriesMark } from './best-from-attempts.ts';

const LONG = { g0: 900_003, g1: '0' };
const HIGH = { g0: 900_001, g1: '0' };
const mark = (v: number) => ({ v, u: 'mm', st: 1 });

describe('the mark of a series (CR 25.4)', () => {
  test.each([
    ['its best trial, to the millimetre', [{ r: 'o', v: 8021 }, { r: 'o', v: 8025 }, { r: 'x' }], LONG, mark(8025)],
    [
      'its best bar',
      [
        { h: 2000, r: 'xo' },
        { h: 2050, r: 'xxx' },
      ],
      HIGH,
      mark(2000),
    ],
  ])('%s, over or not', (_, attempts, event, expected) => {
    expect(findSeriesMark(attempts, event, false)).toEqual(expected);
    expect(findSeriesMark(attempts, event, true)).toEqual(expected);
  });

  test.each([
    ['failures alone', [{ r: 'x' }]],
    ['no trial', []],
  ])('%s are no mark once it is over, and nothing before', (_, attempts) => {
    expect(findSeriesMark(attempts, LONG, true)).toEqual({ st: 5 });
    expect(findSeriesMark(attempts, LONG, false)).toEqual({ st: 6 });
  });
});

test('of trials that are shown alike the first is the best', () => {
  const valid = findValidAttempts([
    { r: 'x', v: 9000 },
    { r: 'o', v: 8021, w: 1.2 },
    { r: 'o', v: 8025 },
  ]);
  expect(findBestAttempt(valid)).toEqual({ index: 1, v: 8021, w: 1.2 });
  expect(findBestAttempt([])).toBeUndefined();
});
