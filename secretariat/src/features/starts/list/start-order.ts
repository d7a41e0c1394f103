import type { StartEdit } from 'shared-domain/contract';
import type { Start } from '../starts-endpoints.ts';

/** A list in lanes is shown by lane; any other in its own order. */
export const hasLanes = (rows: readonly Start[]): boolean => rows.some(({ lane }) => lane !== undefined && lane > 0);

const AFTER_ALL = 1000;

export function inOrder(rows: readonly Start[]): readonly Start[] {
  if (!hasLanes(rows)) return rows;
  return rows.toSorted((a, b) => (a.lane || AFTER_ALL) - (b.lane || AFTER_ALL));
}

/**
 * The edits that bring a row to another place of its list, from 0. In lanes it changes places with whoever is there, so that
 * lanes stay what they are; else it is put in between, and the numbers after it change.
 */
export function moveEdits(rows: readonly Start[], trial: string, from: number, to: number): StartEdit[] {
  const shown = inOrder(rows);
  const [moved, there] = [shown[from], shown[to]];
  if (moved === undefined || there === undefined || from === to) return [];
  if (hasLanes(rows)) return [{ op: 'swap', trial, row: moved.row, with: { trial, row: there.row } }];
  const next = shown.toSpliced(from, 1).toSpliced(to, 0, moved);
  return next.flatMap((row, at): StartEdit[] =>
    row.odr === at + 1 && shown[at] === row ? [] : [{ op: 'move', trial, row: row.row, odr: at + 1 }],
  );
}
