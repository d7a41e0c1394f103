import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRepeatable } from './draw.ts';
import { seedHeats } from './seed-heats.ts';
import type { RoundEntry } from './seed-order.ts';
import type { SeedingOptions } from './seeding.ts';

describe('laws of seeding', () => {
  const entries = fc.array(
    fc.record({
      v: fc.option(fc.integer({ min: 10_000, max: 10_020 }), { nil: undefined }),
      team: fc.constantFrom('x', 'y', 'z', undefined),
      place: fc.integer({ min: 1, max: 4 }),
      qualified: fc.constantFrom('Q', 'q', 'qR'),
    }),
    { maxLength: 40 },
  );
  const options: fc.Arbitrary<SeedingOptions> = fc.record(
    {
      heats: fc.integer({ min: 1, max: 8 }),
      seed: fc.string(),
      method: fc.constantFrom('serpentine' as const, 'pack' as const, 'lots' as const),
      by: fc.constantFrom('mark' as const, 'round' as const),
      lanes: fc.integer({ min: 4, max: 9 }),
      laneClass: fc.constantFrom('straight' as const, 'bend' as const, 'lap' as const),
    },
    { requiredKeys: ['heats', 'seed'] },
  );

  test('a permutation, sizes within one, lanes unique, every draw repeatable, no matter how entries come', () => {
    fc.assert(
      fc.property(entries, options, (list, how) => {
        const rows = list.map(
          ({ v, ...rest }, at): RoundEntry => ({
            ...rest,
            id: `a${at}`,
            ...(v !== undefined && { prf: { v, u: 'ms', st: 1 } }),
          }),
        );
        const seeding = seedHeats(rows, how);
        expect(seedHeats(rows.toReversed(), how)).toEqual(seeding);
        const sizes = seeding.heats.map(({ athletes }) => athletes.length);
        const all = seeding.heats.flatMap(({ athletes }) => athletes);
        expect(seeding.heats.map(({ number }) => number)).toEqual(sizes.map((_, at) => at + 1));
        expect(all.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        expect(all.map(({ seed }) => seed).toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at + 1));
        if (rows.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        for (const { athletes } of seeding.heats) {
          const lanes = athletes.flatMap(({ lane }) => lane ?? []);
          expect(new Set(lanes).size).toBe(lanes.length);
          expect(lanes).toEqual(lanes.toSorted((a, b) => a - b));
          expect(athletes.map(({ odr }) => odr)).toEqual(athletes.map((_, at) => at + 1));
        }
        expect(seeding.draws.every(isRepeatable)).toBe(true);
        expect(new Set(seeding.draws.map(({ seed }) => seed)).size).toBe(seeding.draws.length);
      }),
      { numRuns: 300 },
    );
  });
});
