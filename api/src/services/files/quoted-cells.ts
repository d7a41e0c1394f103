import { createFileMessage, type FileMessage, type FileMessageId } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from './file-errors.ts';

/** Cells that a warning quotes. */
const MAX_QUOTED_CELLS = 5;

/** The first different cells in quotes, as warnings have them. */
export const quoteCells = (cells: Iterable<string>): string =>
  [...new Set(cells)]
    .slice(0, MAX_QUOTED_CELLS)
    .map((cell) => `"${cell}"`)
    .join(', ');

interface NotedCells {
  readonly id: FileMessageId;
  readonly location: FileLocation;
  readonly values: FileMessage['values'];
  readonly cells: Set<string>;
  rows: number;
}

/** Collects cells to warn of: one warning for each column and reason, with the first location, some cells and the count. */
export class CellNotes {
  readonly #noted = new Map<string, NotedCells>();

  /** @param values of the message besides `cells` and `rows`; those of the first cell count */
  add(id: FileMessageId, location: FileLocation, cell = '', values: FileMessage['values'] = {}): void {
    const key = `${id} ${location.column}`;
    const noted = this.#noted.get(key) ?? { id, location, values, cells: new Set<string>(), rows: 0 };
    noted.rows += 1;
    if (noted.cells.size < MAX_QUOTED_CELLS) noted.cells.add(cell);
    this.#noted.set(key, noted);
  }

  addWarnings(errors: FileErrors): void {
    for (const { id, location, values, cells, rows } of this.#noted.values())
      errors.warn(location, createFileMessage(id, { ...values, cells: quoteCells(cells), rows }));
  }
}
