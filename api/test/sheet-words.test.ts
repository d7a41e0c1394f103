import { expect, test } from '@jest/globals';
import { formatCount } from '../src/services/documents/sheet/words.ts';

test.each([
  [0, 'fr', '0 engagé'],
  [1, 'fr', '1 engagé'],
  [2, 'fr', '2 engagés'],
  [0, 'en', '0 entries'],
  [1, 'en', '1 entry'],
  [2, 'en', '2 entries'],
] as const)('%i entries in %s: %s', (count, language, text) => {
  expect(formatCount(count, 'entries', language)).toBe(text);
});
