import { describe, expect, test } from '@jest/globals';
import i18n from 'i18next';
import { addTexts, changeLanguage, currentLanguage, loadTexts, preferredLanguage, startLanguage } from './language.ts';

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

  test('texts that are loaded a language at a time are there before the language changes; without them it stays', async () => {
    startLanguage('fr');
    const greetings = { fr: 'Bonjour', en: 'Hello' };
    const failing = new Set<string>();
    await loadTexts('greeting', async (language) => {
      if (failing.has(language)) throw new Error('no connection');
      return { hello: greetings[language] };
    });
    expect([i18n.t('greeting:hello'), i18n.hasResourceBundle('en', 'greeting')]).toEqual(['Bonjour', false]);
    failing.add('en');
    await expect(changeLanguage('en')).rejects.toThrow('no connection');
    expect(currentLanguage()).toBe('fr');
    failing.clear();
    await changeLanguage('en');
    expect([currentLanguage(), i18n.t('greeting:hello')]).toEqual(['en', 'Hello']);
  });

  test('a language that was slow to load does not replace the one that was chosen after it', async () => {
    startLanguage('fr');
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await loadTexts('slow', async (language) => {
      if (language === 'en') await arrival;
      return { hello: language };
    });
    const slow = changeLanguage('en');
    await changeLanguage('fr');
    arrive();
    await slow;
    expect(currentLanguage()).toBe('fr');
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
