import { findRepeatedEvent } from '../level/repeated-event.ts';
import {
  createTableError,
  isFields,
  isTableError,
  readHead,
  readList,
  type TableError,
  type TableHead,
} from '../level/table-error.ts';
import { type PointsRow, readPointsRow } from './points-row.ts';

/** Kinds of points tables: international, the extended Hungarian set, combined events. */
export const POINTS_TABLE_KINDS = ['wa', 'hungarian', 'combined'] as const;

/** One of `POINTS_TABLE_KINDS`. */
export type PointsTableKind = (typeof POINTS_TABLE_KINDS)[number];

/**
 * Formulas for the points of a mark x, rounded down and never below 0. `quadratic`: a × (x + b)² + c; in races, where b < 0, 0 points
 * from −b on. `power`: a × (b − x)^c for a time, a × (x − b)^c for a distance, 0 points from b on.
 */
export const POINTS_FORMULAS = ['quadratic', 'power'] as const;

/** One of `POINTS_FORMULAS`. */
export type PointsFormulaName = (typeof POINTS_FORMULAS)[number];

/** A points table; `edition` is the source of its points, `notice` how reliable they are. */
export interface PointsTable extends TableHead {
  readonly kind: PointsTableKind;
  readonly formula: PointsFormulaName;
  readonly rows: readonly PointsRow[];
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((each) => each === value);

/**
 * Parses a points table (Q34: an operator may replace the file). The file is
 * `{ format: 1, id, kind, edition, source, notice, official, formula, rows }` with rows as `PointsRow`. An invalid file gives the
 * path of the fault and what was expected.
 * @example parsePointsTable({ format: 2 }) // { error: 'table', path: 'format', expected: '1' }
 */
export function parsePointsTable(json: unknown): PointsTable | TableError {
  const kind = POINTS_TABLE_KINDS.find((each) => isFields(json) && json.kind === each);
  const head = readHead(json, kind ?? POINTS_TABLE_KINDS.join(', '));
  if (isTableError(head)) return head;
  if (kind === undefined) return createTableError('kind', POINTS_TABLE_KINDS.join(', '));
  const { fields, ...about } = head;
  const { formula } = fields;
  if (!isOneOf(POINTS_FORMULAS, formula)) return createTableError('formula', POINTS_FORMULAS.join(', '));
  const rows = readList(fields.rows, 'rows', (row, path) => readPointsRow(row, path, formula));
  if (isTableError(rows)) return rows;
  const repeated = findRepeatedEvent(rows.map(({ sex, event, categories }) => ({ sex, events: [event], categories })));
  if (repeated !== undefined) return createTableError(`rows[${repeated.row}]`, 'each event once for the same athletes');
  return { ...about, kind, formula, rows };
}
