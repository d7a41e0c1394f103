import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { findWindReading, WIND_READING_STARTS, WIND_READINGS } from './wind-measurement.ts';

const event = (g0: number, g1 = '0'): EventRef => ({ g0, g1 });

describe('TR 17, 29.10: how long the wind is measured, and from when', () => {
  test.each([
    [event(50), 5, 'gun', undefined],
    [event(60), 5, 'gun', undefined],
    [event(100), 10, 'gun', undefined],
    [event(100, 'HP84'), 13, 'gun', undefined],
    [event(100, 'H'), 13, 'gun', undefined],
    [event(110, 'HP106'), 13, 'gun', undefined],
    [event(200), 10, 'straight', undefined],
    [event(900_003), 5, 'run-up', 40],
    [event(900_004), 5, 'run-up', 35],
  ] as const)('%j: %i s from the %s', (race, seconds, from, mark) => {
    const reading = findWindReading(race);
    expect([reading?.seconds, reading?.from, reading?.mark]).toEqual([seconds, from, mark]);
  });

  test.each([
    event(300),
    event(400),
    event(60, 'I'),
    { ...event(100), indoor: true },
    event(900_003, 'I'),
    event(100, 'R'),
    event(4100),
    event(900_001),
    event(900_005),
  ])('no reading where wind does not matter: %j', (race) => {
    expect(findWindReading(race)).toBeUndefined();
  });

  test.each([event(80), event(110), event(150), event(60, 'HP76'), event(200, 'HP76')])(
    'no preset where the table does not say: %j',
    (race) => {
      expect(findWindReading(race)).toBeUndefined();
    },
  );

  test('a meet may have its own table', () => {
    const own = [
      { g0: 80, hurdles: true, seconds: 10, from: 'gun', rule: 'Règlement du meeting', year: 2026 },
    ] as const;
    expect(findWindReading(event(80, 'HP76'), own)?.seconds).toBe(10);
    expect(findWindReading(event(100), own)).toBeUndefined();
  });

  test('one reading of each event, from the gun, the straight or the run-up', () => {
    expect(WIND_READING_STARTS).toEqual(['gun', 'straight', 'run-up']);
    expect(new Set(WIND_READINGS.map(({ g0, hurdles }) => `${g0} ${hurdles}`)).size).toBe(WIND_READINGS.length);
    for (const { from, mark } of WIND_READINGS) expect(mark !== undefined).toBe(from === 'run-up');
  });

  test('each has its rule and the edition whose number it is', () => {
    const read = (race: EventRef) => [findWindReading(race)?.rule, findWindReading(race)?.year];
    expect([event(100), event(200), event(900_003)].map(read)).toEqual([
      ['TR 17', 2019],
      ['TR 17', 2019],
      ['TR 29.10', 2019],
    ]);
  });
});
