import { expect, test } from '@jest/globals';
import { formatDecimal } from './decimal-sign.ts';

test.each([
  [7.26, 'fr', '7,26'],
  [7.26, 'en', '7.26'],
  ['12.50', 'fr', '12,50'],
  [4, 'fr', '4'],
] as const)('%p in %s is %s', (number, language, text) => {
  expect(formatDecimal(number, language)).toBe(text);
});
