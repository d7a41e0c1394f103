import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-domain/platform';

const READER_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
/** On its way down: the key that led to the page is on its way up by then, and is no further act. */
const DOWNWARDS = { capture: true, passive: true };

/**
 * Gives the focus to the page's title once it is there, and again when what had it is taken out of the page: a waiting page's
 * title makes way for the real one, and a dialog that closes late keeps everything else from the focus. The reader's next act ends it.
 */
export function holdTitleFocus(): () => void {
  let hasArrived = false;
  const look = () => {
    const title = document.querySelector<HTMLElement>('h1');
    if (title === null || (hasArrived && document.activeElement !== document.body)) return;
    title.focus({ preventScroll: true });
    hasArrived = document.activeElement === title;
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    for (const name of READER_EVENTS) window.removeEventListener(name, stop, DOWNWARDS);
  };
  for (const name of READER_EVENTS) window.addEventListener(name, stop, DOWNWARDS);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'tabindex'],
  });
  look();
  return stop;
}

/** How long a page may take to bring its height after a navigation. */
const PATIENCE_MS = 3000;

/**
 * After a change of page: the title takes the focus, so that it is read out, and the page is at its top, or where it was when
 * the reader comes back. A change of filters only touches the search part and moves nothing.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => keepScroll(key, window.scrollY);
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change is a change of pathname, and of nothing else
  useEffect(() => {
    const wanted = type === 'POP' ? keptScroll(key) : 0;
    const arriving = first.current;
    first.current = false;
    const letGo = arriving ? undefined : holdTitleFocus();
    const stopScroll = whenThere(() => {
      const tall = document.documentElement.scrollHeight >= wanted + window.innerHeight;
      if (document.querySelector('h1') === null || !tall) return false;
      if (!arriving || wanted > 0) window.scrollTo(0, wanted);
      return true;
    });
    return () => {
      letGo?.();
      stopScroll();
    };
  }, [pathname]);

  return null;
}

const nameOf = (key: string): string => `foulee.scroll.${key}`;

/** Where a page was left; a browser that keeps nothing comes back to its top. */
function keptScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(nameOf(key)) ?? 0);
  } catch {
    return 0;
  }
}

function keepScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(nameOf(key), String(top));
  } catch {
    return;
  }
}

/** Tries at each frame until it works, patience ends, or the reader moves the page. */
function whenThere(attempt: () => boolean): () => void {
  const limit = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const next = () => {
    if (attempt() || performance.now() > limit) stop();
    else frame = requestAnimationFrame(next);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  frame = requestAnimationFrame(next);
  return stop;
}
