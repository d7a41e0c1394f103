/** A row of a file, and its line, as spreadsheet programs count them. */
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table: what its first line says of its columns, and the rows under it. */
export interface SourceTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly SourceRow[];
}

/** Why a file is no table of entries: the key of the sentence that says so. */
type UnreadableReason =
  | 'empty'
  | 'noRows'
  | 'noStarts'
  | 'notUpload'
  | 'notWorkbook'
  | 'notXml'
  | 'tooLarge'
  | 'tooManyCells'
  | 'oldExcel';

export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  readonly detail: string;

  constructor(reason: UnreadableReason, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The table under its first line that holds anything; rows without a letter are left out. */
export function makeTable(name: string, lines: readonly SourceRow[]): SourceTable {
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  return {
    name,
    head: head.cells.map((cell) => cell.trim()),
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) })),
  };
}
