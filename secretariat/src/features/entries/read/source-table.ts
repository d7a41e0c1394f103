import { type CodePage, changeCodePage, countKnownColumns, removeInvisible } from 'shared-domain';
import { isDataLine } from './cell-kind.ts';
import type { FileLetters } from './decode-bytes.ts';

/** A row of a file; `line` counts from 1, as in spreadsheet programs. */
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table: the line that names its columns (`head`), and the rows below it. */
export interface SourceTable {
  readonly name: string;
  /** Name of the workbook's sheet. */
  readonly sheet?: string;
  readonly head: readonly string[];
  readonly rows: readonly SourceRow[];
  /** The line of the head, 1 by default; 0 when the reader of the format named the columns. */
  readonly headLine?: number;
  /** No line names the columns: all names in `head` are empty. */
  readonly isHeadless?: true;
  /** Absent where all letters are certain. */
  readonly letters?: FileLetters;
  /** The lines above the head: a title, a date, a club. */
  readonly above?: readonly SourceRow[];
}

/** Why a file cannot be read; part of the key of the message. */
type UnreadableReason =
  | 'cellsUnplaced'
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

/** Where a file is faulty, counted from 1: a cell (`column`) or a character of a line. */
export interface FaultPlace {
  readonly line: number;
  readonly column?: number;
  readonly character?: number;
}

/** Thrown when a file cannot be read; `detail` is a technical text, such as the parser's message. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  readonly detail: string;
  /** Absent when the fault concerns the whole file. */
  readonly place: FaultPlace | undefined;

  constructor(reason: UnreadableReason, detail = '', place?: FaultPlace) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
    this.place = place;
  }
}

/** The visible text of a cell, in one line. */
const cleanCell = (cell: string): string => removeInvisible(cell.replace(/[\r\n\t\u2028\u2029]+/g, ' ')).trim();

/** The head is searched for in this many first lines. */
const MAX_TITLE_LINES = 20;
/** A line with fewer known column names is a title. */
const MIN_KNOWN_COLUMNS = 2;

/**
 * The index of the line that names the columns: the one with most known names, else the first. Undefined when the first has no
 * known name and looks like the rows below it.
 */
function findHead(lines: readonly SourceRow[]): number | undefined {
  const counts = lines.slice(0, MAX_TITLE_LINES).map(({ cells }) => countKnownColumns(cells));
  const maxCount = Math.max(...counts);
  if (maxCount >= MIN_KNOWN_COLUMNS) return counts.indexOf(maxCount);
  const [first, ...others] = lines.map(({ cells }) => cells);
  return counts[0] === 0 && first !== undefined && isDataLine(first, others) ? undefined : 0;
}

/**
 * The sheet that is read unless another is chosen: the first, or the one whose head has most known names where the first has none, as a
 * sheet of explanations.
 */
export function findMainSheet(sheets: readonly [SourceTable, ...SourceTable[]]): SourceTable {
  const counts = sheets.map(({ head, isHeadless }) => (isHeadless === true ? 0 : countKnownColumns(head)));
  const [first = 0] = counts;
  const index = first >= MIN_KNOWN_COLUMNS ? 0 : counts.indexOf(Math.max(...counts));
  return sheets[index] ?? sheets[0];
}

/** Used as the line of the head when the file has none. */
export const NO_HEAD = -1;

function makeHeadlessTable(name: string, rows: readonly SourceRow[]): SourceTable {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return { name, head: Array.from({ length: width }, () => ''), rows, isHeadless: true };
}

function splitTable(name: string, lines: readonly SourceRow[], headIndex: number): SourceTable {
  const head = lines[headIndex];
  const rows = lines.slice(headIndex + 1);
  if (head === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  const table = { name, head: head.cells, rows, ...(head.line === 1 ? {} : { headLine: head.line }) };
  return headIndex === 0 ? table : { ...table, above: lines.slice(0, headIndex) };
}

/**
 * Makes a table of the lines, with the head found among them; empty lines are left out.
 * @throws UnreadableFile for no lines, or no rows below the head
 */
export function makeTable(name: string, lines: readonly SourceRow[]): SourceTable {
  const cleanedLines = lines.map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }));
  const filledLines = cleanedLines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filledLines.length === 0) throw new UnreadableFile('empty');
  const headIndex = findHead(filledLines);
  return headIndex === undefined ? makeHeadlessTable(name, filledLines) : splitTable(name, filledLines, headIndex);
}

function listLines({ head, rows, headLine = 1, isHeadless, above = [] }: SourceTable): readonly SourceRow[] {
  return isHeadless === true ? rows : [...above, { line: headLine, cells: head }, ...rows];
}

/** The line of the head, or `NO_HEAD`. */
export const findHeadLine = ({ headLine = 1, isHeadless }: SourceTable): number => (isHeadless ? NO_HEAD : headLine);

/** The lines that the user may choose as head, never the last; none when the reader of the format named the columns. */
export function listHeadLines(table: SourceTable): readonly SourceRow[] {
  return table.headLine === 0 ? [] : listLines(table).slice(0, -1).slice(0, MAX_TITLE_LINES);
}

/** The same file with another line as head; with `NO_HEAD` every line is a row. */
export function chooseHead(table: SourceTable, line: number): SourceTable {
  const lines = listLines(table);
  const { sheet, letters } = table;
  const file = { ...(sheet !== undefined && { sheet }), ...(letters !== undefined && { letters }) };
  if (line === NO_HEAD) return { ...makeHeadlessTable(table.name, lines), ...file };
  const headIndex = lines.findIndex((row) => row.line === line);
  return headIndex < 0 ? table : { ...splitTable(table.name, lines, headIndex), ...file };
}

/** The same file with its letters read in another code page. */
export function chooseCodePage(table: SourceTable, page: CodePage): SourceTable {
  const { letters } = table;
  const before = letters?.page;
  if (letters === undefined || before === undefined) return table;
  const readCells = (cells: readonly string[]) => cells.map((cell) => changeCodePage(cell, before, page));
  const readRow = (row: SourceRow): SourceRow => ({ ...row, cells: readCells(row.cells) });
  return {
    ...table,
    head: readCells(table.head),
    rows: table.rows.map(readRow),
    ...(table.above && { above: table.above.map(readRow) }),
    letters: { page, words: readCells([...letters.words, ...letters.doubtful]), doubtful: [] },
  };
}
