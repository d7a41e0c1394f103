import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-domain/platform';

/** How long to wait after a navigation until the page is tall enough to be scrolled. */
const MAX_SCROLL_WAIT_MS = 3000;

/** Scrolls to the top after a change of page, or on the way back to the last position; not after a change of filters in the query string. */
export function PageScroll() {
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
    return retryEachFrame(() => {
      const isTallEnough = document.documentElement.scrollHeight >= targetTop + window.innerHeight;
      if (document.querySelector('h1') === null || !isTallEnough) return false;
      if (!isFirst || targetTop > 0) window.scrollTo(0, targetTop);
      return true;
    });
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
