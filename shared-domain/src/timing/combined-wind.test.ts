import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { checkCombinedWind } from './combined-wind.ts';

const event = (g0: number, g1 = '0'): EventRef => ({ g0, g1 });
const DECATHLON = [
  event(100),
  event(900_003),
  event(900_005),
  event(900_001),
  event(400),
  event(110, 'HP106'),
  event(900_006),
  event(900_002),
  event(900_008),
  event(1500),
];
const HEPTATHLON = [
  event(100, 'HP84'),
  event(900_001),
  event(900_005),
  event(200),
  event(900_003),
  event(900_008),
  event(800),
];
const three = (...winds: (number | undefined)[]) => winds.map((wind) => ({ event: event(100), wind }));

describe('combined-event records: the mean of the measured events must not exceed +2.0 m/s', () => {
  test('2.4, 3.1 and 0.4 have a mean of 1.97, valid, whatever the single event', () => {
    expect(checkCombinedWind(three(2.4, 3.1, 0.4))).toEqual({ measured: 3, mean: 1.97, legal: true });
  });

  test.each([
    [[2, 2, 2], 2, true],
    [[2.1, 2, 2], 2.04, false],
    [[2.1, 2, 1.9], 2, true],
    [[4.5, 1, 0.5], 2, true],
    [[2.01, 2, 1.9], 2, true],
    [[2.01, 2, 2], 2.04, false],
    [[-1.2, -0.5, 0.1], -0.53, true],
    [[0.1, -0.1, 0], 0, true],
    [[2.2], 2.2, false],
  ])('%j: mean %d', (winds, mean, legal) => {
    expect(checkCombinedWind(three(...winds))).toEqual({ measured: winds.length, mean, legal });
  });

  test('a mean of nothing is no minus zero', () => {
    expect(Object.is(checkCombinedWind(three(0.1, -0.1)).mean, 0)).toBe(true);
    expect(Object.is(checkCombinedWind(three(-0.04)).mean, 0)).toBe(true);
  });

  test('no reading in one event: no mean and no claim', () => {
    expect(checkCombinedWind(three(0.4, undefined, 0.1))).toEqual({ measured: 3, legal: false });
    expect(checkCombinedWind([{ event: event(100) }])).toEqual({ measured: 1, legal: false });
  });

  test.each([
    ['100 m, long jump and 110 m hurdles of the decathlon', DECATHLON],
    ['100 m hurdles, 200 m and long jump of the heptathlon', HEPTATHLON],
  ])('measured are %s; the others need no reading', (_, events) => {
    const parts = events.map((each) => ({
      event: each,
      wind: each.g0 <= 200 || each.g0 === 900_003 ? 1 : undefined,
    }));
    expect(checkCombinedWind(parts)).toEqual({ measured: 3, mean: 1, legal: true });
    expect(checkCombinedWind(parts.map((part) => ({ ...part, wind: part.wind && 2.1 })))).toEqual({
      measured: 3,
      mean: 2.1,
      legal: false,
    });
  });

  test('indoors nothing is measured and nothing stands in its way', () => {
    expect(checkCombinedWind([{ event: event(60, 'I') }, { event: event(900_003, 'I') }])).toEqual({
      measured: 0,
      legal: true,
    });
    expect(checkCombinedWind([])).toEqual({ measured: 0, legal: true });
  });
});

test('a reading that came as null is none: no claim', () => {
  const parts = [2.4, 3.1, null].map((wind) => ({ event: { g0: 100, g1: '0' }, wind: wind as number }));
  expect(checkCombinedWind(parts)).toEqual({ measured: 3, legal: false });
});
