import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { comparePerformances, findStatusOrder, findUnitOrder } from './compare-performances.ts';
import type { Performance } from './performance.ts';

const order = (list: readonly Performance[], proof?: boolean) =>
  list.toSorted((a, b) => comparePerformances(a, b, proof));
const time = (v: number, st = 1): Performance => ({ v, u: 'ms', st });

describe('Sort order: 0 or 1 first, then 6, 5, 3, 4, 2, and 7 last.', () => {
  test('one of each, in any order of entry', () => {
    const list = [7, 2, 4, 3, 5, 6].map((st) => ({ st }));
    expect(order([...list, time(10_000)]).map(({ st }) => st)).toEqual([1, 6, 5, 3, 4, 2, 7]);
    expect(order([...list, time(10_000, 0)]).map(({ st }) => st)).toEqual([0, 6, 5, 3, 4, 2, 7]);
  });

  test('each status has its own place', () => {
    expect([0, 1].map((st) => findStatusOrder(time(10_000, st)))).toEqual([0, 0]);
    expect([6, 5, 3, 4, 2, 7].map((st) => findStatusOrder({ st }))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the value of a status without a mark does not count', () => {
    expect(comparePerformances({ v: 1, u: 'ms', st: 4 }, { v: 2, u: 'mm', st: 4 })).toBe(0);
  });

  test.each([0, 1])('a valid status %i without a value, or with one below zero, counts as a dash', (st) => {
    for (const prf of [{ st }, { v: -1, st }]) {
      expect(findStatusOrder(prf)).toBe(findStatusOrder({ st: 6 }));
      expect(comparePerformances(prf, { st: 6 })).toBe(0);
      expect(comparePerformances(time(1), prf)).toBeLessThan(0);
    }
  });

  test('an unknown status comes last', () => {
    expect(findStatusOrder({ st: 9 })).toBe(7);
    expect(comparePerformances({ st: 9 }, { st: 7 })).toBeGreaterThan(0);
    expect(comparePerformances({ v: 1, st: -1 }, { st: 7 })).toBeGreaterThan(0);
  });
});

describe('valid results first (1 best, then 0 when not real/qualifying)', () => {
  test('a mark with proof comes before any mark without', () => {
    expect(order([time(9000, 0), time(12_000, 1)]).map(({ st }) => st)).toEqual([1, 0]);
    expect(comparePerformances(time(12_000, 1), time(9000, 0))).toBeLessThan(0);
  });

  test('where proof does not count they are equal, and the value decides', () => {
    expect(comparePerformances(time(9000, 0), time(12_000, 1), false)).toBeLessThan(0);
    expect(comparePerformances(time(9000, 0), time(9000, 1), false)).toBe(0);
  });
});

describe('then by unit (ms, mm, pts); then by value, ascending for times, descending for distances and points.', () => {
  const list: Performance[] = [
    { v: 7000, u: 'pts', st: 1 },
    { v: 8000, u: 'pts', st: 1 },
    { v: 7000, u: 'mm', st: 1 },
    { v: 8000, u: 'mm', st: 1 },
    { v: 8000, u: 'ms', st: 1 },
    { v: 7000, u: 'ms', st: 1 },
  ];

  test('every unit and both values', () => {
    expect(order(list).map(({ v, u }) => `${v} ${u}`)).toEqual([
      '7000 ms',
      '8000 ms',
      '8000 mm',
      '7000 mm',
      '8000 pts',
      '7000 pts',
    ]);
  });

  test.each([
    ['ms', 0],
    ['mm', 1],
    ['pts', 2],
    [undefined, 0],
    ['yd', 0],
  ])('%p is in place %i', (u, place) => {
    expect(findUnitOrder({ u, st: 1 } as unknown as Performance)).toBe(place);
  });

  test.each(['ms', 'mm', 'pts'] as const)('the same value in %s is the same performance', (u) => {
    expect(comparePerformances({ v: 7000, u, st: 1 }, { v: 7000, u, st: 1 })).toBe(0);
  });

  test('values without end are equal, not unknown', () => {
    expect(comparePerformances(time(Infinity), time(Infinity))).toBe(0);
  });
});

describe('it is an order', () => {
  const performances = fc.record(
    {
      st: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 9),
      u: fc.constantFrom('ms', 'mm', 'pts', 'yd'),
      v: fc.constantFrom(-1, 0, 1, 2, Number.NaN, Infinity),
      z: fc.integer(),
    },
    { requiredKeys: ['st'] },
  ) as unknown as fc.Arbitrary<Performance>;

  test.each([true, false])('antisymmetric, total and transitive, proof counted: %p', (proof) => {
    const sign = (a: Performance, b: Performance) => Math.sign(comparePerformances(a, b, proof));
    fc.assert(
      fc.property(performances, performances, performances, (a, b, c) => {
        expect([-1, 0, 1]).toContain(sign(a, b) + 0);
        expect(sign(a, b) + sign(b, a)).toBe(0);
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
        if (sign(a, b) === 0) expect(sign(a, c)).toBe(sign(b, c));
      }),
      { numRuns: 2000 },
    );
  });

  test('the order of entry does not change the list of places', () => {
    fc.assert(
      fc.property(fc.array(performances, { maxLength: 12 }), (list) => {
        const sorted = order(list);
        const orderedAgain = order(list.toReversed());
        sorted.forEach((prf, index) => {
          expect(comparePerformances(prf, orderedAgain[index] ?? prf)).toBe(0);
        });
      }),
    );
  });
});

test('a mark without a unit has that of its event, ms without an event', () => {
  const [far, near] = [8100, 8000].map((v) => ({ v, st: 1 }));
  expect(findUnitOrder({ v: 8100, st: 1 }, { g0: 900_003, g1: '0' })).toBe(1);
  expect(findUnitOrder({ v: 8100, u: 'ms', st: 1 }, { g0: 900_003, g1: '0' })).toBe(0);
  expect(comparePerformances(far as never, near as never, true, { g0: 900_003, g1: '0' })).toBe(-1);
  expect(comparePerformances(far as never, near as never)).toBe(1);
});
