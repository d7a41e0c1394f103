import { createFileMessage } from 'shared-domain/contract';
import { readWritten, type TableRecord } from './csv/read-records.ts';
import type { FileErrors } from './file-errors.ts';
import { CellNotes } from './quoted-cells.ts';

/** Stands for a letter that was lost when the file was written, or whose byte has no letter. */
export const LOST_LETTER = '\ufffd';

/** Lines whose control characters are told one by one. */
const MAX_LINES = 20;

/** The rows of a file with their cells, and the names of its columns. */
interface RepairedTable {
  readonly names: readonly string[];
  readonly records: readonly Pick<TableRecord, 'line' | 'cells' | 'written'>[];
}

/** What the decoder of a file of results mended instead of refusing the file. */
export class TextRepairs {
  readonly #controlsByLine = new Map<number, number>();
  readonly #foreignLettersByLine = new Map<number, string>();

  addControl(line: number): void {
    this.#controlsByLine.set(line, (this.#controlsByLine.get(line) ?? 0) + 1);
  }

  /** A byte of a UTF-8 file that was read as this letter of Windows-1252. */
  addForeignLetter(line: number, letter: string): void {
    this.#foreignLettersByLine.set(line, (this.#foreignLettersByLine.get(line) ?? '') + letter);
  }

  /** Warns of all repairs, and of letters that were lost before the file arrived, by the cells that have them. */
  addWarnings(errors: FileErrors, { names, records }: RepairedTable): void {
    const lines = [...this.#controlsByLine];
    const removed = lines.reduce((sum, [, count]) => sum + count, 0);
    for (const [line, count] of lines.length > MAX_LINES ? [[lines[0]?.[0] ?? 1, removed] as const] : lines)
      errors.warn({ line }, createFileMessage('charactersOut', { count }));
    const notes = new CellNotes();
    const unlocated = new Map(this.#foreignLettersByLine);
    for (const record of records)
      for (const index of record.cells.keys()) {
        const { line } = record;
        const cell = readWritten(record, index);
        const location = { line, column: index + 1, name: names[index] };
        if (cell.includes(LOST_LETTER)) notes.add('lettersLost', location, cell);
        else if (this.#hasForeignLetter(line, cell)) notes.add('bytesForeign', location, cell);
        else continue;
        unlocated.delete(line);
      }
    for (const [line, letters] of unlocated) notes.add('bytesForeign', { line }, letters);
    notes.addWarnings(errors);
  }

  #hasForeignLetter(line: number, cell: string): boolean {
    const letters = this.#foreignLettersByLine.get(line);
    return letters !== undefined && [...letters].some((letter) => cell.includes(letter));
  }
}
