import { expect, test } from '@jest/globals';
import { formatEuros, formatTypedEuros, parseEuros } from './euros.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.05', 1205],
  [' 1 250,00 € ', 125_000],
  ['0', 0],
  ['', undefined],
  ['-3', undefined],
  ['12,345', undefined],
  ['douze', undefined],
  ['9999999', undefined],
])('%j typed is %j cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

test('what is shown to be edited reads back as the same cents', () => {
  for (const cents of [0, 5, 99, 100, 1205, 1_000_000]) {
    expect(parseEuros(formatTypedEuros(cents, 'fr'))).toBe(cents);
    expect(parseEuros(formatEuros(cents, 'fr'))).toBe(cents);
  }
});
