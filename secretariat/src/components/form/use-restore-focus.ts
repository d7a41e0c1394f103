import { type RefObject, useEffect } from 'react';

const DIALOG = '[role="dialog"], dialog[open]';

/**
 * When a drawer, a dialog or a menu closes, focuses what opened it, or the page's title where that is gone. antd does so only for
 * what it hides, and here they are removed. Its layers are children of the body; what opens them is within `frame`.
 */
export function useRestoreFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastFocused: HTMLElement | undefined;
    let isOutside = false;
    const rememberFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isOutside = !frame.current?.contains(target);
      // While a dialog is open, the focus only passes through the page on its way back into it.
      if (!isOutside && document.querySelector(DIALOG) === null) lastFocused = target;
    };
    const restoreFocus = () => {
      if (!isOutside || document.activeElement !== document.body) return;
      isOutside = false;
      const target = lastFocused?.isConnected ? lastFocused : frame.current?.querySelector<HTMLElement>('h1');
      if (target instanceof HTMLInputElement) focusWithCaret(target);
      else target?.focus({ preventScroll: true });
    };
    const layers = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) restoreFocus();
    });
    document.addEventListener('focusin', rememberFocus);
    document.addEventListener('close', restoreFocus, true);
    layers.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', rememberFocus);
      document.removeEventListener('close', restoreFocus, true);
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
