import { type RefObject, useEffect, useState } from 'react';

/** Distance from the screen, px, at which an element is near: it is loaded by the time the reader scrolls to it. */
const MARGIN_PX = 400;

/** True once an element has been near the screen; always true in browsers without IntersectionObserver. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return undefined;
    if (!('IntersectionObserver' in window)) return setIsNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsNear(true);
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
