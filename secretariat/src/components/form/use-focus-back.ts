import { type RefObject, useEffect } from 'react';

const DIALOG = '[role="dialog"], dialog[open]';

/**
 * Whoever closes a drawer, a dialog or a menu is back where they were: on what opened it, or on the title where that is gone.
 * The control library gives the focus back only from what it hides; ours are taken out of the page. What it lays over the
 * page is right under the body, and what opens it is within `frame`.
 */
export function useFocusBack(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: HTMLElement | undefined;
    let isAway = false;
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isAway = !frame.current?.contains(target);
      // Under a dialog the focus passes by on its way back into it.
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

/** A field that selects its text on the focus would lose its text to the next key. */
function focusWithCaret(field: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = field;
  field.focus({ preventScroll: true });
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
