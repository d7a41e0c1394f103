import { expect, test } from '@jest/globals';
import { foldEventText, matchesEvent } from './event-search.ts';

test.each(['4 × 100 m Femmes', '4x100 m femmes'])('%s is one text, however it is written', (name) => {
  expect(foldEventText(name)).toBe('4x100 m femmes');
});

test.each(['', '4 x 100', '4 X 100 m', '4×100', '4*100', '4 * 100m', '4x100m', 'relais 4x100', 'femmes 4x1', '4 x'])(
  '%p finds 4 × 100 m Femmes',
  (search) => {
    expect(matchesEvent('4 × 100 m Femmes', search)).toBe(true);
  },
);

test.each(['4x400', 'relais 4x100 hommes', '4 100x'])('%p does not find 4 × 100 m Femmes', (search) => {
  expect(matchesEvent('4 × 100 m Femmes', search)).toBe(false);
});

test('an event without a relay’s number is no relay', () => {
  expect(matchesEvent('100 m Femmes', 'relais 100')).toBe(false);
});
