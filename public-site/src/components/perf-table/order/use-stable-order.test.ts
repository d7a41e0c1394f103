import { describe, expect, test } from '@jest/globals';
import { countPendingRows, keepShownOrder, wouldMoveRows } from './use-stable-order.ts';

describe('rows under a finger', () => {
  test.each([
    ['the same order', ['a', 'b'], ['a', 'b'], false],
    ['a row added at the end', ['a', 'b'], ['a', 'b', 'c'], false],
    ['a row put in between', ['a', 'b'], ['a', 'c', 'b'], true],
    ['two rows that change places', ['a', 'b'], ['b', 'a'], true],
    ['a row taken away', ['a', 'b'], ['b'], true],
  ])('%s: moves something? ', (_, shown, wanted, moves) => {
    expect(wouldMoveRows(shown, wanted)).toBe(moves);
  });

  test('held rows keep their order, and those that came wait', () => {
    expect(keepShownOrder(['a', 'b', 'c'], ['c', 'x', 'a', 'b'])).toEqual(['a', 'b', 'c']);
    expect(countPendingRows(['a', 'b', 'c'], ['x', 'a', 'b', 'c'])).toBe(1);
  });
});
