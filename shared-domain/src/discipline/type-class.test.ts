import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findTypeClass, formatTypeClass, TYPE_CLASSES } from './type-class.ts';

describe('Event type classes: 1 short, 2 long track, 3 hurdles, 4 walk, 5 steeple, 6 jumps, 7 throws, 8 combined, 9 indoor, 10 cross, 11 relays, 20 to 22 misc and road.', () => {
  test('the table has these ids and words', () => {
    const words = 'short,long track,hurdles,walk,steeple,jumps,throws,combined,indoor,cross,relays,misc,road,trail';
    expect(TYPE_CLASSES.map(({ name }) => name).join()).toBe(words);
    expect(TYPE_CLASSES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20, 21, 22]);
    for (const { id, name } of TYPE_CLASSES) expect(formatTypeClass(id)).toBe(name);
    expect(formatTypeClass(12)).toBeUndefined();
  });

  test.each<[number, string, number]>([
    [100, '0', 1],
    [400, '0', 1],
    [100, 'F', 1],
    [401, '0', 2],
    [800, '0', 2],
    [10_000, '0', 2],
    [100_060, '0', 2],
    [110, 'HP106', 3],
    [5000, 'W', 4],
    [20_000, 'WR', 4],
    [3000, 'SP91', 5],
    [900_001, '0', 6],
    [900_004, '0', 6],
    [900_005, 'P7260', 7],
    [900_009, '0', 7],
    [900_010, 'P200', 7],
    [900_000, '0', 7],
    [800_010, '0', 8],
    [800_005, 'L', 8],
    [60, 'I', 9],
    [60, 'HP106I', 9],
    [900_001, 'I', 9],
    [4400, 'I', 9],
    [1, '0', 10],
    [4100, '0', 11],
    [67_032, 'R', 11],
    [42_195, 'R', 21],
    [100, 'R', 21],
    [12_500, 'T', 22],
    [0, '0', 20],
    [-1, '0', 20],
    [1.5, '0', 20],
    [999_999, '0', 7],
    [1_000_000, '0', 20],
    [Number.NaN, '0', 20],
  ])('%d-%s is of class %i', (g0, g1, id) => {
    expect(findTypeClass({ g0, g1 })).toBe(id);
  });

  test('the competition may be on the road or indoors', () => {
    expect(findTypeClass({ g0: 5000, g1: '0', road: true })).toBe(21);
    expect(findTypeClass({ g0: 5000, g1: '0', indoor: true })).toBe(9);
  });

  test('any event has one class of the table', () => {
    const ids = new Set<number>(TYPE_CLASSES.map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('0', 'I', 'R', 'T', 'W', 'H', 'S', 'F'),
        (g0, g1) => {
          expect(ids.has(findTypeClass({ g0, g1 }))).toBe(true);
          expect(findTypeClass({ g0, g1 })).not.toBe(20);
        },
      ),
    );
  });
});
