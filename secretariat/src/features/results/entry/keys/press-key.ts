import type { KeyboardEvent } from 'react';
import { clearArrival, moveCell, moveInRow, moveRow, moveToOpenCell } from './move-focus.ts';

/** The cell in which a key is pressed. */
interface PressedCell {
  readonly column: string;
  /** Column of the same row that Enter moves to first: the wind of a jump. */
  readonly nextColumn: string | undefined;
  /** Column that Enter moves to in the next row, if not the same. */
  readonly nextRowColumn: string | undefined;
  /** Completes the typed text; `confirmed` is the column whose unlikely mark the user confirms. */
  readonly commit: (confirmed?: string) => void;
  /** Restores the text from before typing. */
  readonly restore: () => void;
}

/**
 * Handles a key in a cell of the marks grid: Enter completes the mark and moves down, with Shift up; Escape restores; Ctrl+S
 * saves; the arrows move between cells. All other keys type.
 */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  { column, nextColumn, nextRowColumn, commit, restore }: PressedCell,
): void {
  const cell = event.currentTarget;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const [from, to] = [cell.selectionStart ?? 0, cell.selectionEnd ?? 0];
  const isAllSelected = to - from === cell.value.length;
  // Without a cell to move to, the arrow moves within the text.
  const preventDefaultIf = (hasMoved: boolean) => {
    if (hasMoved) event.preventDefault();
  };
  const hasArrived = clearArrival(cell);
  if (key === 'Enter') {
    event.preventDefault();
    if (hasArrived && !shiftKey) return;
    // A repeated Enter, from a key held down, must not confirm an unlikely mark.
    commit(event.repeat ? undefined : column);
    const hasMovedWithin = !shiftKey && nextColumn !== undefined && moveInRow(cell, nextColumn);
    if (!hasMovedWithin && !moveRow(cell, shiftKey ? -1 : 1, nextRowColumn, !shiftKey) && !shiftKey)
      moveToOpenCell(cell);
  } else if (key === 'Escape') restore();
  else if ((ctrlKey || metaKey) && key.toLowerCase() === 's') {
    event.preventDefault();
    commit();
  } else if (ctrlKey || metaKey || altKey) {
    return;
  } else if (key === 'ArrowDown') preventDefaultIf(moveRow(cell, 1));
  else if (key === 'ArrowUp') preventDefaultIf(moveRow(cell, -1));
  else if (key === 'ArrowLeft' && !shiftKey && (isAllSelected || (from === 0 && to === 0)))
    preventDefaultIf(moveCell(cell, -1));
  else if (key === 'ArrowRight' && !shiftKey && (isAllSelected || from === cell.value.length))
    preventDefaultIf(moveCell(cell, 1));
}
