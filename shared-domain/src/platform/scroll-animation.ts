import { type RefCallback, useCallback, useState } from 'react';
import { classesAfterScroll, type ScrollAnimation, scrollDirection } from './state/scroll-animation.ts';

/** What an animated element is given. */
export interface ScrollAnimated<E extends Element> {
  readonly ref: RefCallback<E>;
  readonly className: string;
}

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates an element as it comes into view (P4.11): one name, or one for each direction of the scroll, without the
 * prefix `animate__`; `repeat` lets it come in again. A reader who asks for no motion sees none. The keyframes are in
 * `animate.css`: `fadeIn`, `fadeInUp`, `fadeInDown`.
 * @example const { ref, className } = useScrollAnimation({ down: 'fadeInUp', up: 'fadeInDown' }, { repeat: true });
 */
export function useScrollAnimation<E extends Element = HTMLElement>(
  animation: ScrollAnimation,
  { repeat = false }: { readonly repeat?: boolean } = {},
): ScrollAnimated<E> {
  const down = typeof animation === 'string' ? animation : animation.down;
  const up = typeof animation === 'string' ? animation : animation.up;
  const [classes, setClasses] = useState<readonly string[]>([]);

  const ref = useCallback<RefCallback<E>>(
    (element) => {
      if (element === null || stillness()) return undefined;
      let from = window.scrollY;
      const look = () => {
        const direction = scrollDirection(from, window.scrollY);
        from = window.scrollY;
        const moment = { edges: element.getBoundingClientRect(), viewportHeight: window.innerHeight, direction };
        setClasses((before) => {
          const after = classesAfterScroll(before, { down, up }, moment, { repeat });
          return after.length === before.length ? before : after;
        });
      };
      look();
      window.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        window.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
      };
    },
    [down, up, repeat],
  );
  return { ref, className: classes.length === 0 ? '' : ['animate__animated', ...classes].join(' ') };
}
