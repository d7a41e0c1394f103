import { expect, test } from '@jest/globals';
import { findGapBarLength } from './gap-bar.ts';

test('the winner’s line is whole, the others stop where they were; nobody’s vanishes', () => {
  expect(findGapBarLength(11_580, 0)).toBe(1);
  expect(findGapBarLength(11_660, 80)).toBeCloseTo(0.938, 3);
  expect(findGapBarLength(20_000, 9000)).toBe(0.02);
});
