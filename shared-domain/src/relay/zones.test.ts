import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  findLegs,
  findMedley,
  findRaceDistance,
  findRelay,
  isRelayNumber,
  makeRelayNumber,
} from '../discipline/relays.ts';
import { findRelayZones } from './zones.ts';

describe('take-over zones: 30 m for 4×100, 4×200 and the first two changes of the medley, 20 m otherwise (TR 24.3, item 55 of shared-domain/docs/technical-rules.md)', () => {
  test.each([
    [4100, [30, 30, 30]],
    [4200, [30, 30, 30]],
    [4250, [30, 30, 20]],
    [4400, [20, 20, 20]],
    [460, [20, 20, 20]],
    [4000, [20, 20, 20]],
    [580, [20, 20, 20, 20]],
    [12_200, new Array(11).fill(20)],
  ])('%i: %p', (g0, zones) => {
    expect(findRelayZones(g0)).toEqual(zones);
  });

  test.each([100, 400, 4000.5, 800, 900_001])('%d is no relay and has none', (g0) => {
    expect(findRelayZones(g0)).toBeUndefined();
  });
});

describe('legs of a relay', () => {
  test.each([
    [4100, [100, 100, 100, 100]],
    [31_000, [1000, 1000, 1000]],
    [4250, [100, 200, 300, 400]],
    [67_032, [5000, 10_000, 5000, 10_000, 5000, 7195]],
  ])('%i: %p', (g0, legs) => {
    expect(findLegs(g0)).toEqual(legs);
  });

  test('relays alone have legs, one more than changes, and they add up to the distance', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 70_000 }), fc.constantFrom(450, 4100, 4250, 4000, 67_032)),
        (g0) => {
          const legs = findLegs(g0);
          expect(legs !== undefined).toBe(isRelayNumber(g0));
          expect(isRelayNumber(g0)).toBe(findRelay(g0) !== undefined || findMedley(g0) !== undefined);
          expect(findRelayZones(g0)?.length).toBe(legs && legs.length - 1);
          if (legs) expect(findRaceDistance(g0)).toBe(legs.reduce((sum, leg) => sum + leg, 0));
        },
      ),
    );
  });
});

test.each([
  [4, 100, 4100],
  [4, 60, 460],
  [4, 1500, 41_500],
])('%i × %i m is event number %i', (legs, leg, g0) => {
  expect(makeRelayNumber(legs, leg)).toBe(g0);
  expect(findRelay(g0)).toEqual({ legs, leg });
});
