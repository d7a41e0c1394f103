import { createFileMessage, type FileMessageId } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** Cells that a warning quotes. */
const MAX_CELLS = 5;

interface LeftOut {
  readonly location: FileLocation;
  readonly cells: Set<string>;
  rows: number;
}

/** Collects cells that were left out: one warning for each column and reason, with the first location, some cells and the count. */
export class RoadNotes {
  readonly #leftOut = new Map<string, LeftOut & { readonly id: FileMessageId }>();

  add(id: FileMessageId, location: FileLocation, cell = ''): void {
    const key = `${id} ${location.column}`;
    const leftOut = this.#leftOut.get(key) ?? { id, location, cells: new Set<string>(), rows: 0 };
    leftOut.rows += 1;
    if (leftOut.cells.size < MAX_CELLS) leftOut.cells.add(cell);
    this.#leftOut.set(key, leftOut);
  }

  addWarnings(errors: FileErrors): void {
    for (const { id, location, cells, rows } of this.#leftOut.values())
      errors.warn(location, createFileMessage(id, { cells: [...cells].map((cell) => `"${cell}"`).join(', '), rows }));
  }
}
