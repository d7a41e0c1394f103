import { expect, test } from '@jest/globals';
import { formatTeamPoints } from './format-team-points.ts';

test.each([
  [36.5, 'fr', '36,5'],
  [36.5, 'en', '36.5'],
  [1912, 'fr', '1912'],
] as const)('%s in %s is written %s', (points, language, text) => {
  expect(formatTeamPoints(points, language)).toBe(text);
});
