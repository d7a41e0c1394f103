import { isBoardPath } from 'shared-domain/board';
import './start-styles.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openConsole } from './console.ts';
import { CONSOLE_PARTS } from './console-parts.ts';
import { EXTRAS_PART } from './extra-parts.ts';
import { awaitPart } from './part.ts';
import { keepInstallOffer } from './phone/install-offer.ts';
import { noteArrival } from './sync/arrival.ts';
import { findBrowserLanguage } from './texts/browser-language.ts';
import { awaitTexts, findText } from './texts/texts.ts';
import { ConsoleContext } from './use-console.ts';
import type { View } from './view.ts';

// Older phones' browsers lack it (Chrome before 117), and the rules group by it.
Map.groupBy ??= <K, T>(items: Iterable<T>, findKey: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = findKey(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Begins to load what a view needs besides the first script. */
function loadConsole(view: View): void {
  // A screen that needs it asks again where it does not come.
  if ('task' in view) void CONSOLE_PARTS[view.task]?.load().catch(() => undefined);
}

/** What takes logs comes with what is seldom needed. */
const loadReceiver = async () => (await awaitPart(EXTRAS_PART)).openReceiver;

/** So does what a page without storage reads from. */
const loadMemory = async () => (await awaitPart(EXTRAS_PART)).openMemoryDatabase();

/** What an address of this page draws: a board under its own addresses, else the console. */
async function openPage(): Promise<ReactNode> {
  if (isBoardPath(window.location.pathname)) {
    const { openBoardPage } = await import(/* webpackMode: "lazy" */ './boards/BoardPage.tsx');
    return openBoardPage();
  }
  noteArrival();
  keepInstallOffer();
  return (
    <ConsoleContext value={await openConsole({ onFirstView: loadConsole, loadReceiver, loadMemory })}>
      <App />
    </ConsoleContext>
  );
}

openPage().then(
  (page) => root.render(page),
  // A disk that fails while it is read keeps nothing: the console does not pretend.
  async () => {
    const language = findBrowserLanguage();
    await awaitTexts(language);
    root.render(<p className="fatal">{findText(language, 'disk.none')}</p>);
  },
);
