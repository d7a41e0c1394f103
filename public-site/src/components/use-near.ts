import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something is already near, px: it is there when a reader scrolls to it. */
const MARGIN = 400;

/** True once an element has come near the screen, and from then on; at once where the browser cannot tell. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return undefined;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
