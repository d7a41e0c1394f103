import { describe, expect, test } from '@jest/globals';
import { isVertical } from './attempts.ts';

describe('a series of attempts', () => {
  test('bars name their height: that is a vertical jump', () => {
    expect(isVertical([{ h: 2000, r: 'xo' }])).toBe(true);
  });

  test('a distance, a foul or nothing at all is not', () => {
    expect(isVertical([{ v: 7450, r: 'o' }])).toBe(false);
    expect(isVertical([{ r: 'x' }])).toBe(false);
    expect(isVertical([])).toBe(false);
  });
});
