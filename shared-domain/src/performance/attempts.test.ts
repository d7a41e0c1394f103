import { describe, expect, test } from '@jest/globals';
import { areVertical } from './attempts.ts';

describe('a series of attempts', () => {
  test('bars name their height: that is a vertical jump', () => {
    expect(areVertical([{ h: 2000, r: 'xo' }])).toBe(true);
  });

  test('a distance, a foul or an empty list is not', () => {
    expect(areVertical([{ v: 7450, r: 'o' }])).toBe(false);
    expect(areVertical([{ r: 'x' }])).toBe(false);
    expect(areVertical([])).toBe(false);
  });
});
