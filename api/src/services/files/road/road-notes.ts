import { type FileSayId, saying } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** Cells that a note quotes. */
const MAX_CELLS = 5;

interface Left {
  readonly place: FileLocation;
  readonly cells: Set<string>;
  rows: number;
}

/** What of a race's file was left out, one note a column and kind: where it is first, what the cells say and how many rows have it. */
export class RoadNotes {
  readonly #left = new Map<string, Left & { readonly id: FileSayId }>();

  add(id: FileSayId, place: FileLocation, cell = ''): void {
    const key = `${id} ${place.column}`;
    const left = this.#left.get(key) ?? { id, place, cells: new Set<string>(), rows: 0 };
    left.rows += 1;
    if (left.cells.size < MAX_CELLS) left.cells.add(cell);
    this.#left.set(key, left);
  }

  /** Adds the notes to the warnings of the file. */
  tell(errors: FileErrors): void {
    for (const { id, place, cells, rows } of this.#left.values())
      errors.warn(place, saying(id, { cells: [...cells].map((cell) => `"${cell}"`).join(', '), rows }));
  }
}
