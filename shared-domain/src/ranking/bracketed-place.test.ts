import { expect, test } from '@jest/globals';
import { formatBracketedPlace } from './bracketed-place.ts';

test('a place apart is in brackets, in a long list none is', () => {
  expect([{ rank: 1 }, { rank: 1001 }, { rank: 2001 }, {}].map((row) => formatBracketedPlace(row, 12))).toEqual([
    ...['1', '(1)', '(1)', ''],
  ]);
  expect(formatBracketedPlace({ rank: 1050 }, 1100)).toBe('1050');
  expect(formatBracketedPlace({ rank: 3, standing: 'guest' }, 12)).toBe('(3)');
});
