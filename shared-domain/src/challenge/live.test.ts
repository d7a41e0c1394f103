import { describe, expect, test } from '@jest/globals';
import {
  findChallengeEnd,
  findChallengeStart,
  findFirstFollowed,
  isLiveChallenge,
  isValidDuration,
  listChallengeDays,
  MAX_DURATION_DAYS,
} from './live.ts';
import { addDays, findLocalDay, formatLocalTime, isTimeZone, startOfDay } from './zoned-day.ts';

const challenge = (date: string, duration: number, tz = 'Europe/Paris') => ({ date, duration, tz });

describe('A challenge is live when its start date is now or past and start plus duration in days is in the future.', () => {
  test.each([
    ['the instant before its first day', '2026-06-12T21:59:59.999Z', false],
    ['the first instant of its first day', '2026-06-12T22:00:00Z', true],
    ['the last instant of its last day', '2026-06-14T21:59:59.999Z', true],
    ['the instant after', '2026-06-14T22:00:00Z', false],
  ])('two days in Paris, %s: %p', (_, now, live) => {
    expect(isLiveChallenge(challenge('2026-06-13', 2), new Date(now))).toBe(live);
  });

  test.each([
    ['Indian/Reunion', '2026-06-12T20:00:00.000Z'],
    ['America/Martinique', '2026-06-13T04:00:00.000Z'],
    ['America/Cayenne', '2026-06-13T03:00:00.000Z'],
    ['Europe/Paris', '2026-06-12T22:00:00.000Z'],
  ])('its day begins in its own zone: %s', (tz, start) => {
    expect(findChallengeStart(challenge('2026-06-13', 1, tz)).toISOString()).toBe(start);
  });

  test('days are calendar days when the clocks change', () => {
    expect(findChallengeStart(challenge('2026-03-29', 1)).toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(findChallengeEnd(challenge('2026-03-29', 1)).toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(findChallengeEnd(challenge('2026-10-25', 1)).toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  test('its days are listed, over the end of a month too', () => {
    expect(listChallengeDays({ date: '2026-06-30', duration: 3 })).toEqual(['2026-06-30', '2026-07-01', '2026-07-02']);
  });
});

describe('what cannot be read throws nothing', () => {
  const now = new Date('2026-06-13T12:00:00Z');
  test.each([
    ['2026-06-13', 1, 'Europe/Grand-Val'],
    ['13/06/2026', 1, 'Europe/Paris'],
    ['2026-06-45', 1, 'Europe/Paris'],
    ['', 1, 'Europe/Paris'],
    ['2026-06-13', Number.NaN, 'Europe/Paris'],
    ['2026-06-13', Number.POSITIVE_INFINITY, 'Europe/Paris'],
  ])('%p, %p days in %p is never live', (date, duration, tz) => {
    expect(isLiveChallenge(challenge(date, duration, tz), now)).toBe(false);
    expect(Number.isNaN(findChallengeEnd(challenge(date, duration, tz)).getTime())).toBe(true);
  });

  test('a day or a time of nothing is empty', () => {
    expect([
      findLocalDay('soon', 'Europe/Paris'),
      formatLocalTime('soon', 'Europe/Paris'),
      findLocalDay(now, 'Mars'),
    ]).toEqual(['', '', '']);
    expect(addDays('2026-6-13', 1)).toBe('');
  });

  test.each([
    [0, 0],
    [-1, 0],
    [31, 31],
    [32, 31],
    [Number.POSITIVE_INFINITY, 31],
    [Number.NaN, 0],
  ])('a duration of %p lists %i days', (duration, days) => {
    expect(listChallengeDays({ date: '2026-06-13', duration })).toHaveLength(days);
  });

  test.each([
    [0, false],
    [1, true],
    [MAX_DURATION_DAYS, true],
    [32, false],
    [1.5, false],
    ['2', false],
    [undefined, false],
  ])('%p is a duration: %p (Q6)', (days, expected) => {
    expect(isValidDuration(days)).toBe(expected);
  });
});

describe('days and times of a zone', () => {
  test('an instant falls on the day of the zone', () => {
    expect(findLocalDay('2016-08-14T22:25:00-03:00', 'America/Sao_Paulo')).toBe('2016-08-14');
    expect(findLocalDay('2016-08-14T22:25:00-03:00', 'Europe/Paris')).toBe('2016-08-15');
    expect(formatLocalTime('2016-08-14T22:25:00-03:00', 'Europe/Paris')).toBe('03:25');
    expect(formatLocalTime('2026-06-13T22:00:00Z', 'Europe/Paris')).toBe('00:00');
  });

  test('every day of a year starts at midnight of its zone', () => {
    const zones = ['Europe/Paris', 'America/Guadeloupe', 'Indian/Mayotte', 'America/Sao_Paulo', 'Pacific/Auckland'];
    const days = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n));
    const astray = zones.flatMap((tz) =>
      days.filter((day) => {
        const start = startOfDay(day, tz);
        return findLocalDay(start, tz) !== day || formatLocalTime(start, tz) !== '00:00';
      }),
    );
    expect(astray).toEqual([]);
  });

  test('a zone that Intl does not know is no time zone', () => {
    const zones = ['Europe/Paris', 'Europe/Grand-Val', 'Europe/Grand-Val', ''];
    expect(zones.map(isTimeZone)).toEqual([true, false, false, false]);
  });
});

test('the first competition that is followed live has the live board', () => {
  expect(findFirstFollowed([{ oid: 'a', live: false as const }, { oid: 'b' }, { oid: 'c' }])?.oid).toBe('b');
  expect(findFirstFollowed([{ oid: 'a', live: false as const }])).toBeUndefined();
});
