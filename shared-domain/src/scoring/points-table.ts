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

/** What a table's points are: international points, the extended Hungarian set, or parts of a combined event. */
export const POINTS_TABLE_KINDS = ['wa', 'hungarian', 'combined'] as const;

/** What a table’s points are: one of `POINTS_TABLE_KINDS`. */
export type PointsTableKind = (typeof POINTS_TABLE_KINDS)[number];

/**
 * How a mark x becomes points, cut to a whole number and never below 0. `quadratic`: a × (x + b)² + c; with b below 0, as
 * in races, nothing from −b on. `power`: a × (b − x)^c for a time, a × (x − b)^c for a distance, nothing from b on.
 */
export const POINTS_FORMULAS = ['quadratic', 'power'] as const;

/** One of `POINTS_FORMULAS`. */
export type PointsFormulaName = (typeof POINTS_FORMULAS)[number];

/** A table of points with its edition: every number computed with it is of `edition`, and `notice` says how sure it is. */
export interface PointsTable extends TableHead {
  readonly kind: PointsTableKind;
  readonly formula: PointsFormulaName;
  readonly rows: readonly PointsRow[];
}

const isIn = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((each) => each === value);

/**
 * Reads a table of points from its file (Q34: an operator may replace it without a new build). The file is
 * `{ format: 1, id, kind, edition, source, notice, official, formula, rows }`, rows as `PointsRow` says. Never throws;
 * what it can't read is refused with the place and what should stand there.
 * @example parsePointsTable({ format: 2 }) // { error: 'table', path: 'format', expected: '1' }
 */
export function parsePointsTable(json: unknown): PointsTable | TableError {
  const kind = POINTS_TABLE_KINDS.find((each) => isFields(json) && json.kind === each);
  const head = readHead(json, kind ?? POINTS_TABLE_KINDS.join(', '));
  if (isTableError(head)) return head;
  if (kind === undefined) return createTableError('kind', POINTS_TABLE_KINDS.join(', '));
  const { fields, ...about } = head;
  const { formula } = fields;
  if (!isIn(POINTS_FORMULAS, formula)) return createTableError('formula', POINTS_FORMULAS.join(', '));
  const rows = readList(fields.rows, 'rows', (row, path) => readPointsRow(row, path, formula));
  if (isTableError(rows)) return rows;
  const twice = findRepeatedEvent(rows.map(({ sex, event, categories }) => ({ sex, events: [event], categories })));
  if (twice !== undefined) return createTableError(`rows[${twice.row}]`, 'each event once for the same athletes');
  return { ...about, kind, formula, rows };
}
