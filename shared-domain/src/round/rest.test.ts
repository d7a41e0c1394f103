import { describe, expect, test } from '@jest/globals';
import { checkRest, findMinRest, MIN_REST } from './rest.ts';

const time = (minutes: number, day = '2026-06-14') => ({ at: minutes * 60_000, day });

describe('rest between rounds (TR 20.7, not confirmed): a timetable warning only', () => {
  test.each([
    [60, 45],
    [200, 45],
    [201, 90],
    [1000, 90],
    [1001, 'day'],
    [10_000, 'day'],
  ])('%d m: %p', (metres, rest) => {
    expect(findMinRest(metres)).toBe(rest);
  });

  test('the table says that it is not confirmed', () => {
    expect(MIN_REST.edition).toBe('not confirmed');
  });

  test.each([
    [200, 44.99, { wanted: 45, given: 44 }],
    [200, 45, undefined],
    [400, 89, { wanted: 90, given: 89 }],
    [400, 90, undefined],
    [100, -5, { wanted: 45, given: -5 }],
    [1500, 600, { wanted: 'day', given: 600 }],
    [1500, Number.NaN, undefined],
  ])('%d m with %d minutes between', (metres, minutes, warning) => {
    expect(checkRest(metres, time(0), time(minutes))).toEqual(warning);
  });

  test('over 1000 m the next day is enough, however early', () => {
    expect(checkRest(1500, time(1200), time(1450, '2026-06-15'))).toBeUndefined();
  });
});
