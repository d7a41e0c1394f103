import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-domain/platform';

/** How long a page may take to bring its title, or its height, after a navigation. */
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
    const remember = () => sessionStorage.setItem(`foulee.scroll.${key}`, String(window.scrollY));
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change is a change of pathname, and of nothing else
  useEffect(() => {
    const wanted = type === 'POP' ? Number(sessionStorage.getItem(`foulee.scroll.${key}`) ?? 0) : 0;
    const arriving = first.current;
    first.current = false;
    return whenThere(() => {
      const title = document.querySelector<HTMLElement>('h1');
      const tall = document.documentElement.scrollHeight >= wanted + window.innerHeight;
      if (title === null || !tall) return false;
      if (!arriving) title.focus({ preventScroll: true });
      if (!arriving || wanted > 0) window.scrollTo(0, wanted);
      return true;
    });
  }, [pathname]);

  return null;
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
