import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findZigzagHeat, pack, SEEDING_METHODS, zigzag } from './compose-heats.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const cases = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 12 }));

describe('zigzag (TR 20.3)', () => {
  test('3 heats: A 1 6 7 12 13 18, B 2 5 8 11 14 17, C 3 4 9 10 15 16', () => {
    expect(zigzag(seeds(18), 3)).toEqual([
      [1, 6, 7, 12, 13, 18],
      [2, 5, 8, 11, 14, 17],
      [3, 4, 9, 10, 15, 16],
    ]);
  });

  test('an unfinished line goes on where it stands', () => {
    expect(zigzag(seeds(5), 3)).toEqual([[1], [2, 5], [3, 4]]);
    expect(zigzag(seeds(7), 3)).toEqual([
      [1, 6, 7],
      [2, 5],
      [3, 4],
    ]);
  });

  test('neighbours in strength are in the same heat where a line turns, else in neighbouring heats', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 12 }), (index, heats) => {
        const step = Math.abs(findZigzagHeat(index + 1, heats) - findZigzagHeat(index, heats));
        expect(step).toBe((index + 1) % heats === 0 ? 0 : 1);
      }),
    );
  });
});

test('packs: the best together, better heats the larger', () => {
  expect(pack(seeds(8), 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  expect(pack(seeds(9), 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
});

test.each([
  ['zigzag', zigzag],
  ['pack', pack],
] as const)('%s: every athlete in one heat, sizes differ by at most one, each heat best first', (_, compose) => {
  fc.assert(
    fc.property(cases, ([count, heats]) => {
      const composed = compose(seeds(count), heats);
      const sizes = composed.map((heat) => heat.length);
      expect(composed).toHaveLength(heats);
      expect(composed.flat().toSorted((a, b) => a - b)).toEqual(seeds(count));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      for (const heat of composed) expect(heat).toEqual(heat.toSorted((a, b) => a - b));
    }),
  );
});

test('three methods', () => {
  expect(SEEDING_METHODS).toEqual(['serpentine', 'pack', 'lots']);
});
