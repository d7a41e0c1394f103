import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const CELL = '.in.mend';

interface FaultFocus {
  readonly frame: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Keeps whoever repairs faults at their place: when the repaired row goes, the focus is on the cell of the row that takes its place, or on the
 * frame where none is left.
 * @param faults what the table shows; another value each time that it changes
 */
export function useFaultFocus(faults: unknown): FaultFocus {
  const frame = useRef<HTMLElement>(null);
  const at = useRef<number>(undefined);
  useEffect(() => {
    const place = at.current;
    if (place === undefined || document.activeElement !== document.body || faults === undefined) return;
    const cells = frame.current?.querySelectorAll<HTMLInputElement>(CELL) ?? [];
    const cell = cells[Math.min(place, cells.length - 1)];
    if (cell === undefined) frame.current?.focus();
    else cell.focus();
  }, [faults]);
  return {
    frame,
    onFocus: ({ target }) => {
      const rows = [...(frame.current?.querySelectorAll('tbody tr') ?? [])].filter((row) => row.querySelector(CELL));
      const index = rows.findIndex((row) => row.contains(target));
      if (index >= 0) at.current = index;
    },
  };
}
