import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-domain/platform';
import { computePlaceTop, findScrollPlace, readStoredPlace, storePlace } from './scroll-place.ts';

/** How long to wait after a navigation until the page is tall enough to be scrolled; on a slow phone that is seconds. */
const MAX_SCROLL_WAIT_MS = 10_000;
/** What a reader does ends the wait. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Capture, so that an event that is already bubbling, such as the key press that opened the page, does not end it. */
const LISTENER_OPTIONS = { capture: true, passive: true };

/** Scrolls to the top after a change of page, or on the way back to the last place; not after a change of filters in the query string. */
export function PageScroll() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const isFirstPage = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const storePosition = () => storePlace(key, findScrollPlace());
    window.addEventListener('scrollend', storePosition);
    window.addEventListener('pagehide', storePosition);
    // A link may be chosen before a scroll has ended, and some scrolls end without an event.
    window.addEventListener('click', storePosition, LISTENER_OPTIONS);
    return () => {
      window.removeEventListener('scrollend', storePosition);
      window.removeEventListener('pagehide', storePosition);
      window.removeEventListener('click', storePosition, LISTENER_OPTIONS);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change is a change of pathname, and of nothing else
  useEffect(() => {
    const place = navigationType === 'POP' ? readStoredPlace(key) : undefined;
    const isReturn = place !== undefined && place.top > 0;
    const isFirst = isFirstPage.current;
    isFirstPage.current = false;
    // Parts out of sight, whose height is not known yet, are laid out before a place is looked for, and stay so in this page.
    document.documentElement.toggleAttribute('data-laid-out', isReturn);
    return retryEachFrame(() => {
      if (document.querySelector('h1') === null) return false;
      const top = isReturn ? computePlaceTop(place) : 0;
      // Positions are parts of a pixel, the height of the page is not.
      if (document.documentElement.scrollHeight + 1 < top + window.innerHeight) return false;
      if (!isFirst || isReturn) window.scrollTo(0, top);
      return true;
    });
  }, [pathname]);

  return null;
}

/** Calls `attempt` at each frame until it returns true, the time is over, or the reader acts. */
function retryEachFrame(attempt: () => boolean): () => void {
  const deadline = performance.now() + MAX_SCROLL_WAIT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of READER_EVENTS) window.removeEventListener(name, stop, LISTENER_OPTIONS);
  };
  const tryInFrame = () => {
    if (attempt() || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(tryInFrame);
  };
  for (const name of READER_EVENTS) window.addEventListener(name, stop, LISTENER_OPTIONS);
  frame = requestAnimationFrame(tryInFrame);
  return stop;
}
