import { expect, test } from '@jest/globals';
import { formatDayTime, formatLastDay, formatTimeOrDay } from './format-instant.ts';

test.each([
  ['2026-06-13T13:02:41Z', '2026-06-13T15:00:00Z', 'Europe/Paris', 'fr', '15:02'],
  ['2026-06-13T13:02:41Z', '2026-06-13T15:00:00Z', 'Europe/Paris', 'en', '15:02'],
  ['2026-06-13T21:30:00Z', '2026-06-13T22:30:00Z', 'Europe/Paris', 'fr', '13/06/2026 23:30'],
  ['2026-06-13T21:30:00Z', '2026-06-13T22:30:00Z', 'Europe/Paris', 'en', '13/06/2026, 23:30'],
  ['2026-06-13T21:30:00Z', '2026-06-13T22:30:00Z', 'Indian/Reunion', 'fr', '01:30'],
  ['2026-06-13T22:05:00Z', '2026-06-13T21:55:00Z', 'Europe/Paris', 'fr', '14/06/2026 00:05'],
] as const)(
  '%s, read at %s in %s (%s), is %s: the stadium’s clock, and the day where it is another (Q28)',
  (instant, now, tz, language, shown) => {
    expect(formatTimeOrDay(instant, tz, language, new Date(now))).toBe(shown);
  },
);

test.each([
  ['2026-06-15T22:00:00.000Z', 'Europe/Paris', 'fr', '15 juin 2026'],
  ['2026-06-15T20:00:00.000Z', 'Indian/Reunion', 'en', '15 June 2026'],
  ['2026-10-25T23:00:00.000Z', 'Europe/Paris', 'fr', '25 octobre 2026'],
  ['2026-06-16T21:59:59.000Z', 'Europe/Paris', 'fr', '16 juin 2026'],
] as const)('what ends at %s in %s is good to the end of the day before (%s): %s', (end, tz, language, day) => {
  expect(formatLastDay(end, tz, language)).toBe(day);
});

test.each([
  [1, 'fr', '14:30'],
  [2, 'fr', 'mar. 16 14:30'],
  [2, 'en', 'Tue 16 14:30'],
] as const)('the start of an event of a competition of %i days (%s) is %s', (duration, language, shown) => {
  expect(formatDayTime('2026-06-16T12:30:00Z', { tz: 'Europe/Paris', duration }, language)).toBe(shown);
});
