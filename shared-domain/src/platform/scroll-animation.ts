import { type RefCallback, useCallback, useState } from 'react';
import { findScrollDirection, type ScrollAnimation, updateClasses } from './state/scroll-animation.ts';

/** Props for an animated element. */
export interface ScrollAnimated<E extends Element> {
  readonly ref: RefCallback<E>;
  readonly className: string;
}

/** The classes of an element, and whether it shows them without moving because it was in view from the start. */
interface AnimationState {
  readonly classes: readonly string[];
  readonly isStill: boolean;
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates an element when it comes into view (P4.11), with one name or one for each direction of the scroll, without the prefix
 * `animate__`; with `repeat` every time. With `skipFirst` an element that is in view from the start does not move, for pages that the
 * server has drawn. Nothing moves for readers who prefer reduced motion. The keyframes are in `animate.css`: `fadeIn`, `fadeInUp`,
 * `fadeInDown`.
 * @example const { ref, className } = useScrollAnimation({ down: 'fadeInUp', up: 'fadeInDown' }, { repeat: true });
 */
export function useScrollAnimation<E extends Element = HTMLElement>(
  animation: ScrollAnimation,
  { repeat = false, skipFirst = false }: { readonly repeat?: boolean; readonly skipFirst?: boolean } = {},
): ScrollAnimated<E> {
  const down = typeof animation === 'string' ? animation : animation.down;
  const up = typeof animation === 'string' ? animation : animation.up;
  const [animationState, setAnimationState] = useState<AnimationState>({ classes: [], isStill: true });

  const ref = useCallback<RefCallback<E>>(
    (element) => {
      if (element === null || prefersReducedMotion()) return undefined;
      let lastScrollY = window.scrollY;
      let lastState: AnimationState = { classes: [], isStill: skipFirst };
      const update = () => {
        const direction = findScrollDirection(lastScrollY, window.scrollY);
        lastScrollY = window.scrollY;
        const moment = { edges: element.getBoundingClientRect(), viewportHeight: window.innerHeight, direction };
        const classes = updateClasses(lastState.classes, { down, up }, moment, { repeat });
        const isStill = lastState.isStill && classes.length > 0;
        const isChanged = classes.length !== lastState.classes.length;
        lastState = { classes, isStill };
        if (isChanged) setAnimationState(lastState);
      };
      update();
      window.addEventListener('scroll', update, { passive: true });
      window.addEventListener('resize', update);
      return () => {
        window.removeEventListener('scroll', update);
        window.removeEventListener('resize', update);
      };
    },
    [down, up, repeat, skipFirst],
  );
  const { classes, isStill } = animationState;
  return { ref, className: [...(isStill || classes.length === 0 ? [] : ['animate__animated']), ...classes].join(' ') };
}
