import { describe, expect, test } from '@jest/globals';
import type { Unit } from './performance.ts';
import { spokenMark } from './spoken-mark.ts';

describe('a mark as a screen reader says it (decision 28)', () => {
  test.each<[number, string, number, Unit, string, string]>([
    [800, '0', 112_340, 'ms', '1 minute 52 secondes 34', '1 minute 52 seconds 34'],
    [100, '0', 9801, 'ms', '9 secondes 81', '9 seconds 81'],
    [400, '0', 65_320, 'ms', '65 secondes 32', '65 seconds 32'],
    [42_195, 'R', 7_722_000, 'ms', '2 heures 8 minutes 42 secondes', '2 hours 8 minutes 42 seconds'],
    [42_195, 'R', 3_600_000, 'ms', '1 heure 0 minute 0 seconde', '1 hour 0 minutes 0 seconds'],
    [900_003, '0', 7459, 'mm', '7 mètres 45', '7 metres 45'],
    [900_001, '0', 1750, 'mm', '1 mètre 75', '1 metre 75'],
    [800_010, '0', 8893, 'pts', '8893 points', '8893 points'],
  ])('%i-%s %i %s', (g0, g1, v, u, french, english) => {
    expect(spokenMark({ v, u, st: 1 }, { g0, g1 }, 'fr')).toBe(french);
    expect(spokenMark({ v, u, st: 1 }, { g0, g1 }, 'en')).toBe(english);
  });

  test('a status is said in full', () => {
    expect(spokenMark({ st: 2 }, { g0: 100, g1: '0' }, 'fr')).toBe('non-partant');
    expect(spokenMark({ st: 5 }, { g0: 900_003, g1: '0' }, 'en')).toBe('no mark');
  });
});
