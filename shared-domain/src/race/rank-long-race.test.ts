import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankLongRace } from './rank-long-race.ts';
import { rankAnyRace } from './rank-road.ts';
import type { RoadRow } from './road-row.ts';

const MARATHON = { g0: 42_195, g1: 'R' };
const FAR = 1000;

/** A long race: the given finishers ahead of enough others, all distinct, for the list to be a long one. */
function longRace(finishers: readonly RoadRow[], first: Partial<RoadRow> = {}): RoadRow[] {
  const others = Array.from({ length: FAR }, (_, n): RoadRow => {
    const prf = { v: 50_000_000 + n * 1000, u: 'ms', st: 1 } as const;
    return 'sequence' in first ? { prf, sequence: 90_000 + n } : { prf };
  });
  return [...finishers, ...others];
}

const prf = fc.oneof(
  { weight: 9, arbitrary: fc.record({ v: fc.integer({ min: 7_200_000, max: 7_204_000 }), st: fc.constant(1) }) },
  { weight: 1, arbitrary: fc.record({ st: fc.constantFrom(2, 3, 4, 6, 7) }) },
);
const category = fc.constantFrom(55, 56, 103, 104, undefined, 9999);
const finisher = fc.record({ prf, category });

describe('the quick ranking of a long race is the ranking of every list', () => {
  test('by time, ties kept', () => {
    fc.assert(
      fc.property(fc.array(finisher, { maxLength: 60 }), (finishers) => {
        const rows = longRace(finishers);
        expect(rankLongRace(rows, MARATHON)).toEqual(rankAnyRace(rows, MARATHON));
      }),
      { numRuns: 40 },
    );
  });

  test('by whole second and order over the line', () => {
    const numbered = fc.record({ prf, category, sequence: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(numbered, { minLength: 1, maxLength: 60 }), (finishers) => {
        const rows = longRace(finishers, { sequence: 0 });
        expect(rankLongRace(rows, MARATHON)).toEqual(rankAnyRace(rows, MARATHON));
      }),
      { numRuns: 40 },
    );
  });

  test('on the track, shown to the tenth or the hundredth', () => {
    const rows = longRace([{ prf: { v: 60_001, u: 'ms', st: 1 } }, { prf: { v: 60_002, u: 'ms', st: 1 } }]);
    for (const event of [
      { g0: 10_000, g1: '0' },
      { g0: 20_000, g1: 'W' },
    ]) {
      expect(rankLongRace(rows, event)).toEqual(rankAnyRace(rows, event));
    }
  });
});

describe('what it does not know it leaves to the general ranking', () => {
  const time = { v: 7_200_000, u: 'ms', st: 1 } as const;

  test('a list shorter than a thousand rows', () => {
    expect(rankLongRace([{ prf: time }], MARATHON)).toBeUndefined();
    expect(rankLongRace(longRace([]).slice(0, 999), MARATHON)).toBeUndefined();
    expect(rankLongRace(longRace([]).slice(0, 1000), MARATHON)).toHaveLength(1000);
  });

  test.each<[string, RoadRow]>([
    ['a time without proof', { prf: { ...time, st: 0 } }],
    ['metres', { prf: { v: 80_000_000, u: 'mm', st: 1 } }],
    ['points', { prf: { v: 80, u: 'pts', st: 1 } }],
    ['a guest', { prf: time, standing: 'guest' }],
    ['a place of the finish picture', { prf: time, rank: 4 }],
    ['a sequence number beside rows without one', { prf: time, sequence: 4 }],
  ])('%s', (_, row) => {
    const rows = longRace([{ prf: time }, row]);
    expect(rankLongRace(rows, MARATHON)).toBeUndefined();
  });

  test('a row without a sequence number among rows that have one, or with a negative one', () => {
    const rows = longRace([{ prf: time, sequence: 1 }], { sequence: 0 });
    expect(rankLongRace([...rows, { prf: time }], MARATHON)).toBeUndefined();
    expect(rankLongRace([...rows, { prf: time, sequence: -1 }], MARATHON)).toBeUndefined();
    expect(rankLongRace([...rows, { prf: time, sequence: 0 }], MARATHON)).toHaveLength(1002);
  });

  test('numbers too large to be sorted as one', () => {
    const rows = longRace([{ prf: time, sequence: 1 }], { sequence: 0 });
    expect(rankLongRace([...rows, { prf: time, sequence: 2 ** 45 }], MARATHON)).toBeUndefined();
  });

  test('an event in metres', () => {
    expect(rankLongRace(longRace([]), { g0: 900_003, g1: '0' })).toBeUndefined();
  });
});
