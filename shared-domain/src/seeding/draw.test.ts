import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawLots, isRepeatable } from './draw.ts';
import { createRandom, randomBelow, xoshiro128 } from './random.ts';

/** Chi-squared of counts that should all be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(keys: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

describe('a seeded, logged random draw, repeatable from its log', () => {
  const seeds = Array.from({ length: 24_000 }, (_, at) => `draw ${at}`);

  test('over all 24 permutations of 4 the draw is fair (chi-squared, 23 degrees, 0.1 %: 49.7)', () => {
    const counts = tally(seeds.map((seed) => drawLots(['A', 'B', 'C', 'D'], seed).order.join('')));
    expect(counts).toHaveLength(24);
    expect(chiSquared(counts)).toBeLessThan(49.7);
    expect(chiSquared(counts)).toBeGreaterThan(7.5);
  });

  test('each of 8 athletes is equally likely at every lot (7 degrees, 0.1 %: 24.3)', () => {
    const orders = seeds.map((seed) => drawLots([...'ABCDEFGH'], seed).order);
    for (let lot = 0; lot < 8; lot++) {
      const counts = tally(orders.map((order) => order[lot] ?? ''));
      expect([lot, counts.length]).toEqual([lot, 8]);
      expect(chiSquared(counts)).toBeLessThan(24.3);
    }
  });

  /** xoshiro128** as published, in whole numbers without a sign. */
  function reference(state: readonly number[], count: number): number[] {
    let [s0 = 0n, s1 = 0n, s2 = 0n, s3 = 0n] = state.map(BigInt);
    const cut = (word: bigint) => BigInt.asUintN(32, word);
    const rotl = (word: bigint, bits: bigint) => cut((word << bits) | (word >> (32n - bits)));
    return Array.from({ length: count }, () => {
      const result = cut(rotl(cut(s1 * 5n), 7n) * 9n);
      const t = cut(s1 << 9n);
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= t;
      s3 = rotl(s3, 11n);
      return Number(result);
    });
  }

  test('the words of the generator are those of xoshiro128**', () => {
    expect(Array.from({ length: 4 }, xoshiro128([1, 2, 3, 4]))).toEqual([11_520, 0, 5_927_040, 70_819_200]);
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (state) => {
        expect(Array.from({ length: 50 }, xoshiro128(state))).toEqual(reference(state, 50));
      }),
    );
  });

  test('every bit of its words is set half the time', () => {
    const random = createRandom('bits');
    const words = Array.from({ length: 20_000 }, random);
    for (let bit = 0; bit < 32; bit++) {
      const set = words.filter((word) => (word >>> bit) % 2 === 1).length;
      expect(Math.abs(set - 10_000)).toBeLessThan(330);
    }
  });

  test('a number below a count that divides 2^32 badly is unbiased: what is beyond the last multiple is thrown away', () => {
    const third = Math.floor(2 ** 32 / 3);
    const words = [2 ** 32 - 1, 3 * third - 1];
    expect(randomBelow(() => words.shift() ?? 0, 3)).toBe(2);
    expect(words).toEqual([]);
  });

  test.each([0, 1, -3])('below %i there is only 0, and no word is used', (count) => {
    expect(randomBelow(() => 5, count)).toBe(0);
  });

  test('same seed same draw, whatever the order of entry; another seed another draw', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), fc.string(), (items, seed) => {
        const draw = drawLots(items, seed);
        expect(drawLots(items.toReversed(), seed)).toEqual(draw);
        expect(draw.order.toSorted()).toEqual(items.toSorted());
        expect(isRepeatable(draw)).toBe(true);
      }),
    );
    const orders = seeds.slice(0, 100).map((seed) => drawLots([...'ABCDEFGHIJ'], seed).order.join(''));
    expect(new Set(orders).size).toBe(100);
  });

  test('a log that was tampered with is found out', () => {
    const draw = drawLots(['A', 'B', 'C', 'D', 'E'], 'meet');
    expect(isRepeatable({ ...draw, order: draw.order.toReversed() })).toBe(false);
    expect(isRepeatable({ ...draw, order: draw.order.slice(0, 4) })).toBe(false);
    expect(isRepeatable({ ...draw, order: [...draw.order, 'F'] })).toBe(false);
    expect(isRepeatable({ ...draw, generator: 'dice' })).toBe(false);
  });
});
