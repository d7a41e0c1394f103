import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  findTimedMinutes,
  formatTimedRace,
  formatTimedRaceShort,
  isTimedRace,
  makeTimedRaceNumber,
  TIMED_MINUTES,
} from './timed-race.ts';

describe('a timed race is numbered 100000 and its minutes', () => {
  test.each([
    [100_012, 12, '12 minutes', '12 minutes', '12 min', '12 min'],
    [100_030, 30, '30 minutes', '30 minutes', '30 min', '30 min'],
    [100_060, 60, '1 heure', '1 hour', '1 h', '1 h'],
    [100_120, 120, '2 heures', '2 hours', '2 h', '2 h'],
    [100_360, 360, '6 heures', '6 hours', '6 h', '6 h'],
    [101_440, 1440, '24 heures', '24 hours', '24 h', '24 h'],
    [104_320, 4320, '72 heures', '72 hours', '72 h', '72 h'],
    [108_640, 8640, '6 jours', '6 days', '6 j', '6 d'],
  ] as const)('%i is %i minutes, %s', (g0, minutes, fr, en, shortFr, shortEn) => {
    expect(findTimedMinutes(g0)).toBe(minutes);
    expect(makeTimedRaceNumber(minutes)).toBe(g0);
    expect(formatTimedRace(minutes, 'fr')).toBe(fr);
    expect(formatTimedRace(minutes, 'en')).toBe(en);
    expect(formatTimedRaceShort(minutes, 'fr')).toBe(shortFr);
    expect(formatTimedRaceShort(minutes, 'en')).toBe(shortEn);
  });

  test.each([100, 42_195, 100_000, 100_029, 100_031, 100_061, 105_000, 160_934, 900_001])(
    '%i is a race over a distance or none at all',
    (g0) => {
      expect(findTimedMinutes(g0)).toBeUndefined();
      expect(isTimedRace(g0)).toBe(false);
    },
  );

  test('number and minutes close, and no other number is timed', () => {
    const numbers = new Set<number>(TIMED_MINUTES.map(makeTimedRaceNumber));
    fc.assert(
      fc.property(fc.integer({ min: 99_990, max: 110_000 }), (g0) => {
        expect(isTimedRace(g0)).toBe(numbers.has(g0));
      }),
    );
  });
});
