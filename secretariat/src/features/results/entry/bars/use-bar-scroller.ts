import { useCallback, useLayoutEffect, useRef } from 'react';

/** The least width of a bar, px: three attempts, and a word on its state; six bars fit on a tablet. */
const MIN_BAR_WIDTH = 46;

/** Whether a cell stays beside the bars; which ones do depends on the room. */
const isSticky = (cell: HTMLElement): boolean => getComputedStyle(cell).position === 'sticky';

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
    const resultsWidth = sumWidths(head.querySelectorAll<HTMLElement>('.result, .place'));
    const [order, name, best] = head.querySelectorAll<HTMLElement>('th:not(.result, .place, .num)');
    const beforeBars = [order, name, best].filter((cell) => cell !== undefined && isSticky(cell)) as HTMLElement[];
    const namesWidth = sumWidths(beforeBars);
    scroller.current.style.setProperty('--order-width', `${order?.offsetWidth ?? 0}px`);
    scroller.current.style.setProperty('--name-width', `${name?.offsetWidth ?? 0}px`);
    scroller.current.style.setProperty('--names-width', `${namesWidth}px`);
    scroller.current.style.setProperty('--results-width', `${resultsWidth}px`);
    const room = scroller.current.clientWidth - namesWidth - resultsWidth;
    const count = Math.floor(room / MIN_BAR_WIDTH);
    if (isCut && count > 0) scroller.current.style.setProperty('--bar-width', `${room / count}px`);
    markHiddenSides();
  }, [markHiddenSides]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let openedAt = element.scrollLeft;
    const showCurrent = () => {
      fitBars();
      const head = element.querySelector('thead');
      const bar = head?.querySelector<HTMLElement>('.current');
      // A person who has scrolled stays there.
      if (!head || !bar || element.scrollLeft !== openedAt) return;
      const results = sumWidths(head.querySelectorAll<HTMLElement>('.result, .place'));
      element.scrollLeft = bar.offsetLeft + bar.offsetWidth + results - element.clientWidth;
      openedAt = element.scrollLeft;
    };
    showCurrent();
    // jsdom has none.
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(showCurrent);
    sizes.observe(element);
    // A bar that is added takes room from the names, while the table stays as wide as it is.
    for (const sized of element.querySelectorAll('table, thead th:not(.num)')) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [fitBars]);
  // Another bar may have been added, or the names be longer.
  useLayoutEffect(markHiddenSides);
  return { scroller, markHiddenSides };
}
