/** The first script of the page: a kilobyte that is at work while the console's come. */
import { isBoardPath, readBoardLanguages } from 'shared-domain/board';
import { offerCasparCalls } from '../boards/caspar-calls.ts';
import { findBrowserLanguage } from '../texts/browser-language.ts';
import { begin } from './begin.ts';
import { findDeviceLanguage, preloadTexts } from './preload-texts.ts';

/** Where the texts of each language are, as the build writes it on this script's element (officials.config.ts). */
const addresses: Readonly<Record<string, string | undefined>> = document.currentScript?.dataset ?? {};

// A board has a database and a code of its own.
if (isBoardPath(window.location.pathname)) {
  offerCasparCalls(window);
  const languages = readBoardLanguages(window.location.search);
  preloadTexts(addresses, languages.length > 0 ? languages : [findBrowserLanguage()]);
} else {
  const beginning = begin();
  window.fouleeBeginning = beginning;
  void findDeviceLanguage(beginning.database).then((language) => preloadTexts(addresses, [language]));
}
