import { describe, expect, test } from '@jest/globals';
import { findMetres, findPoint } from './oval.ts';

describe('the drawn track', () => {
  test.each([
    ['the finish', 267, 130, 0],
    ['the middle of the first bend', 322, 75, 58],
    ['the middle of the back straight', 168, 20, 158],
    ['the middle of the second bend', 14, 75, 258],
    ['the middle of the home straight', 168, 130, 358],
  ])('%s', (_, x, y, metres) => {
    expect(findMetres({ x, y })).toBe(metres);
  });

  test('a point and its metres are each other’s, all round', () => {
    for (let metres = 0; metres < 400; metres += 7) expect(findMetres(findPoint(metres))).toBe(metres);
  });
});
