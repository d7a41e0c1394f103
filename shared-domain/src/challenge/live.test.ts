import { describe, expect, test } from '@jest/globals';
import { challengeDays, isLiveChallenge, zonedEnd, zonedStart } from './live.ts';
import { addDays, dayOf, isTimeZone, startOfDay, timeOf } from './zoned-day.ts';

const challenge = (date: string, duration: number, tz = 'Europe/Paris') => ({ date, duration, tz });

describe('a live competition (specification 4)', () => {
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
    expect(zonedStart(challenge('2026-06-13', 1, tz)).toISOString()).toBe(start);
  });

  test('days are calendar days when the clocks change', () => {
    expect(zonedStart(challenge('2026-03-29', 1)).toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(zonedEnd(challenge('2026-03-29', 1)).toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(zonedEnd(challenge('2026-10-25', 1)).toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  test('its days are listed, over the end of a month too', () => {
    expect(challengeDays({ date: '2026-06-30', duration: 3 })).toEqual(['2026-06-30', '2026-07-01', '2026-07-02']);
  });
});

describe('days and times of a zone', () => {
  test('an instant falls on the day of the zone', () => {
    expect(dayOf('2016-08-14T22:25:00-03:00', 'America/Sao_Paulo')).toBe('2016-08-14');
    expect(dayOf('2016-08-14T22:25:00-03:00', 'Europe/Paris')).toBe('2016-08-15');
    expect(timeOf('2016-08-14T22:25:00-03:00', 'Europe/Paris')).toBe('03:25');
    expect(timeOf('2026-06-13T22:00:00Z', 'Europe/Paris')).toBe('00:00');
  });

  test('every day of a year starts at midnight of its zone', () => {
    const zones = ['Europe/Paris', 'America/Guadeloupe', 'Indian/Mayotte', 'America/Sao_Paulo', 'Pacific/Auckland'];
    const days = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n));
    const astray = zones.flatMap((tz) =>
      days.filter((day) => {
        const start = startOfDay(day, tz);
        return dayOf(start, tz) !== day || timeOf(start, tz) !== '00:00';
      }),
    );
    expect(astray).toEqual([]);
  });

  test('a zone that Intl does not know is none', () => {
    expect([isTimeZone('Europe/Paris'), isTimeZone('Europe/Grand-Val')]).toEqual([true, false]);
  });
});
