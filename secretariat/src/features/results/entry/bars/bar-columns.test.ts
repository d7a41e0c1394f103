import { describe, expect, it } from '@jest/globals';
import { findCurrentColumn } from './bar-columns.ts';

describe('findCurrentColumn', () => {
  const columns = [{ h: 1650 }, { h: 1700 }, { h: 1750 }, { h: 1750, jumpOff: 0 }];

  it.each([
    [[], columns[0]],
    [['h1650', 'h1700'], columns[1]],
    [['h1650', 'h1750', 'j0:1750'], columns[3]],
  ])('of attempts at %j', (tried: string[], expected) => {
    expect(findCurrentColumn(columns, (id) => tried.includes(id))).toBe(expected);
  });

  it('is none without bars', () => {
    expect(findCurrentColumn([], () => true)).toBeUndefined();
  });
});
