import { useEffect, useRef } from 'react';

/**
 * Where a sheet stands: the line of whoever is called is always to be seen, whatever comes above or below the sheet, and the newest of its
 * columns; earlier ones are further left.
 */
export function useSheetScroll(calledRow: string | undefined, columnCount: number) {
  const sheet = useRef<HTMLElement>(null);
  // The keys do not move.
  useEffect(() => {
    const { current } = sheet;
    if (current === null) return;
    const showCalled = () => {
      if (calledRow !== undefined) current.querySelector('tr.go')?.scrollIntoView?.({ block: 'center' });
    };
    showCalled();
    // An attempt that is taken back may have been the only one: what is said before the first one stands at the head.
    if (calledRow === undefined) current.scrollTop = 0;
    if (columnCount > 0) current.scrollLeft = current.scrollWidth;
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(showCalled);
    observer.observe(current);
    return () => observer.disconnect();
  }, [calledRow, columnCount]);
  return sheet;
}
