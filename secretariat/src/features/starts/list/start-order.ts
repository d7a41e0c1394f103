import type { StartEdit } from 'shared-domain/contract';
import type { Start } from '../starts-endpoints.ts';

export const hasLanes = (rows: readonly Start[]): boolean => rows.some(({ lane }) => lane !== undefined && lane > 0);

/** Larger than any lane: rows without one come last. */
const AFTER_ALL_LANES = 1000;

/** Rows by lane if the list has lanes, else unchanged. */
export function sortStarts(rows: readonly Start[]): readonly Start[] {
  if (!hasLanes(rows)) return rows;
  return rows.toSorted((a, b) => (a.lane || AFTER_ALL_LANES) - (b.lane || AFTER_ALL_LANES));
}

/**
 * The edits that move a row between two indexes (from 0) of its list. In lanes the two rows swap; else the row is inserted, and
 * the order numbers after it change.
 */
export function makeMoveEdits(rows: readonly Start[], trial: string, from: number, to: number): StartEdit[] {
  const shownRows = sortStarts(rows);
  const [movedRow, targetRow] = [shownRows[from], shownRows[to]];
  if (movedRow === undefined || targetRow === undefined || from === to) return [];
  if (hasLanes(rows)) return [{ op: 'swap', trial, row: movedRow.row, with: { trial, row: targetRow.row } }];
  const next = shownRows.toSpliced(from, 1).toSpliced(to, 0, movedRow);
  return next.flatMap((row, index): StartEdit[] =>
    row.odr === index + 1 && shownRows[index] === row ? [] : [{ op: 'move', trial, row: row.row, odr: index + 1 }],
  );
}
