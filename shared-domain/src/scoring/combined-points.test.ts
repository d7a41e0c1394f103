import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import type { Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from './combined-points.ts';
import { type CombinedProgramme, listProgrammeEvents } from './programmes.ts';

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
    expect(scoreCombinedPart({ g0, g1 }, sex, mark(v, u))).toBe(points);
  });

  test('it is the shown mark that scores: 10.451 is 10.46, 7.949 is 7.94', () => {
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, mark(10_451, 'ms'))).toBe(985);
    expect(scoreCombinedPart({ g0: 900_003, g1: '0' }, 1, mark(7949, 'mm'))).toBe(1045);
  });

  test.each([2, 3, 4, 5])('no mark is not absence: status %i scores 0 and the athlete goes on (TR 39)', (st) => {
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, { st })).toBe(0);
  });

  test('an unknown unit is treated like ms, an absent one is that of the event', () => {
    const odd = (v: number) => ({ v, u: 'yd', st: 1 }) as unknown as Performance;
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, odd(10_460))).toBe(985);
    expect(scoreCombinedPart({ g0: 900_003, g1: '0' }, 1, odd(7940))).toBe(0);
    expect(scoreCombinedPart({ g0: 900_003, g1: '0' }, 1, { v: 7940, st: 1 })).toBe(1045);
  });

  test('never below 0: at the end of the table and beyond', () => {
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, mark(17_990, 'ms'))).toBe(0);
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, mark(17_830, 'ms'))).toBe(1);
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, mark(18_000, 'ms'))).toBe(0);
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, mark(25_000, 'ms'))).toBe(0);
  });

  test('the same indoors: a combined event has one table', () => {
    expect(scoreCombinedPart({ g0: 60, g1: 'I' }, 1, mark(7000, 'ms'))).toBe(
      scoreCombinedPart({ g0: 60, g1: '0' }, 1, mark(7000, 'ms')),
    );
    expect(scoreCombinedPart({ g0: 60, g1: 'HP84I' }, 2, mark(8000, 'ms'))).toBe(
      scoreCombinedPart({ g0: 60, g1: 'H' }, 2, mark(8000, 'ms')),
    );
  });

  test('an event without an official table gives nothing, never a made-up number', () => {
    expect(scoreCombinedPart({ g0: 900_004, g1: '0' }, 1, mark(15_000, 'mm'))).toBeUndefined();
    expect(scoreCombinedPart({ g0: 100, g1: 'HP84' }, 1, mark(15_000, 'ms'))).toBeUndefined();
    expect(scoreCombinedPart({ g0: 1500, g1: 'S' }, 1, mark(270_000, 'ms'))).toBeUndefined();
    expect(scoreCombinedPart({ g0: 800_010, g1: '0' }, 1, mark(8893, 'pts'))).toBeUndefined();
  });
});

describe('totals of combined events from the marks', () => {
  const markOf = (event: EventRef, value: number) => mark(Math.round(value * 1000), event.g0 > 900_000 ? 'mm' : 'ms');

  test.each<[string, CombinedProgramme, 1 | 2, number, readonly number[]]>([
    [
      'Warner 2021, decathlon',
      'decathlon',
      1,
      9018,
      [10.12, 8.24, 14.79, 2.02, 47.48, 13.46, 48.67, 4.9, 63.44, 4 * 60 + 31.08],
    ],
    ['Johnson-Thompson 2019, heptathlon', 'heptathlon', 2, 6981, [13.09, 1.95, 13.86, 23.08, 6.77, 43.93, 127.26]],
    ['Joyner-Kersee 1988, heptathlon', 'heptathlon', 2, 7291, [12.69, 1.86, 15.8, 22.56, 7.27, 45.66, 128.51]],
  ])('%s', (_, programme, sex, total, marks) => {
    const points = listProgrammeEvents(programme).map((event, i) =>
      scoreCombinedPart(event, sex, markOf(event, marks[i] ?? 0)),
    );
    expect(points).toHaveLength(marks.length);
    expect(points.reduce((sum = 0, each = 0) => sum + each, 0)).toBe(total);
  });
});

test('a hand time scores with its own correction (TR 39.9), on the time as it is shown, to the tenth', () => {
  const points = (hand: boolean, v: number) => scoreCombinedPart({ g0: 100, g1: '0', hand }, 1, { v, u: 'ms', st: 1 });
  expect(points(true, 10_800)).toBe(points(false, 11_040));
  expect(points(true, 10_730)).toBe(points(false, 11_040));
  expect(points(true, 10_700)).toBe(points(false, 10_940));
});
