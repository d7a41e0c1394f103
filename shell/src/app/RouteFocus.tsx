import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-domain/platform';

/** What a visitor does ends the hold on the focus. */
const USER_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
/** Capture, so that an event that is already bubbling, such as the key press that opened the page, does not end the hold. */
const LISTENER_OPTIONS = { capture: true, passive: true };

/**
 * Focuses the page's title once it exists, and again when the focused element is removed: the title of a loading page is
 * replaced by the real one, and an open dialog keeps the focus until it closes. The reader's next action ends this.
 */
export function holdTitleFocus(): () => void {
  let hasTakenFocus = false;
  const focusTitle = () => {
    const title = document.querySelector<HTMLElement>('h1');
    if (title === null || (hasTakenFocus && document.activeElement !== document.body)) return;
    title.focus({ preventScroll: true });
    hasTakenFocus = document.activeElement === title;
  };
  const observer = new MutationObserver(focusTitle);
  const stop = () => {
    observer.disconnect();
    for (const name of USER_EVENTS) window.removeEventListener(name, stop, LISTENER_OPTIONS);
  };
  for (const name of USER_EVENTS) window.addEventListener(name, stop, LISTENER_OPTIONS);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'tabindex'],
  });
  focusTitle();
  return stop;
}

/** How long to wait after a navigation until the page is tall enough to be scrolled. */
const MAX_SCROLL_WAIT_MS = 3000;

/**
 * After a change of page, focuses the title, so that screen readers announce it, and scrolls to the top, or on the way back to
 * the last position. A change of filters changes only the query string and does neither.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const isFirstPage = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const storePosition = () => storeScroll(key, window.scrollY);
    window.addEventListener('scrollend', storePosition);
    window.addEventListener('pagehide', storePosition);
    return () => {
      window.removeEventListener('scrollend', storePosition);
      window.removeEventListener('pagehide', storePosition);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change is a change of pathname, and of nothing else
  useEffect(() => {
    const targetTop = navigationType === 'POP' ? readStoredScroll(key) : 0;
    const isFirst = isFirstPage.current;
    isFirstPage.current = false;
    const stopHolding = isFirst ? undefined : holdTitleFocus();
    const stopScrolling = retryEachFrame(() => {
      const isTallEnough = document.documentElement.scrollHeight >= targetTop + window.innerHeight;
      if (document.querySelector('h1') === null || !isTallEnough) return false;
      if (!isFirst || targetTop > 0) window.scrollTo(0, targetTop);
      return true;
    });
    return () => {
      stopHolding?.();
      stopScrolling();
    };
  }, [pathname]);

  return null;
}

const buildStorageKey = (key: string): string => `foulee.scroll.${key}`;

/** The last scroll position of a page, px; 0 where the browser has no storage. */
function readStoredScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(buildStorageKey(key)) ?? 0);
  } catch {
    return 0;
  }
}

function storeScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(buildStorageKey(key), String(top));
  } catch {
    return;
  }
}

/** Calls `attempt` at each frame until it returns true, the time is over, or the reader scrolls. */
function retryEachFrame(attempt: () => boolean): () => void {
  const deadline = performance.now() + MAX_SCROLL_WAIT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const tryInFrame = () => {
    if (attempt() || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(tryInFrame);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  frame = requestAnimationFrame(tryInFrame);
  return stop;
}
