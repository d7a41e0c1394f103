import { withoutUnseen } from 'shared-domain';

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
  | 'oldExcel'
  | 'quoteOpen';

/** Where in a text a fault is, from 1: a cell of its line, or a character of it. */
export interface FaultPlace {
  readonly line: number;
  readonly column?: number;
  readonly character?: number;
}

export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  readonly detail: string;
  /** Absent where the fault is what the file lacks as a whole. */
  readonly place: FaultPlace | undefined;

  constructor(reason: UnreadableReason, detail = '', place?: FaultPlace) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
    this.place = place;
  }
}

/** A cell as people see it, in one line. */
const seenCell = (cell: string): string => withoutUnseen(cell.replace(/[\r\n\t\u2028\u2029]+/g, ' ')).trim();

/** The table under its first line that holds anything; rows without a letter are left out. */
export function makeTable(name: string, lines: readonly SourceRow[]): SourceTable {
  const seen = lines.map(({ line, cells }) => ({ line, cells: cells.map(seenCell) }));
  const [head, ...rows] = seen.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (head === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  return { name, head: head.cells, rows };
}
