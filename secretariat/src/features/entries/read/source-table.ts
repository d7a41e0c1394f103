import { findColumnField, withoutUnseen } from 'shared-domain';

/** A row of a file, and its line, as spreadsheet programs count them. */
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table: what one of its lines says of its columns, and the rows under it. */
export interface SourceTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly SourceRow[];
  /** The line of the head, and the rows above it: a title, a date, a club. Absent where nothing is above. */
  readonly headLine?: number;
  readonly above?: readonly SourceRow[];
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

/** Lines among which the heads are looked for. */
export const MAX_TITLE_LINES = 20;
/** A line that names fewer things is a title. */
const MIN_KNOWN = 2;

/** How many of the cells of a line name something that a column of entries may say. */
export const countKnown = (cells: readonly string[]): number =>
  new Set(cells.flatMap((cell) => findColumnField(cell) ?? [])).size;

/** The index of the line that names the columns: the one that names most things, else the first. */
function findHead(lines: readonly SourceRow[]): number {
  const counts = lines.slice(0, MAX_TITLE_LINES).map(({ cells }) => countKnown(cells));
  const most = Math.max(...counts);
  return most < MIN_KNOWN ? 0 : counts.indexOf(most);
}

function splitAt(name: string, lines: readonly SourceRow[], at: number): SourceTable {
  const head = lines[at];
  const rows = lines.slice(at + 1);
  if (head === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  const table = { name, head: head.cells, rows };
  return at === 0 ? table : { ...table, headLine: head.line, above: lines.slice(0, at) };
}

/** The table under the line that names its columns; lines without a letter are left out. */
export function makeTable(name: string, lines: readonly SourceRow[]): SourceTable {
  const seen = lines.map(({ line, cells }) => ({ line, cells: cells.map(seenCell) }));
  const filled = seen.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return splitAt(name, filled, filled.length === 0 ? 0 : findHead(filled));
}

/** Lines of a table that may name its columns: those above its head, the head, and the first rows; the last line never. */
export function listHeadLines({ head, rows, headLine, above = [] }: SourceTable): readonly SourceRow[] {
  const own = { line: headLine ?? (rows[0]?.line ?? 2) - 1, cells: head };
  return [...above, own, ...rows.slice(0, -1)].slice(0, MAX_TITLE_LINES);
}

/** The same file with another line for its heads. */
export function chooseHead(table: SourceTable, line: number): SourceTable {
  const [own] = listHeadLines(table).slice((table.above ?? []).length);
  const lines = [...(table.above ?? []), ...(own === undefined ? [] : [own]), ...table.rows];
  const at = lines.findIndex((row) => row.line === line);
  return at < 0 ? table : splitAt(table.name, lines, at);
}
