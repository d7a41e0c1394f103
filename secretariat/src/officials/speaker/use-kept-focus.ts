import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was when a key goes that had the focus, such as «Vu»: on the nearest part around it that can have the focus.
 * Answers what the page takes.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const page = useRef<E>(null);
  const focused = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const observer = new MutationObserver(() => {
      const [key, ...around] = focused.current;
      if (key === undefined || key.isConnected || document.activeElement !== document.body) return;
      focused.current = [];
      (around.find(({ isConnected }) => isConnected) ?? root).focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref: page,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      const path: HTMLElement[] = [target as HTMLElement];
      for (let one = target.parentElement; one !== null && one !== page.current; one = one.parentElement)
        if (one.hasAttribute('tabindex')) path.push(one);
      focused.current = path;
    },
    onBlur({ target }: FocusEvent) {
      // A key that goes says so too, in some browsers while it is still there.
      queueMicrotask(() => {
        if (target.isConnected && focused.current[0] === target) focused.current = [];
      });
    },
  };
}
