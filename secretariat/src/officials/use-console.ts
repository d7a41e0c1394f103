import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Console } from './console.ts';
import { isShutOut } from './sync/elsewhere.ts';
import { fillText, findShownLanguage, findText, type TextKey, type TextValues } from './texts/texts.ts';

export const ConsoleContext = createContext<Console | undefined>(undefined);

/** The console of this page, read again at each change. */
export function useConsole(): Console {
  const opened = useContext(ConsoleContext);
  if (opened === undefined) throw new Error('a console is drawn in its context');
  useSyncExternalStore(opened.subscribe, opened.version);
  return opened;
}

/** Whether this device may say nothing more. */
export function useIsShutOut(): boolean {
  const { device, seen } = useConsole();
  return isShutOut(device(), seen());
}

export type Translate = (key: TextKey, values?: TextValues) => string;

/** Puts values into a text of the language. */
export const createTranslate =
  (language: 'fr' | 'en'): Translate =>
  (key, values) =>
    fillText(findText(language, key, values), findShownLanguage(language), values);

export function useText(): { readonly t: Translate; readonly language: 'fr' | 'en' } {
  const language = useConsole().language();
  return { t: createTranslate(language), language };
}

/** The server's time now, read again each second or as often as asked. */
export function useNow(everyMs = 1000): number {
  const { log } = useConsole();
  const [now, setNow] = useState(() => log.clock.at());
  useEffect(() => {
    const timer = setInterval(() => setNow(log.clock.at()), everyMs);
    return () => clearInterval(timer);
  }, [log, everyMs]);
  return now;
}
