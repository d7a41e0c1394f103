import { describe, expect, test } from '@jest/globals';
import { compareResults, orderResults } from './order-results.ts';

const time = (v: number, more = {}) => ({ prf: { v, u: 'ms' as const, st: 1 }, ...more });

describe('rows as they are displayed', () => {
  test('by place, then guests, then without a place by status (P4.2)', () => {
    const rows = [
      { id: 'dns', prf: { st: 2 } },
      { id: 'guest', ...time(9000), rank: 1001 },
      { id: 'dq', prf: { st: 4 } },
      { id: 'second', ...time(9900), rank: 2 },
      { id: 'dnf', prf: { st: 3 } },
      { id: 'first', ...time(9800), rank: 1 },
    ];
    expect(orderResults(rows).map(({ id }) => id)).toEqual(['first', 'second', 'guest', 'dnf', 'dq', 'dns']);
  });

  test('a long list keeps its places beyond 2999', () => {
    const rows = Array.from({ length: 4000 }, (_, i) => ({ ...time(Math.floor(i / 2) * 1000), rank: i + 1 }));
    expect(orderResults(rows.toReversed()).map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank));
  });

  test('equal rows keep the order they came in', () => {
    const rows = ['b', 'a', 'c'].map((id) => ({ id, ...time(10_000), rank: 1 }));
    expect(orderResults(rows).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('qualifying lists (P4.2)', () => {
  test('Q before q before the others, then by mark', () => {
    const rows = [
      { id: 'out', ...time(10_000) },
      { id: 'q', ...time(10_100), qualified: 'q' },
      { id: 'Q', ...time(10_300), qualified: 'Q' },
      { id: 'qR', ...time(11_000), qualified: 'qR' },
    ];
    const sorted = rows.toSorted((a, b) => compareResults(a, b, 'qualifying'));
    expect(sorted.map(({ id }) => id)).toEqual(['Q', 'q', 'qR', 'out']);
  });

  test('a Q without proof stands before a mark without Q', () => {
    const estimate = { prf: { v: 10_500, u: 'ms' as const, st: 0 }, qualified: 'Q' };
    expect(compareResults(estimate, time(10_000), 'qualifying')).toBeLessThan(0);
    expect(compareResults(time(10_000), estimate, 'qualifying')).toBeGreaterThan(0);
  });

  test('start and qualifying lists do not tell real marks from estimates, result lists do', () => {
    const estimate = { prf: { v: 9000, u: 'ms' as const, st: 0 } };
    expect(compareResults(estimate, time(10_000), 'start')).toBeLessThan(0);
    expect(compareResults(estimate, time(10_000), 'result')).toBeGreaterThan(0);
  });
});
