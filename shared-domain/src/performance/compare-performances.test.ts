import { describe, expect, test } from '@jest/globals';
import { comparePerformances } from './compare-performances.ts';
import type { Performance } from './performance.ts';

const order = (list: readonly Performance[]) => list.toSorted((a, b) => comparePerformances(a, b));

describe('order of performances (specification 4)', () => {
  test('marks first, then 6, 5, 3, 4, 2 and 7', () => {
    const list = [7, 2, 4, 3, 5, 6].map((st) => ({ st }));
    expect(order([...list, { v: 10_000, u: 'ms', st: 1 }]).map(({ st }) => st)).toEqual([1, 6, 5, 3, 4, 2, 7]);
  });

  test('a real mark stands before one without proof, however good', () => {
    expect(
      order([
        { v: 9000, u: 'ms', st: 0 },
        { v: 12_000, u: 'ms', st: 1 },
      ]).map(({ st }) => st),
    ).toEqual([1, 0]);
    expect(comparePerformances({ v: 9000, u: 'ms', st: 0 }, { v: 12_000, u: 'ms', st: 1 }, false)).toBeLessThan(0);
  });

  test('times ascend, distances and points descend, ms before mm before pts', () => {
    const list: Performance[] = [
      { v: 7000, u: 'pts', st: 1 },
      { v: 8000, u: 'pts', st: 1 },
      { v: 7000, u: 'mm', st: 1 },
      { v: 8000, u: 'mm', st: 1 },
      { v: 8000, u: 'ms', st: 1 },
      { v: 7000, u: 'ms', st: 1 },
    ];
    expect(order(list).map(({ v, u }) => `${v} ${u}`)).toEqual([
      '7000 ms',
      '8000 ms',
      '8000 mm',
      '7000 mm',
      '8000 pts',
      '7000 pts',
    ]);
  });

  test('an unknown unit counts as ms (specification 3)', () => {
    const odd = { v: 5, u: 'yards', st: 1 } as unknown as Performance;
    expect(comparePerformances(odd, { v: 6, u: 'ms', st: 1 })).toBeLessThan(0);
  });

  test('it is an order: every three performances agree with one another', () => {
    const some: Performance[] = [0, 1, 2, 3, 4, 5, 6, 7, 9].flatMap((st) =>
      ([undefined, 'ms', 'mm', 'pts'] as const).flatMap((u) => [
        { st, u, v: 1 },
        { st, u, v: 2 },
        { st, u },
      ]),
    );
    const sign = (a: Performance, b: Performance) => Math.sign(comparePerformances(a, b));
    const astray = some.flatMap((a) =>
      some.flatMap((b) => {
        if (sign(a, b) + sign(b, a) !== 0) return [[a, b]];
        return some.filter((c) => sign(a, b) <= 0 && sign(b, c) <= 0 && sign(a, c) > 0).map((c) => [a, b, c]);
      }),
    );
    expect(astray).toEqual([]);
  });
});
