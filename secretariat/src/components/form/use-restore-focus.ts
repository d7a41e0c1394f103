import { type RefObject, useEffect } from 'react';

const DIALOG = '[role="dialog"], dialog[open]';

/** What does something when it is pressed. Never a field: the next key would be typed into it. */
const PRESSABLE = 'button:not(:disabled), a[href]';

/** What holds an element, from its parent up. */
function listAncestors(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...listAncestors(parent)];
}

/** What takes the focus of a removed button: the first one in the smallest part of the page that held it and is still there. */
function findNextFocus(ancestors: readonly HTMLElement[], frame: HTMLElement): HTMLElement | null {
  for (const part of ancestors) {
    if (!part.isConnected) continue;
    if (part === frame || part.tagName === 'MAIN') break;
    const control = part.querySelector<HTMLElement>(PRESSABLE);
    if (control !== null) return control;
  }
  return frame.querySelector<HTMLElement>('h1');
}

/**
 * When a drawer, a dialog or a menu closes, focuses what opened it. antd does so only for what it hides, and here they are removed. Its
 * layers are children of the body; what opens them is within `frame`. Where what had the focus is gone, such as the button of an act
 * that is done, what stands in its place is focused, else the page's title.
 */
export function useRestoreFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastFocused: HTMLElement | undefined;
    let ancestors: readonly HTMLElement[] = [];
    let isOutside = false;
    const rememberFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isOutside = !frame.current?.contains(target);
      // While a dialog is open, the focus only passes through the page on its way back into it.
      if (isOutside || document.querySelector(DIALOG) !== null) return;
      lastFocused = target;
      ancestors = listAncestors(target);
    };
    const restoreFocus = () => {
      const isGone = lastFocused !== undefined && !lastFocused.isConnected;
      const isButtonGone = isGone && lastFocused?.matches(PRESSABLE) === true;
      if (!(isOutside || isButtonGone) || document.activeElement !== document.body || frame.current === null) return;
      isOutside = false;
      const target = lastFocused === undefined || isGone ? findNextFocus(ancestors, frame.current) : lastFocused;
      if (target instanceof HTMLInputElement) focusWithCaret(target);
      else target?.focus({ preventScroll: true });
    };
    const removals = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) restoreFocus();
    });
    document.addEventListener('focusin', rememberFocus);
    document.addEventListener('close', restoreFocus, true);
    removals.observe(document.body, { childList: true });
    if (frame.current !== null) removals.observe(frame.current, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', rememberFocus);
      document.removeEventListener('close', restoreFocus, true);
      removals.disconnect();
    };
  }, [frame]);
}

/** Keeps the caret: a field that selects its text on focus would lose it to the next key. */
function focusWithCaret(field: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = field;
  field.focus({ preventScroll: true });
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
