import { describe, expect, test } from '@jest/globals';
import { addDays, formatTypedDate, parseTypedDate } from './typed-date.ts';

describe('a date as people type it', () => {
  test.each([
    ['13/06/2026', 'date', '2026-06-13'],
    ['13/6/26', 'date', '2026-06-13'],
    ['13-06-2026', 'date', '2026-06-13'],
    ['13062026', 'date', '2026-06-13'],
    ['130626', 'date', '2026-06-13'],
    ['2026-06-13', 'date', '2026-06-13'],
    ['31/02/2026', 'date', undefined],
    ['13/06/0002', 'date', undefined],
    ['2026', 'date', undefined],
    ['13/06', 'date', undefined],
    ['', 'date', undefined],
    ['14:30', 'time', '14:30'],
    ['14h30', 'time', '14:30'],
    ['16h', 'time', '16:00'],
    ['9 h', 'time', '09:00'],
    ['14.30', 'time', '14:30'],
    ['1430', 'time', '14:30'],
    ['930', 'time', '09:30'],
    ['9:05', 'time', '09:05'],
    ['24:00', 'time', undefined],
    ['14:60', 'time', undefined],
    ['14', 'time', undefined],
    ['13/06/2026 14:30', 'datetime', '2026-06-13T14:30'],
    ['2026-06-13T14:30', 'datetime', '2026-06-13T14:30'],
    ['13/6/26 9h05', 'datetime', '2026-06-13T09:05'],
    ['13/06/2026', 'datetime', undefined],
  ] as const)('%s as a %s is %s', (typed, kind, value) => {
    expect(parseTypedDate(typed, kind)).toBe(value);
  });

  test.each([
    ['2026-06-13', '13/06/2026'],
    ['2026-06-13T14:30', '13/06/2026 14:30'],
    ['14:30', '14:30'],
    ['13/06/20', '13/06/20'],
    ['', ''],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatTypedDate(value)).toBe(shown);
  });

  test('the day after the last of a month is the first of the next', () => {
    expect([addDays('2026-06-30', 1), addDays('2026-03-01', -1)]).toEqual(['2026-07-01', '2026-02-28']);
  });
});
