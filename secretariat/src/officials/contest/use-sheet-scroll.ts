import { useEffect, useRef } from 'react';

/** Where a sheet stands: the line of whoever is called is always to be seen, and the newest of its columns; earlier ones are further left. */
export function useSheetScroll(calledRow: string | undefined, columnCount: number) {
  const sheet = useRef<HTMLElement>(null);
  // The keys do not move.
  useEffect(() => {
    const { current } = sheet;
    if (current === null) return;
    if (calledRow !== undefined) current.querySelector('tr.go')?.scrollIntoView?.({ block: 'center' });
    if (columnCount > 0) current.scrollLeft = current.scrollWidth;
  }, [calledRow, columnCount]);
  return sheet;
}
