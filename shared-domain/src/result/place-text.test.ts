import { expect, test } from '@jest/globals';
import { formatListPlace } from './place-text.ts';

test.each([
  [1, '1re', '1st'],
  [2, '2e', '2nd'],
  [11, '11e', '11th'],
  [1003, '3e', '3rd'],
  [undefined, '', ''],
  [10_000, '–', '–'],
])('a place of %s in a list of 12 is «%s», in English “%s”', (rank, fr, en) => {
  expect([formatListPlace(rank, 12, 'fr'), formatListPlace(rank, 12, 'en')]).toEqual([fr, en]);
});
