import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Brings the chosen one of links that scroll sideways into sight, without moving the page. */
export function useChosenInSight<Element extends HTMLElement>(choice: string): RefObject<Element | null> {
  const scroller = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another link
  useLayoutEffect(() => {
    const room = scroller.current;
    const chosen = room?.querySelector('[aria-current]');
    if (room === null || !chosen) return;
    const [outer, inner] = [room.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      room.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [choice]);
  return scroller;
}
