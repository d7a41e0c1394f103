import { type RefObject, useEffect } from 'react';

const DIALOG = '[role="dialog"], dialog[open]';

/**
 * When a drawer, a dialog or a menu closes, focuses what opened it, or the page's title where that is gone. antd does so only for
 * what it hides, and here they are removed. Its layers are children of the body; what opens them is within `frame`.
 */
export function useRestoreFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: HTMLElement | undefined;
    let isAway = false;
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isAway = !frame.current?.contains(target);
      // While a dialog is open, the focus only passes through the page on its way back into it.
      if (!isAway && document.querySelector(DIALOG) === null) before = target;
    };
    const giveBack = () => {
      if (!isAway || document.activeElement !== document.body) return;
      isAway = false;
      const place = before?.isConnected ? before : frame.current?.querySelector<HTMLElement>('h1');
      if (place instanceof HTMLInputElement) focusWithCaret(place);
      else place?.focus({ preventScroll: true });
    };
    const layers = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) giveBack();
    });
    document.addEventListener('focusin', follow);
    document.addEventListener('close', giveBack, true);
    layers.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('close', giveBack, true);
      layers.disconnect();
    };
  }, [frame]);
}

/** Keeps the caret: a field that selects its text on focus would lose it to the next key. */
function focusWithCaret(field: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = field;
  field.focus({ preventScroll: true });
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
