import { type RefObject, useEffect, useState } from 'react';

/** Distance from the screen, px, at which an element is near: it is loaded by the time the reader scrolls to it. */
const MARGIN = 400;

/** True once an element has been near the screen; always true in browsers without IntersectionObserver. */
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
