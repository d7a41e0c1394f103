import { type EventRef, formatMark, MARK_STATUS } from 'shared-domain';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';

/** Whether places are 1, 2, 3 …, equal ones aside: nobody is missing among them. */
const isWhole = (places: readonly number[]): boolean =>
  places.toSorted((a, b) => a - b).every((place, index, all) => place === index + 1 || place === all[index - 1]);

/**
 * Takes the time from rows without a place that the file does not rank: those faster than all who have one, and all of them where the
 * other places are whole. Disqualified runners and guests are left so in lists; ranked by time they would win.
 */
export function leaveUnplaced(
  rows: readonly SentResult[],
  placeCells: readonly string[],
  locators: readonly ((field: string | undefined) => FileLocation)[],
  event: EventRef,
  errors: FileErrors,
): readonly SentResult[] {
  const timed = rows.filter(({ prf }) => prf.v !== undefined);
  const placed = timed.filter(({ rank }) => rank !== undefined);
  // A place that could not be read is told, and is one.
  const hasPlace = (index: number): boolean => /[1-9]/.test(placeCells[index] ?? '');
  if (placed.length === timed.length || placed.length * 2 < timed.length) return rows;
  const best = placed.reduce((min, { prf }) => Math.min(min, prf.v ?? min), Number.POSITIVE_INFINITY);
  const hasWholePlaces = isWhole(placed.flatMap(({ rank }) => rank ?? []));
  const notes = new CellNotes();
  const ranked = rows.map((row, index) => {
    const { rank, prf, splits: _, ...others } = row;
    if (rank !== undefined || prf.v === undefined || hasPlace(index) || (prf.v >= best && !hasWholePlaces)) return row;
    const location = locators[index]?.('rank') ?? { line: 1 };
    notes.add('unplaced', location, `${describeAthlete(row)} ${formatMark(prf, event)}`.trim());
    return { ...others, prf: { st: MARK_STATUS.dash } };
  });
  notes.addWarnings(errors);
  return ranked;
}
