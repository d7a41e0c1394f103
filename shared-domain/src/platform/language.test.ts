import { describe, expect, test } from '@jest/globals';
import i18n from 'i18next';
import { addTexts, changeLanguage, preferredLanguage, startLanguage } from './language.ts';

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

  test('a text that lacks a translation is shown in English', () => {
    startLanguage('fr');
    addTexts('halves', { fr: {}, en: { only: 'Only in English' } });
    expect(i18n.t('halves:only')).toBe('Only in English');
  });

  test('French texts get their no-break spaces as they are added, English ones and values stay', () => {
    startLanguage('fr');
    addTexts('spaces', { fr: { ask: 'Supprimer « {{name}} » ?' }, en: { ask: 'Delete : “{{name}}” ?' } });
    expect(i18n.t('spaces:ask', { name: 'A : B' })).toBe('Supprimer «\u00a0A : B\u00a0»\u202f?');
    expect(i18n.t('spaces:ask', { name: 'A', lng: 'en' })).toBe('Delete : “A” ?');
  });
});
