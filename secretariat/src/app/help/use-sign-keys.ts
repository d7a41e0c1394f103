import { useEffect } from 'react';
import { readSignKeys } from './sign-keys.ts';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"]';

/** The field that filters the page, wherever the page has it. */
const FILTER = '.adm-main input[type="search"]';

/** The button of the page that adds something. */
const NEW = '.adm-main [aria-keyshortcuts="n"]';

/** `?` opens the help, `/` goes to the filter and `n` adds, unless something is being typed. */
export function useSignKeys(openHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!['?', '/', 'n'].includes(key) || ctrlKey || metaKey || altKey || !readSignKeys()) return;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      if (key === '?') {
        event.preventDefault();
        openHelp();
        return;
      }
      const place = document.querySelector<HTMLElement>(key === '/' ? FILTER : NEW);
      if (place === null) return;
      event.preventDefault();
      if (key === '/') place.focus();
      else place.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [openHelp]);
}
