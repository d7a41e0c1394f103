import { describe, expect, test } from '@jest/globals';
import { changeLanguage, preferredLanguage, startLanguage } from './language.ts';

describe('the language of the page', () => {
  test.each([
    ['fr-FR', 'fr'],
    ['en-GB', 'en'],
    ['es', 'fr'],
    ['', 'fr'],
  ])('browser %s gives %s', (browser, language) => {
    expect(preferredLanguage(browser)).toBe(language);
  });

  test('the reader’s choice wins over the browser and is written on the page', () => {
    startLanguage('fr');
    changeLanguage('en');
    expect(preferredLanguage('fr-FR')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });
});
