import { findRepeatedEvent } from './repeated-event.ts';
import { readStepRow, type StepRow } from './step-marks.ts';
import {
  createTableError,
  isFields,
  isTableError,
  isTexts,
  readHead,
  readList,
  type TableError,
  type TableHead,
} from './table-error.ts';

/** The largest number of levels in a table (P9.2). */
export const MAX_LEVEL_RANKS = 50;

/** The worst mark of each level, best level first. Absent `categories`: for all that have no row of their own. */
export interface LevelRow extends StepRow {
  readonly categories?: readonly string[];
}

/** The fewest points of a triathlon for each level, best first; null where there is no such level. */
export interface TriathlonRow {
  readonly sex: 1 | 2;
  readonly category: string;
  readonly points: readonly (number | null)[];
}

/** A table of levels; `clubPoints` are the points that an athlete of each level earns for the club. */
export interface LevelTable extends TableHead {
  /** Codes, best first. */
  readonly levels: readonly string[];
  readonly clubPoints: readonly number[];
  /** Codes of the categories whose athletes get their level from a triathlon only. */
  readonly byTriathlonOnly: readonly string[];
  readonly rows: readonly LevelRow[];
  readonly triathlon: readonly TriathlonRow[];
}

function readRow(value: unknown, path: string, count: number): LevelRow | TableError {
  if (!isFields(value)) return createTableError(path, 'an object');
  const { categories } = value;
  if (categories !== undefined && !isTexts(categories))
    return createTableError(`${path}.categories`, 'codes of categories');
  const row = readStepRow(value, path, count, 'best first');
  return isTableError(row) ? row : { ...row, ...(categories && { categories }) };
}

function readTriathlon(value: unknown, path: string, count: number): TriathlonRow | TableError {
  if (!isFields(value)) return createTableError(path, 'an object');
  const { sex, category, points } = value;
  if (sex !== 1 && sex !== 2) return createTableError(`${path}.sex`, '1 or 2');
  if (typeof category !== 'string') return createTableError(`${path}.category`, 'the code of a category');
  const row = readStepRow({ sex, events: ['800003-0'], unit: 'pts', marks: points }, path, count, 'best first');
  return isTableError(row)
    ? { ...row, path: row.path.replace('.marks', '.points') }
    : { sex, category, points: row.marks };
}

/**
 * Reads a table of levels from its file (Q34: an operator may replace it); an error names the place in the file and what is expected
 * there.
 * @example parseLevelTable({ format: 2 }) // { error: 'table', path: 'format', expected: '1' }
 */
export function parseLevelTable(json: unknown): LevelTable | TableError {
  const head = readHead(json, 'levels');
  if (isTableError(head)) return head;
  const { fields, ...description } = head;
  const { levels, clubPoints, byTriathlonOnly } = fields;
  if (!isTexts(levels) || levels.length === 0 || levels.length > MAX_LEVEL_RANKS)
    return createTableError('levels', `1 to ${MAX_LEVEL_RANKS} codes`);
  if (new Set(levels).size !== levels.length) return createTableError('levels', 'each code once');
  if (!Array.isArray(clubPoints) || clubPoints.length !== levels.length || !clubPoints.every(Number.isSafeInteger))
    return createTableError('clubPoints', `${levels.length} whole numbers`);
  if (!isTexts(byTriathlonOnly)) return createTableError('byTriathlonOnly', 'codes of categories');
  const rows = readList(fields.rows, 'rows', (row, path) => readRow(row, path, levels.length));
  if (isTableError(rows)) return rows;
  const repeated = findRepeatedEvent(rows);
  if (repeated !== undefined) return createTableError('rows', `each event once, not ${repeated.name} twice`);
  const triathlon = readList(fields.triathlon, 'triathlon', (row, path) => readTriathlon(row, path, levels.length));
  if (isTableError(triathlon)) return triathlon;
  return { ...description, levels, clubPoints, byTriathlonOnly, rows, triathlon };
}
