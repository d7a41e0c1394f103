import { describe, expect, test } from '@jest/globals';
import { createTranslate } from '../use-console.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { findText, hasText, hasTexts, loadTexts } from './texts.ts';

const listValues = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

describe('the texts of the consoles', () => {
  // Before any other: they stay.
  test('in English are French until they have come', async () => {
    expect([hasTexts('en'), findText('en', 'cancel')]).toEqual([false, 'Annuler']);
    await loadTexts('en');
    expect([hasTexts('en'), findText('en', 'cancel')]).toEqual([true, 'Cancel']);
  });

  test.each([
    ['fr', 0, '0 athlète'],
    ['fr', 1, '1 athlète'],
    ['fr', 2, '2 athlètes'],
    ['en', 0, '0 athletes'],
    ['en', 1, '1 athlete'],
    ['en', 2, '2 athletes'],
  ] as const)('%s: a noun agrees with %i', (language, count, text) => {
    expect(createTranslate(language)('list.athletes', { count })).toBe(text);
  });

  test('a text that agrees with its count is found by its name', () => {
    expect([hasText('list.athletes'), hasText('list.none'), hasText('list.unknown')]).toEqual([true, true, false]);
  });

  test('both languages have the same values in each text', () => {
    for (const [key, text] of Object.entries(FRENCH))
      expect([key, listValues(ENGLISH[key as keyof typeof FRENCH])]).toEqual([key, listValues(text)]);
  });
});
