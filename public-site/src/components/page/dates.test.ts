import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { findToday, formatLongDay, formatShortDay, formatShortMonth } from './dates.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-13T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a day', () => {
  test('of this year leaves the year out', () => {
    expect(formatShortDay('2026-06-13', 'fr')).toBe('sam. 13 juin');
    expect(formatLongDay('2026-06-13', 'fr')).toBe('Samedi 13\u00a0juin');
    expect(formatShortMonth('2026-06-13', 'fr')).toBe('juin');
  });

  test('of another year says which', () => {
    expect(formatShortDay('2016-08-13', 'fr')).toBe('sam. 13 août 2016');
    expect(formatLongDay('2016-08-13', 'fr')).toBe('Samedi 13\u00a0août 2016');
    expect(formatShortMonth('2016-08-13', 'fr')).toBe('août 2016');
  });
});

describe('today', () => {
  test.each([
    ['2026-06-13T21:59:59Z', '2026-06-13'],
    ['2026-06-13T22:00:30Z', '2026-06-14'],
    ['2026-12-31T22:59:00Z', '2026-12-31'],
    ['2026-03-29T00:59:30Z', '2026-03-29'],
    ['2026-10-25T22:59:30Z', '2026-10-25'],
    ['2028-02-29T22:30:00Z', '2028-02-29'],
  ])('at %s is %s, whichever zone the machine is in', (moment, day) => {
    jest.setSystemTime(new Date(moment));
    expect(findToday()).toBe(day);
  });
});
