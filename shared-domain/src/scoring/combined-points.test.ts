import { describe, expect, test } from '@jest/globals';
import type { Unit } from '../performance/performance.ts';
import { combinedPoints } from './combined-points.ts';
import { fractionOf, reaches } from './decimal.ts';

const mark = (v: number, u: Unit) => ({ v, u, st: 1 });

describe('points of a combined event (tables of 2001)', () => {
  test.each<[string, number, string, 1 | 2, number, Unit, number]>([
    ['Rio 2016, Eaton, 100 m 10.46', 100, '0', 1, 10_460, 'ms', 985],
    ['Rio 2016, Eaton, long jump 7.94', 900_003, '0', 1, 7940, 'mm', 1045],
    ['Rio 2016, Eaton, shot put 14.73', 900_005, '0', 1, 14_730, 'mm', 773],
    ['Rio 2016, Eaton, 110 m hurdles 13.80', 110, 'HP106', 1, 13_800, 'ms', 1000],
    ['Rio 2016, Eaton, 1500 m 4:23.33', 1500, '0', 1, 263_330, 'ms', 789],
    ['Rio 2016, Thiam, high jump 1.98', 900_001, '0', 2, 1980, 'mm', 1211],
    ['Rio 2016, Thiam, javelin 53.13', 900_008, 'P600', 2, 53_130, 'mm', 921],
    ['Rio 2016, Thiam, 800 m 2:16.54', 800, '0', 2, 136_540, 'ms', 871],
  ])('%s', (_, g0, g1, sex, v, u, points) => {
    expect(combinedPoints({ g0, g1 }, sex, mark(v, u))).toBe(points);
  });

  test('it is the shown mark that scores: 10.451 is 10.46, 7.949 is 7.94', () => {
    expect(combinedPoints({ g0: 100, g1: '0' }, 1, mark(10_451, 'ms'))).toBe(985);
    expect(combinedPoints({ g0: 900_003, g1: '0' }, 1, mark(7949, 'mm'))).toBe(1045);
  });

  test('a hand time scores with its correction, 0.24 s to 200 m and in the hurdles, 0.14 s at 400 m (TR 39.9)', () => {
    const by = (g0: number, hand: boolean, ms: number) => combinedPoints({ g0, g1: '0', hand }, 1, mark(ms, 'ms'));
    expect(by(100, true, 10_800)).toBe(by(100, false, 11_040));
    expect(by(400, true, 48_800)).toBe(by(400, false, 48_940));
    expect(by(1500, true, 270_000)).toBe(by(1500, false, 270_000));
  });

  test.each([2, 3, 4, 5])('no mark scores 0 and is not absence (status %i, TR 39)', (st) => {
    expect(combinedPoints({ g0: 100, g1: '0' }, 1, { st })).toBe(0);
  });

  test('never below 0: beyond the end of the table', () => {
    expect(combinedPoints({ g0: 100, g1: '0' }, 1, mark(18_000, 'ms'))).toBe(0);
    expect(combinedPoints({ g0: 100, g1: '0' }, 1, mark(25_000, 'ms'))).toBe(0);
  });

  test('an event without an official table gives nothing, never a made-up number', () => {
    expect(combinedPoints({ g0: 900_004, g1: '0' }, 1, mark(15_000, 'mm'))).toBeUndefined();
    expect(combinedPoints({ g0: 100, g1: 'HP84' }, 1, mark(15_000, 'ms'))).toBeUndefined();
  });
});

describe('whole numbers decide where binary fractions are in doubt', () => {
  test.each([
    ['1.81', 181n, 100n],
    ['1.835', 367n, 200n],
    ['18.0', 18n, 1n],
    ['0.14354', 7177n, 50_000n],
  ])('%s is an exact fraction', (text, above, below) => {
    expect(fractionOf(text)).toEqual({ above, below });
  });

  test('2 × 4^1.5 reaches 16 and not 17', () => {
    const two = fractionOf('2');
    const four = fractionOf('4');
    expect(reaches(16n, two, four, fractionOf('1.5'))).toBe(true);
    expect(reaches(17n, two, four, fractionOf('1.5'))).toBe(false);
  });
});
