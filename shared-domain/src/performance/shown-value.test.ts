import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventRef } from '../discipline/event-ref.ts';
import { findRaceDistance } from '../discipline/relays.ts';
import {
  findTimeStep,
  findUnit,
  hasWholeMetres,
  isShownInSeconds,
  roundAsShown,
  roundDistance,
  roundTime,
  roundUp,
} from './shown-value.ts';

const event = (g0: number, g1 = '0', more: Partial<EventRef> = {}): EventRef => ({ g0, g1, ...more });

describe('unit of an event', () => {
  test.each([
    [1, 'ms'],
    [42_195, 'ms'],
    [99_999, 'ms'],
    [100_030, 'mm'],
    [100_060, 'mm'],
    [108_640, 'mm'],
    [799_999, 'ms'],
    [800_000, 'pts'],
    [800_010, 'pts'],
    [899_999, 'pts'],
    [900_000, 'mm'],
    [900_009, 'mm'],
    [999_999, 'mm'],
    [1_000_000, 'ms'],
  ])('event number %i is in %s (P9.4, bands by event code)', (g0, unit) => {
    expect(findUnit(event(g0))).toBe(unit);
  });

  test.each([100_000, 160_934, 246_000])('Q3: %i metres are run in a time', (g0) => {
    expect(findUnit(event(g0))).toBe('ms');
  });
});

describe('TR 19: the step to which a time is rounded up', () => {
  test.each<[string, EventRef, number]>([
    ['TR 19.23: the track to 10,000 m in hundredths', event(10_000), 10],
    ['TR 19.23: the track beyond 10,000 m in tenths', event(10_001), 100],
    ['TR 19.8: by hand in tenths', event(100, '0', { hand: true }), 100],
    ['TR 19.8: by hand beyond 10,000 m in tenths', event(20_000, 'W', { hand: true }), 100],
    ['TR 19.24.5: outside a stadium in seconds, whatever the distance', event(100, 'R'), 1000],
    ['TR 19.24.5: outside a stadium in seconds, beyond 10,000 m', event(42_195, 'R'), 1000],
    ['TR 19.24.5: outside a stadium in seconds, whatever the method', event(100, 'R', { hand: true }), 1000],
    ['cross', event(1), 1000],
    ['trail', event(30_000, 'T'), 1000],
    ['a race of a road competition', event(5000, '0', { road: true }), 1000],
    ['the event says no', event(5000, '0', { road: false, hand: false }), 10],
    ['4 × 1500 m is 6000 m', event(41_500), 10],
    ['12 × 200 m is 2400 m', event(12_200), 10],
    ['10,001 is no relay', event(10_001), 100],
  ])('%s', (_, race, step) => {
    expect(findTimeStep(race)).toBe(step);
  });

  test('no relay of a number to 10,000 goes further than that', () => {
    for (let g0 = 1; g0 <= 10_000; g0++) expect(findRaceDistance(g0)).toBeLessThanOrEqual(10_000);
  });
});

describe('rounding', () => {
  test.each([
    [9801, 10, 9810],
    [9810, 10, 9810],
    [9811, 10, 9820],
    [0, 10, 0],
    [11_310, 100, 11_400],
    [11_300, 100, 11_300],
    [11_301, 100, 11_400],
    [842_001, 1000, 843_000],
    [842_000, 1000, 842_000],
    [7_784_001, 1000, 7_785_000],
  ] as const)('TR 19: %i ms in steps of %i is %i', (ms, step, expected) => {
    expect(roundUp(ms, step)).toBe(expected);
  });

  test('TR 19.23: a time on the track is shown at the next longer hundredth', () => {
    expect(roundTime(9784, event(100))).toBe(9790);
    expect(roundTime(9784, event(100, 'R'))).toBe(10_000);
  });

  test.each([
    [7459, 7450],
    [7450, 7450],
    [7449, 7440],
    [1_000_000, 1_000_000],
    [999_999, 999_990],
    [1_000_001, 1_000_000],
    [1_001_999, 1_001_000],
  ])('TR 29.9: %i mm is cut to %i', (mm, expected) => {
    expect(roundDistance(mm)).toBe(expected);
  });

  test('a time is never shown shorter, a distance never longer, and neither by a whole step', () => {
    fc.assert(
      fc.property(fc.nat(400_000_000), fc.constantFrom(10 as const, 100 as const, 1000 as const), (v, step) => {
        const over = roundUp(v, step) - v;
        expect(over >= 0 && over < step && (v + over) % step === 0).toBe(true);
        const short = v - roundDistance(v);
        expect(short >= 0 && short < (v > 1_000_000 ? 1000 : 10)).toBe(true);
      }),
    );
  });

  test('P9.3: whole metres above 1000 m, seconds alone to 400 m', () => {
    expect([hasWholeMetres(1_000_000), hasWholeMetres(1_000_001)]).toEqual([false, true]);
    expect([1, 2, 400, 401].map((g0) => isShownInSeconds(event(g0)))).toEqual([false, true, true, false]);
  });
});

describe('the value of a mark as it is read', () => {
  test.each([
    [9801, 'ms', event(100), 9810],
    [7459, 'mm', event(900_003), 7450],
    [8893.7, 'pts', event(800_010), 8893],
    [9801, undefined, event(100), 9810],
    [7459, undefined, event(900_003), 7450],
    [7459, undefined, event(800_010), 7459],
    [7459, 'mm', event(100), 7450],
    [0, 'pts', event(800_010), 0],
  ] as const)('%d %s in %j is %i', (v, u, race, expected) => {
    expect(roundAsShown({ v, u, st: 1 }, race)).toBe(expected);
  });

  test('a status without a mark has none', () => {
    expect(roundAsShown({ st: 1 }, event(100))).toBeUndefined();
    expect(roundAsShown({ v: 9810, u: 'ms', st: 4 }, event(100))).toBeUndefined();
  });
});
