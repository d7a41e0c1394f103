import { isAsGood, readStepRow } from '../level/step-marks.ts';
import {
  createTableError,
  isFields,
  isTableError,
  readHead,
  readList,
  type TableError,
  type TableHead,
} from '../level/table-error.ts';
import { isPowerAtLeast } from '../scoring/decimal.ts';
import { floorPoints } from '../scoring/whole-points.ts';
import { readLinearRow } from './linear-row.ts';
import { type Fields, readAthletesAndEvents, readDecimal, readThousandths } from './read-row.ts';
import { readRootRow } from './root-row.ts';
import type { YouthRow } from './youth-row.ts';

/**
 * Parses a row of the power formula: a × (b − T)^c for a time in seconds, a × (D − b)^c for a distance in metres; 0 points from b on,
 * where an even power would rise again.
 */
function readPowerRow(row: Fields, path: string): YouthRow | TableError {
  const rowScope = readAthletesAndEvents(row, path);
  if (isTableError(rowScope)) return rowScope;
  const { kind } = row;
  if (kind !== 'time' && kind !== 'field') return createTableError(`${path}.kind`, 'time or field');
  const a = readDecimal(row.a);
  if (a === undefined) return createTableError(`${path}.a`, 'a decimal number as a text');
  const bound = readThousandths(row.b);
  if (bound === undefined)
    return createTableError(`${path}.b`, 'a decimal number as a text, of three decimals at most');
  const c = readDecimal(row.c);
  if (c === undefined || c.numerator === 0n) return createTableError(`${path}.c`, 'a decimal number above 0 as a text');
  const factor = Number(row.a);
  const exponent = Number(row.c);
  return {
    ...rowScope,
    unit: kind === 'time' ? 'ms' : 'mm',
    points: (value) => {
      const distance = kind === 'time' ? bound - value : value - bound;
      if (distance <= 0) return 0;
      const x = { numerator: BigInt(distance), denominator: 1000n };
      return floorPoints(factor * (distance / 1000) ** exponent, (points) => isPowerAtLeast(points, a, x, c));
    },
  };
}

/** Marks in one row of a table of marks (P9.2). */
const MAX_RANKS = 50;

/**
 * Parses a row of a table of marks: mark number n gives n points, worst first; null where no mark gives them. `floor`: a worse mark
 * that still gives 1 point.
 */
function readStepsRow(row: Fields, path: string): YouthRow | TableError {
  const rowScope = readAthletesAndEvents(row, path);
  if (isTableError(rowScope)) return rowScope;
  if (!Array.isArray(row.marks) || row.marks.length === 0 || row.marks.length > MAX_RANKS)
    return createTableError(`${path}.marks`, `1 to ${MAX_RANKS} marks`);
  const steps = readStepRow(row, path, row.marks.length, 'worst first');
  if (isTableError(steps)) return steps;
  const { floor } = row;
  if (floor !== undefined && !(typeof floor === 'number' && Number.isSafeInteger(floor) && floor >= 0))
    return createTableError(`${path}.floor`, `a whole number of ${steps.unit}`);
  const { unit, marks } = steps;
  return {
    ...rowScope,
    unit,
    points: (value) => {
      const index = marks.findLastIndex((mark) => mark !== null && isAsGood(value, mark, unit));
      if (index >= 0) return index + 1;
      return floor !== undefined && isAsGood(value, floor, unit) ? 1 : 0;
    },
  };
}

/** Parsers of rows by the formula in a table's file. */
export const YOUTH_FORMULAS = {
  /** Exponent formula: Switzerland, Latvia. */
  power: readPowerRow,
  /** Root formula: the Netherlands. */
  root: readRootRow,
  /** Linear by age: Norway. */
  linear: readLinearRow,
  /** A table of marks: the FFA's cotation. */
  steps: readStepsRow,
} as const;

/** A key of `YOUTH_FORMULAS`. */
export type YouthFormula = keyof typeof YOUTH_FORMULAS;

/** The default table of `pts.yth` (Q34). */
export const DEFAULT_YOUTH_TABLE = 'youth-swiss-2010';

/** A table of youth points; `cap`: maximum points of a mark, by default `MAX_POINTS.youth`. */
export interface YouthTable extends TableHead {
  readonly formula: YouthFormula;
  readonly cap: number | undefined;
  readonly rows: readonly YouthRow[];
}

const isFormula = (value: unknown): value is YouthFormula =>
  typeof value === 'string' && Object.hasOwn(YOUTH_FORMULAS, value);

/**
 * Parses a table of youth points (Q34: an operator may replace the file). An invalid file gives the path of the fault and what was
 * expected.
 * @example parseYouthTable({ format: 1, kind: 'wa' }) // { error: 'table', path: 'kind', expected: 'youth' }
 */
export function parseYouthTable(json: unknown): YouthTable | TableError {
  const head = readHead(json, 'youth');
  if (isTableError(head)) return head;
  const { fields, ...about } = head;
  const { formula, cap } = fields;
  if (!isFormula(formula)) return createTableError('formula', Object.keys(YOUTH_FORMULAS).join(', '));
  if (cap !== undefined && !(typeof cap === 'number' && Number.isSafeInteger(cap) && cap > 0))
    return createTableError('cap', 'a whole number above 0');
  const read = YOUTH_FORMULAS[formula];
  const rows = readList(fields.rows, 'rows', (row, path) =>
    isFields(row) ? read(row, path) : createTableError(path, 'an object'),
  );
  if (isTableError(rows)) return rows;
  return { ...about, formula, cap, rows };
}
