import { type RefObject, useEffect } from 'react';

/**
 * Whoever closes a drawer, a dialog or a menu is back where they were: on what opened it, or on the title where that is gone.
 * The control library gives the focus back only from what it hides; ours are taken out of the page. What it lays over the
 * page stands right under the body, and whatever it opens from lies within `frame`.
 */
export function useFocusBack(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && frame.current?.contains(target)) before = target;
    };
    const giveBack = (changes: readonly MutationRecord[]) => {
      const isClosed = changes.some(({ removedNodes }) => removedNodes.length > 0);
      if (!isClosed || before === undefined || document.activeElement !== document.body) return;
      const place = before.isConnected ? before : frame.current?.querySelector<HTMLElement>('h1');
      place?.focus({ preventScroll: true });
    };
    const layers = new MutationObserver(giveBack);
    document.addEventListener('focusin', remember);
    layers.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', remember);
      layers.disconnect();
    };
  }, [frame]);
}
