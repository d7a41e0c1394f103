import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { longDay, monthShort, shortDay } from './dates.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-13T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a day', () => {
  test('of this year leaves the year out', () => {
    expect(shortDay('2026-06-13', 'fr')).toBe('sam. 13 juin');
    expect(longDay('2026-06-13', 'fr')).toBe('Samedi 13\u00a0juin');
    expect(monthShort('2026-06-13', 'fr')).toBe('juin');
  });

  test('of another year says which', () => {
    expect(shortDay('2016-08-13', 'fr')).toBe('sam. 13 août 2016');
    expect(longDay('2016-08-13', 'fr')).toBe('Samedi 13\u00a0août 2016');
    expect(monthShort('2016-08-13', 'fr')).toBe('août 2016');
  });
});
