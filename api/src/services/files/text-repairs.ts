import { type CodePage, changeCodePage, type DetectedCodePage, hasMisreadLetters } from 'shared-domain';
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

const IS_ASCII = /^[\0-\x7f]*$/;
/** A run of letters as a code page's words are found: ASCII letters and all that is not ASCII. */
const LETTERS = /(?:[A-Za-z]|[^\0-\x7f])+/g;

/** Words by which a code page was recognised that are looked for in the cells. */
const MAX_WORDS = 100;

/** What the decoder of a file mended instead of refusing the file, and the code page that it recognised. */
export class TextRepairs {
  /** Only the code page is recognised: other faults refuse the file. */
  readonly isStrict: boolean;
  #codePage: CodePage = 'windows-1252';
  readonly #words = new Set<string>();
  readonly #doubtful = new Set<string>();
  readonly #controlsByLine = new Map<number, number>();
  readonly #foreignLettersByLine = new Map<number, string>();

  constructor({ isStrict = false }: { readonly isStrict?: boolean } = {}) {
    this.isStrict = isStrict;
  }

  /** The code page of a part of the file, and the one that it is read with. */
  addCodePage({ page, words, doubtful }: DetectedCodePage, readWith: CodePage): void {
    this.#codePage = readWith;
    const isSame = page === readWith;
    for (const word of isSame ? words : []) if (this.#words.size < MAX_WORDS) this.#words.add(word);
    const misread = isSame ? doubtful : words.map((word) => changeCodePage(word, page, readWith));
    for (const word of misread) if (this.#doubtful.size < MAX_WORDS) this.#doubtful.add(word);
  }

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
    const firstLine = records[0]?.line ?? 1;
    for (const record of records)
      for (const index of record.cells.keys()) {
        const { line } = record;
        const cell = readWritten(record, index);
        if (IS_ASCII.test(cell)) continue;
        const location = { line, column: index + 1, name: names[index] };
        if (this.#hasWord(this.#words, cell))
          notes.add('codePageRead', { line: firstLine }, cell, { page: this.#codePage });
        if (hasMisreadLetters(cell) || this.#hasWord(this.#doubtful, cell)) notes.add('lettersMisread', location, cell);
        if (cell.includes(LOST_LETTER)) notes.add('lettersLost', location, cell);
        else if (this.#hasForeignLetter(line, cell)) notes.add('bytesForeign', location, cell);
        else continue;
        unlocated.delete(line);
      }
    for (const [line, letters] of unlocated) notes.add('bytesForeign', { line }, letters);
    notes.addWarnings(errors);
  }

  #hasWord(words: ReadonlySet<string>, cell: string): boolean {
    return words.size > 0 && (cell.match(LETTERS) ?? []).some((word) => words.has(word));
  }

  #hasForeignLetter(line: number, cell: string): boolean {
    const letters = this.#foreignLettersByLine.get(line);
    return letters !== undefined && [...letters].some((letter) => cell.includes(letter));
  }
}
