import { useEffect, useRef } from 'react';
import { EXPIRED_STATUS } from 'shared-domain/contract';
import { sessionSlice, useLocation, useSelector } from 'shared-domain/platform';

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

/** Focuses the title after a change of page, so that screen readers announce it, and after signing in, where the screen takes the form's place at one address; not on the first page. */
export function TitleFocus() {
  const { pathname } = useLocation();
  const { token, status } = useSelector(sessionSlice.selectors.selectSession);
  const isFirstPage = useRef(true);
  // Over a screen whose session has expired the form is a dialog, which gives the focus back itself.
  const isSignedOut = token === undefined && status !== EXPIRED_STATUS;
  const wasSignedOut = useRef(isSignedOut);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change is a change of pathname, and of nothing else
  useEffect(() => {
    const isFirst = isFirstPage.current;
    isFirstPage.current = false;
    return isFirst ? undefined : holdTitleFocus();
  }, [pathname]);

  useEffect(() => {
    const hasSignedIn = wasSignedOut.current && !isSignedOut;
    wasSignedOut.current = isSignedOut;
    return hasSignedIn ? holdTitleFocus() : undefined;
  }, [isSignedOut]);

  return null;
}
