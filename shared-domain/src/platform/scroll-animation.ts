import { type RefCallback, useCallback, useState } from 'react';
import { classesAfterScroll, type ScrollAnimation, scrollDirection } from './state/scroll-animation.ts';

/** What an animated element is given. */
export interface ScrollAnimated<E extends Element> {
  readonly ref: RefCallback<E>;
  readonly className: string;
}

/** The classes of an element, and whether it has been in view since it was drawn. */
interface Shown {
  readonly classes: readonly string[];
  readonly isStill: boolean;
}

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates an element as it comes into view (P4.11): one name, or one for each direction of the scroll, without the
 * prefix `animate__`; `repeat` lets it come in again. What is in view as it is drawn has the classes too, and with `skipFirst` does
 * not move: a page that the server drew is not seen twice. A reader who asks for no motion sees none. The keyframes are in `animate.css`:
 * `fadeIn`, `fadeInUp`, `fadeInDown`.
 * @example const { ref, className } = useScrollAnimation({ down: 'fadeInUp', up: 'fadeInDown' }, { repeat: true });
 */
export function useScrollAnimation<E extends Element = HTMLElement>(
  animation: ScrollAnimation,
  { repeat = false, skipFirst = false }: { readonly repeat?: boolean; readonly skipFirst?: boolean } = {},
): ScrollAnimated<E> {
  const down = typeof animation === 'string' ? animation : animation.down;
  const up = typeof animation === 'string' ? animation : animation.up;
  const [shown, setShown] = useState<Shown>({ classes: [], isStill: true });

  const ref = useCallback<RefCallback<E>>(
    (element) => {
      if (element === null || stillness()) return undefined;
      let from = window.scrollY;
      let last: Shown = { classes: [], isStill: skipFirst };
      const look = () => {
        const direction = scrollDirection(from, window.scrollY);
        from = window.scrollY;
        const moment = { edges: element.getBoundingClientRect(), viewportHeight: window.innerHeight, direction };
        const classes = classesAfterScroll(last.classes, { down, up }, moment, { repeat });
        const isStill = last.isStill && classes.length > 0;
        const isChanged = classes.length !== last.classes.length;
        last = { classes, isStill };
        if (isChanged) setShown(last);
      };
      look();
      window.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        window.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
      };
    },
    [down, up, repeat, skipFirst],
  );
  const { classes, isStill } = shown;
  return { ref, className: [...(isStill || classes.length === 0 ? [] : ['animate__animated']), ...classes].join(' ') };
}
