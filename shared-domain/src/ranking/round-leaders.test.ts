import { describe, expect, test } from '@jest/globals';
import type { Performance } from '../performance/performance.ts';
import { findRoundLeaders } from './round-leaders.ts';

interface Row {
  readonly name: string;
  readonly rank: number;
  readonly prf: Performance;
}

const row = (name: string, v: number, rank = 1): Row => ({ name, rank, prf: { v, u: 'ms', st: 1 } });
const names = (heats: readonly (readonly Row[])[]) => findRoundLeaders(heats).map(({ name }) => name);

describe('who leads a round', () => {
  test('is the first of the heat with its best mark', () => {
    expect(names([[row('A', 10_500), row('B', 10_600, 2)], [row('C', 10_400)]])).toEqual(['C']);
  });

  test('are all who share the first place, also over heats', () => {
    expect(names([[row('A', 10_400), row('B', 10_400)], [row('C', 10_400)], [row('D', 10_410)]])).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  test('is nobody without a mark, nor who has no place', () => {
    expect(names([])).toEqual([]);
    expect(names([[{ ...row('A', 0), prf: { st: 2 } }], [row('B', 10_100, 2001)], []])).toEqual([]);
  });
});
