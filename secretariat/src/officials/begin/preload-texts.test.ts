import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import { findDeviceLanguage, preloadTexts } from './preload-texts.ts';

const ADDRESSES = { fr: '/french.1.js', en: '/english.2.js' };

const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

describe('the texts that are fetched beside the console’s script', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    for (const link of document.head.querySelectorAll('link')) link.remove();
  });

  test.each([
    ['en-GB', 'en'],
    ['fr-CA', 'fr'],
    ['de', 'fr'],
  ])('are of the browser %s where nothing was chosen: %s', async (browser, language) => {
    speak(browser);
    expect(await findDeviceLanguage(openDatabase(new IDBFactory()))).toBe(language);
    expect(await findDeviceLanguage(Promise.reject(new Error('nothing is stored')))).toBe(language);
  });

  test('are of the language that was chosen for the device', async () => {
    speak('fr-FR');
    const opening = openDatabase(new IDBFactory());
    const log = await openFactLog(await opening);
    await log.changeDevice({ preferences: { ...log.device().preferences, language: 'en' } });
    expect(await findDeviceLanguage(opening)).toBe('en');
  });

  test('are scripts that the page only fetches, and none where the build names none', () => {
    preloadTexts({}, ['fr', 'en']);
    expect(document.head.querySelector('link')).toBeNull();
    preloadTexts(ADDRESSES, ['en']);
    const links = [...document.head.querySelectorAll('link')].map((link) =>
      ['rel', 'as', 'href'].map((name) => link.getAttribute(name)),
    );
    expect(links).toEqual([['preload', 'script', '/english.2.js']]);
  });
});
