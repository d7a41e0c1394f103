import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Candidate, findBestLineup } from './best-lineup.ts';

describe('the choice is the best there is', () => {
  const candidates = fc.array(
    fc.record({
      value: fc.integer({ min: -2, max: 9 }),
      // An event belongs to one sex.
      keys: fc
        .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y'), fc.constantFrom('1', '2'))
        .map(([athlete, event, sex]) => [athlete, `${sex} ${event}`, sex]),
    }),
    { maxLength: 7 },
  );
  const limits = fc.tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 1, max: 4 }),
  );

  const keeps = (list: readonly Candidate[], chosen: readonly boolean[], sizes: readonly number[], most: number) =>
    chosen.filter(Boolean).length <= most &&
    sizes.every((size, level) => {
      const used = new Map<string | undefined, number>();
      list.forEach(({ keys }, i) => {
        if (chosen[i] === true) used.set(keys[level], (used.get(keys[level]) ?? 0) + 1);
      });
      return [...used.values()].every((count) => count <= size);
    });

  test('as good as trying every choice, and within every limit', () => {
    fc.assert(
      fc.property(candidates, limits, fc.integer({ min: 0, max: 6 }), (list, sizes, most) => {
        const worth = (chosen: readonly boolean[]) =>
          list.reduce((sum, { value }, i) => (chosen[i] === true ? sum + value : sum), 0);
        let best = 0;
        for (let bits = 0; bits < 2 ** list.length; bits++) {
          const chosen = list.map((_, i) => ((bits >> i) & 1) === 1);
          if (keeps(list, chosen, sizes, most)) best = Math.max(best, worth(chosen));
        }
        const own = findBestLineup(
          list,
          sizes.map((size) => () => size),
          most,
        );
        expect(keeps(list, own, sizes, most)).toBe(true);
        expect(worth(own)).toBe(best);
        expect(list.every(({ value }, i) => value > 0 || own[i] === false)).toBe(true);
      }),
    );
  });

  test('no candidates, no level, no room', () => {
    expect(findBestLineup([], [], 3)).toEqual([]);
    expect(findBestLineup([{ value: 5, keys: [] }], [], 1)).toEqual([true]);
    expect(findBestLineup([{ value: 5, keys: [] }], [], 0)).toEqual([false]);
    expect(findBestLineup([{ value: 5, keys: ['a'] }], [() => 0], 1)).toEqual([false]);
  });
});
