import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const CELL_SELECTOR = '.in.mend';

interface IssueFocus {
  readonly frame: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in place: when a corrected row disappears, the cell of the row that takes its place gets the focus, or the
 * frame when none is left.
 * @param issues a new value each time the table changes
 */
export function useIssueFocus(issues: unknown): IssueFocus {
  const frame = useRef<HTMLElement>(null);
  const rowIndex = useRef<number>(undefined);
  useEffect(() => {
    const index = rowIndex.current;
    if (index === undefined || document.activeElement !== document.body || issues === undefined) return;
    const cells = frame.current?.querySelectorAll<HTMLInputElement>(CELL_SELECTOR) ?? [];
    const cell = cells[Math.min(index, cells.length - 1)];
    if (cell === undefined) frame.current?.focus();
    else cell.focus();
  }, [issues]);
  return {
    frame,
    onFocus: ({ target }) => {
      const rows = [...(frame.current?.querySelectorAll('tbody tr') ?? [])].filter((row) =>
        row.querySelector(CELL_SELECTOR),
      );
      const index = rows.findIndex((row) => row.contains(target));
      if (index >= 0) rowIndex.current = index;
    },
  };
}
