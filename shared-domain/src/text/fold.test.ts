import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold.ts';

test.each([
  ['Éloïse  ŒUVRARD', 'eloise oeuvrard'],
  ['GARCÍA-PEÑA', 'garcia-pena'],
  ['  Straße ', 'strasse'],
  ['Ødegård', 'odegard'],
])('names are searched without accents or case: %s (Q29)', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('the letters that have no accent to lose are spelled out', () => {
  expect(foldText('œ Æ ß ø Ł đ ð Þ ı')).toBe('oe ae ss o l d d th i');
});

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
