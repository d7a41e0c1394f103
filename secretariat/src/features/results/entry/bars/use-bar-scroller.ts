import { useCallback, useLayoutEffect, useRef } from 'react';

/** The least width of a bar, px: three attempts, and the sentence of a fault below them. */
const MIN_BAR_WIDTH = 50;

const sumWidths = (cells: Iterable<HTMLElement>): number => [...cells].reduce((sum, cell) => sum + cell.offsetWidth, 0);

/**
 * The scroller of a table of bars. Its bars are as wide as lets whole ones stand between the names and the results, which stay in
 * sight; it opens at the bar that is jumped, and its attributes `data-before` and `data-after` say where bars are out of sight.
 */
export function useBarScroller() {
  const scroller = useRef<HTMLDivElement>(null);
  const markHiddenSides = useCallback(() => {
    if (scroller.current === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current;
    scroller.current.toggleAttribute('data-before', scrollLeft > 1);
    scroller.current.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
  }, []);
  const fitBars = useCallback(() => {
    const head = scroller.current?.querySelector('thead');
    if (scroller.current === null || !head) return;
    scroller.current.style.removeProperty('--bar-width');
    // A table that has room for all its bars needs no width.
    const isCut = scroller.current.scrollWidth > scroller.current.clientWidth;
    const room = scroller.current.clientWidth - sumWidths(head.querySelectorAll<HTMLElement>('.who, .result, .place'));
    const count = Math.floor(room / MIN_BAR_WIDTH);
    if (isCut && count > 0) scroller.current.style.setProperty('--bar-width', `${room / count}px`);
    markHiddenSides();
  }, [markHiddenSides]);
  useLayoutEffect(() => {
    fitBars();
    const head = scroller.current?.querySelector('thead');
    const bar = head?.querySelector<HTMLElement>('.current');
    if (scroller.current !== null && head && bar) {
      const results = sumWidths(head.querySelectorAll<HTMLElement>('.result, .place'));
      scroller.current.scrollLeft = bar.offsetLeft + bar.offsetWidth + results - scroller.current.clientWidth;
    }
    window.addEventListener('resize', fitBars);
    return () => window.removeEventListener('resize', fitBars);
  }, [fitBars]);
  // Another bar may have been added, or the names be longer.
  useLayoutEffect(markHiddenSides);
  return { scroller, markHiddenSides };
}
