import { countKnownColumns, withoutUnseen } from 'shared-domain';
import { isLikeRows } from './cell-kind.ts';

/** A row of a file, and its line, as spreadsheet programs count them. */
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table: what one of its lines says of its columns, and the rows under it. */
export interface SourceTable {
  readonly name: string;
  /** The sheet of a workbook. */
  readonly sheet?: string;
  readonly head: readonly string[];
  readonly rows: readonly SourceRow[];
  /** The line of the head, 1 when left out; 0 where our own reader named the columns. */
  readonly headLine?: number;
  /** No line names the columns: each has an empty name. */
  readonly isHeadless?: true;
  /** The rows above the head: a title, a date, a club. */
  readonly above?: readonly SourceRow[];
}

/** Why a file is no table of entries: the key of the sentence that says so. */
type UnreadableReason =
  | 'empty'
  | 'hytek'
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
const MAX_TITLE_LINES = 20;
/** A line that names fewer things is a title. */
const MIN_KNOWN = 2;

/**
 * The index of the line that names the columns: the one that names most things, else the first. Undefined where that one names
 * nothing and says what the rows below it say.
 */
function findHead(lines: readonly SourceRow[]): number | undefined {
  const counts = lines.slice(0, MAX_TITLE_LINES).map(({ cells }) => countKnownColumns(cells));
  const most = Math.max(...counts);
  if (most >= MIN_KNOWN) return counts.indexOf(most);
  const [first, ...others] = lines.map(({ cells }) => cells);
  return counts[0] === 0 && first !== undefined && isLikeRows(first, others) ? undefined : 0;
}

/** In place of the line of the head: the file has none. */
export const NO_HEAD = -1;

function withoutHead(name: string, rows: readonly SourceRow[]): SourceTable {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return { name, head: Array.from({ length: width }, () => ''), rows, isHeadless: true };
}

function splitAt(name: string, lines: readonly SourceRow[], at: number): SourceTable {
  const head = lines[at];
  const rows = lines.slice(at + 1);
  if (head === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  const table = { name, head: head.cells, rows, ...(head.line === 1 ? {} : { headLine: head.line }) };
  return at === 0 ? table : { ...table, above: lines.slice(0, at) };
}

/** The table under the line that names its columns, or without one; lines without a letter are left out. */
export function makeTable(name: string, lines: readonly SourceRow[]): SourceTable {
  const seen = lines.map(({ line, cells }) => ({ line, cells: cells.map(seenCell) }));
  const filled = seen.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new UnreadableFile('empty');
  const at = findHead(filled);
  return at === undefined ? withoutHead(name, filled) : splitAt(name, filled, at);
}

/** Every line of a table, its head among them. */
function listLines({ head, rows, headLine = 1, isHeadless, above = [] }: SourceTable): readonly SourceRow[] {
  return isHeadless === true ? rows : [...above, { line: headLine, cells: head }, ...rows];
}

/** The line of the head, `NO_HEAD` where there is none. */
export const findHeadLine = ({ headLine = 1, isHeadless }: SourceTable): number => (isHeadless ? NO_HEAD : headLine);

/** Lines of a table that may name its columns, the last one never; none where our own reader named them. */
export function listHeadLines(table: SourceTable): readonly SourceRow[] {
  return table.headLine === 0 ? [] : listLines(table).slice(0, -1).slice(0, MAX_TITLE_LINES);
}

/** The same file with another line for its heads, or with none (`NO_HEAD`): every line is a row then. */
export function chooseHead(table: SourceTable, line: number): SourceTable {
  const lines = listLines(table);
  const sheet = table.sheet === undefined ? {} : { sheet: table.sheet };
  if (line === NO_HEAD) return { ...withoutHead(table.name, lines), ...sheet };
  const at = lines.findIndex((row) => row.line === line);
  return at < 0 ? table : { ...splitAt(table.name, lines, at), ...sheet };
}
