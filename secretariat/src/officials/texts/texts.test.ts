import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { createTranslate } from '../use-console.ts';
import { ENGLISH } from './english.ts';
import { DESK_FR } from './fr/desk.ts';
import { EXTRAS_FR } from './fr/extras.ts';
import { FRENCH } from './french.ts';
import { awaitTexts, findShownLanguage, findText, hasText, hasTexts, TEXT_PARTS } from './texts.ts';

const listValues = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

describe('the texts of the consoles', () => {
  // Before any other: they stay.
  test('are those of another language where their own do not come, which are asked for until they are there', async () => {
    jest.useFakeTimers();
    const asked = jest.spyOn(TEXT_PARTS.fr, 'load');
    for (let failure = 0; failure < 2; failure += 1) asked.mockRejectedValueOnce(new Error('no network'));
    expect([hasTexts('fr'), hasTexts('en'), hasText('cancel')]).toEqual([false, false, false]);
    await awaitTexts('fr');
    expect([hasTexts('fr'), findShownLanguage('fr'), findText('fr', 'cancel')]).toEqual([false, 'en', 'Cancel']);
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    await awaitTexts('fr');
    expect([findShownLanguage('fr'), findText('fr', 'cancel')]).toEqual(['fr', 'Annuler']);
    expect(findText('en', 'cancel')).toBe('Cancel');
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

  test('no text of one part takes the place of another part’s', async () => {
    const names = await Promise.all(
      readdirSync(join(import.meta.dirname, 'fr')).map(async (file) => {
        const parts: Record<string, object> = await import(`./fr/${file}`);
        return Object.values(parts).flatMap((part) => Object.keys(part));
      }),
    );
    const all = names.flat().sort();
    expect(all.filter((name, at) => name === all[at - 1])).toEqual([]);
    // Texts of the extras are in no first table.
    expect(all).toHaveLength(Object.keys({ ...FRENCH, ...EXTRAS_FR, ...DESK_FR }).length);
  });

  test('both languages have the same values in each text', () => {
    for (const [key, text] of Object.entries(FRENCH))
      expect([key, listValues(ENGLISH[key as keyof typeof FRENCH])]).toEqual([key, listValues(text)]);
  });
});
