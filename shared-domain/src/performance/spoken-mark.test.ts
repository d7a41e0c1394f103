import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import { formatCount } from './spoken-count.ts';
import { SPOKEN_STATUSES, speakHeight, speakMark } from './spoken-mark.ts';

describe('a mark for screen readers (Q28)', () => {
  test.each<[number, string, number, Unit, string, string]>([
    [800, '0', 112_340, 'ms', '1 minute 52 secondes 34', '1 minute 52 seconds 34'],
    [800, '0', 120_050, 'ms', '2 minutes 0 seconde 05', '2 minutes 0 seconds 05'],
    [800, '0', 59_990, 'ms', '59 secondes 99', '59 seconds 99'],
    [800, '0', 59_991, 'ms', '1 minute 0 seconde 00', '1 minute 0 seconds 00'],
    [100, '0', 9801, 'ms', '9 secondes 81', '9 seconds 81'],
    [400, '0', 65_320, 'ms', '65 secondes 32', '65 seconds 32'],
    [10_000, '0', 3_661_010, 'ms', '1 heure 1 minute 1 seconde 01', '1 hour 1 minute 1 second 01'],
    [10_000, '0', 3_599_990, 'ms', '59 minutes 59 secondes 99', '59 minutes 59 seconds 99'],
    [20_000, 'W', 5_223_012, 'ms', '1 heure 27 minutes 3 secondes 1', '1 hour 27 minutes 3 seconds 1'],
    [42_195, 'R', 7_722_000, 'ms', '2 heures 8 minutes 42 secondes', '2 hours 8 minutes 42 seconds'],
    [42_195, 'R', 3_600_000, 'ms', '1 heure 0 minute 0 seconde', '1 hour 0 minutes 0 seconds'],
    [5000, 'R', 842_100, 'ms', '14 minutes 3 secondes', '14 minutes 3 seconds'],
    [100, 'R', 13_200, 'ms', '14 secondes', '14 seconds'],
    [900_003, '0', 7459, 'mm', '7 mètres 45', '7 metres 45'],
    [900_003, '0', 7050, 'mm', '7 mètres 05', '7 metres 05'],
    [900_001, '0', 1750, 'mm', '1 mètre 75', '1 metre 75'],
    [900_001, '0', 990, 'mm', '0 mètre 99', '0 metres 99'],
    [100_060, '0', 1_000_000, 'mm', '1000 mètres 00', '1000 metres 00'],
    [100_060, '0', 18_542_900, 'mm', '18542 mètres', '18542 metres'],
    [800_010, '0', 8893, 'pts', '8893 points', '8893 points'],
    [800_010, '0', 1.5, 'pts', '1 point', '1 point'],
    [800_010, '0', 0, 'pts', '0 point', '0 points'],
  ])('%i-%s %d %s: %s', (g0, g1, v, u, french, english) => {
    expect(speakMark({ v, u, st: 1 }, { g0, g1 }, 'fr')).toBe(french);
    expect(speakMark({ v, u, st: 1 }, { g0, g1 }, 'en')).toBe(english);
  });

  test.each<[EventRef, number, string, string]>([
    [{ g0: 100, g1: '0', hand: true }, 11_310, '11 secondes 4, chronométrage manuel', '11 seconds 4, hand timed'],
    [{ g0: 5000, g1: 'R', hand: true }, 842_100, '14 minutes 3 secondes', '14 minutes 3 seconds'],
    [{ g0: 20_000, g1: 'W' }, 5_223_012, '1 heure 27 minutes 3 secondes 1', '1 hour 27 minutes 3 seconds 1'],
  ])('TR 19.12: a hand time with tenths is called a hand time: %j', (event, v, french, english) => {
    expect(speakMark({ v, u: 'ms', st: 1 }, event, 'fr')).toBe(french);
    expect(speakMark({ v, u: 'ms', st: 1 }, event, 'en')).toBe(english);
  });

  test('without a unit that of the event is used, and a mark without proof is spoken like any other', () => {
    expect(speakMark({ v: 7459, st: 0 }, { g0: 900_003, g1: '0' }, 'fr')).toBe('7 mètres 45');
    expect(speakMark({ v: 9801, st: 1 }, { g0: 100, g1: '0' }, 'fr')).toBe('9 secondes 81');
    expect(speakMark({ v: 8893, st: 1 }, { g0: 800_010, g1: '0' }, 'fr')).toBe('8893 points');
  });

  test.each([
    [2, 'non-partant', 'did not start'],
    [3, 'abandon', 'did not finish'],
    [4, 'disqualifié', 'disqualified'],
    [5, 'sans performance', 'no mark'],
    [6, 'sans résultat', 'no result'],
    [7, 'retiré du concours', 'retired'],
  ] as const)('status %i is spoken in full: %s', (st, french, english) => {
    expect(speakMark({ v: 9801, u: 'ms', st }, { g0: 100, g1: '0' }, 'fr')).toBe(french);
    expect(speakMark({ st }, { g0: 900_003, g1: '0' }, 'en')).toBe(english);
    expect([SPOKEN_STATUSES.fr[st], SPOKEN_STATUSES.en[st]]).toEqual([french, english]);
  });

  test('a valid status without a value and an unknown status give an empty text', () => {
    for (const st of [0, 1, 9]) expect(speakMark({ st }, { g0: 100, g1: '0' }, 'fr')).toBe('');
  });

  test('a height needs no event', () => {
    expect([speakHeight(1750, 'fr'), speakHeight(2000, 'en')]).toEqual(['1 mètre 75', '2 metres 00']);
  });
});

describe('a number with its unit: in French below two is singular, in English one alone', () => {
  test.each([
    [0, '0 heure', '0 hours'],
    [1, '1 heure', '1 hour'],
    [1.9, '1.9 heure', '1.9 hours'],
    [2, '2 heures', '2 hours'],
  ])('%d', (n, french, english) => {
    expect(formatCount(n, 'hour', 'fr')).toBe(french);
    expect(formatCount(n, 'hour', 'en')).toBe(english);
  });

  test('its text may be another', () => {
    expect(formatCount(1.5, 'metrePerSecond', 'fr', '1,5')).toBe('1,5 mètre par seconde');
  });
});
