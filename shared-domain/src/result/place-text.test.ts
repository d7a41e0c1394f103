import { expect, test } from '@jest/globals';
import { formatBracketedPlace, formatListPlace } from './place-text.ts';

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

test('a place apart is in brackets, in a long list none is', () => {
  expect([{ rank: 1 }, { rank: 1001 }, { rank: 2001 }, {}].map((row) => formatBracketedPlace(row, 12))).toEqual([
    ...['1', '(1)', '(1)', ''],
  ]);
  expect(formatBracketedPlace({ rank: 1050 }, 1100)).toBe('1050');
  expect(formatBracketedPlace({ rank: 3, standing: 'guest' }, 12)).toBe('(3)');
});
