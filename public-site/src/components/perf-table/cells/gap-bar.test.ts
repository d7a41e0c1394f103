import { expect, test } from '@jest/globals';
import { findGapBarLength } from './gap-bar.ts';
import { formatPace } from './pace.ts';

test('the winner’s line is whole, the others stop where they were; nobody’s vanishes', () => {
  expect(findGapBarLength(11_580, 0)).toBe(1);
  expect(findGapBarLength(11_660, 80)).toBeCloseTo(0.938, 3);
  expect(findGapBarLength(20_000, 9000)).toBe(0.02);
});

test.each([
  [1_800_000, 10_000, '3:00'],
  [7_724_000, 42_195, '3:03'],
])('%i ms over %i m is %s a kilometre', (ms, metres, text) => {
  expect(formatPace(ms, metres)).toBe(text);
});
