import { useEffect } from 'react';
import { areCharacterKeysOn } from './character-keys.ts';

const TYPING_SELECTOR = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"]';

/** The field that filters the page, wherever the page has it. */
const FILTER_SELECTOR = '.adm-main input[type="search"]';

/** The button of the page that adds something. */
const ADD_SELECTOR = '.adm-main [aria-keyshortcuts="n"]';

/** Whether the page on screen has something that `n` adds to. */
export const canAddByKey = (): boolean => document.querySelector(ADD_SELECTOR) !== null;

/** `?` opens the help, `/` goes to the filter and `n` adds, unless something is being typed. */
export function useCharacterKeys(openHelp: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!['?', '/', 'n'].includes(key) || ctrlKey || metaKey || altKey || !areCharacterKeysOn()) return;
      if (target instanceof Element && target.closest(TYPING_SELECTOR) !== null) return;
      if (key === '?') {
        event.preventDefault();
        openHelp();
        return;
      }
      const element = document.querySelector<HTMLElement>(key === '/' ? FILTER_SELECTOR : ADD_SELECTOR);
      if (element === null) return;
      event.preventDefault();
      if (key === '/') element.focus();
      else element.click();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [openHelp]);
}
