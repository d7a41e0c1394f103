import type { KeyboardEvent } from 'react';
import { moveCell, moveRound, moveRow, moveWithin, takeArrival } from './move-focus.ts';

/** The cell in which a key is pressed. */
interface PressedCell {
  /** Its column. */
  readonly name: string;
  /** The column of the same row that Enter goes to first: the wind of a jump. */
  readonly then: string | undefined;
  /** The column that Enter goes to in the next row, where it is not the same. */
  readonly down: string | undefined;
  /** Finishes what is typed; `confirmed` is the cell whose unlikely mark a person says is right, once asked. */
  readonly commit: (confirmed?: string) => void;
  /** Takes back what is typed. */
  readonly restore: () => void;
}

/**
 * What a key does in a cell of the marks grid: Enter finishes the mark and goes down, with Shift up; Escape takes back; Ctrl+S
 * saves; the arrows move between cells. Every other key is typed.
 */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  { name, then, down, commit, restore }: PressedCell,
): void {
  const cell = event.currentTarget;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const [from, to] = [cell.selectionStart ?? 0, cell.selectionEnd ?? 0];
  const isAllSelected = to - from === cell.value.length;
  // A move that found no cell leaves the arrow to the field.
  const preventDefaultIf = (hasMoved: boolean) => {
    if (hasMoved) event.preventDefault();
  };
  const hasArrived = takeArrival(cell);
  if (key === 'Enter') {
    event.preventDefault();
    if (hasArrived && !shiftKey) return;
    // A key that is held down repeats itself: that confirms nothing.
    commit(event.repeat ? undefined : name);
    const hasMovedWithin = !shiftKey && then !== undefined && moveWithin(cell, then);
    if (!hasMovedWithin && !moveRow(cell, shiftKey ? -1 : 1, down, !shiftKey) && !shiftKey) moveRound(cell);
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
