import { useEffect } from 'react';
import { readSignKeys } from './sign-keys.ts';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"]';

/** The field that filters the page, wherever the page has it. */
const FILTER = '.adm-main input[type="search"]';

/** `?` opens the help and `/` goes to the filter, unless something is being typed. */
export function useSignKeys(openHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if ((key !== '?' && key !== '/') || ctrlKey || metaKey || altKey || !readSignKeys()) return;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      const filter = document.querySelector<HTMLInputElement>(FILTER);
      if (key === '/' && filter === null) return;
      event.preventDefault();
      if (key === '?') openHelp();
      else filter?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [openHelp]);
}
