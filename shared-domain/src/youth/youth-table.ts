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
import { reaches } from '../scoring/decimal.ts';
import { wholePoints } from '../scoring/whole-points.ts';
import { readLinearRow } from './linear-row.ts';
import { type Fields, readDecimal, readThousandths, readWho } from './read-row.ts';
import { readRootRow } from './root-row.ts';
import type { YouthRow } from './youth-row.ts';

/**
 * The exponent formula: a × (b − T)^c for a time in seconds, a × (D − b)^c for a distance in metres. 0 from b on: a bound
 * is never passed on the wrong side, where an even power would rise again.
 */
function readPowerRow(row: Fields, path: string): YouthRow | TableError {
  const who = readWho(row, path);
  if (isTableError(who)) return who;
  const { kind } = row;
  if (kind !== 'time' && kind !== 'field') return createTableError(`${path}.kind`, 'time or field');
  const a = readDecimal(row.a);
  if (a === undefined) return createTableError(`${path}.a`, 'a decimal number as a text');
  const bound = readThousandths(row.b);
  if (bound === undefined)
    return createTableError(`${path}.b`, 'a decimal number as a text, of three decimals at most');
  const c = readDecimal(row.c);
  if (c === undefined || c.above === 0n) return createTableError(`${path}.c`, 'a decimal number above 0 as a text');
  const factor = Number(row.a);
  const exponent = Number(row.c);
  return {
    ...who,
    unit: kind === 'time' ? 'ms' : 'mm',
    points: (value) => {
      const distance = kind === 'time' ? bound - value : value - bound;
      if (distance <= 0) return 0;
      const x = { above: BigInt(distance), below: 1000n };
      return wholePoints(factor * (distance / 1000) ** exponent, (points) => reaches(points, a, x, c));
    },
  };
}

/** Ranks a table of thresholds holds at most (P9.2). */
const MAX_RANKS = 50;

/**
 * A table of marks: the first is the worst that gives 1 point, the last that of the most; null where a number of points is
 * not given. `floor` is a mark that still gives 1 point.
 */
function readStepsRow(row: Fields, path: string): YouthRow | TableError {
  const who = readWho(row, path);
  if (isTableError(who)) return who;
  if (!Array.isArray(row.marks) || row.marks.length === 0 || row.marks.length > MAX_RANKS)
    return createTableError(`${path}.marks`, `1 to ${MAX_RANKS} marks`);
  const steps = readStepRow(row, path, row.marks.length, 'worst first');
  if (isTableError(steps)) return steps;
  const { floor } = row;
  if (floor !== undefined && !(typeof floor === 'number' && Number.isSafeInteger(floor) && floor >= 0))
    return createTableError(`${path}.floor`, `a whole number of ${steps.unit}`);
  const { unit, marks } = steps;
  return {
    ...who,
    unit,
    points: (value) => {
      const index = marks.findLastIndex((mark) => mark !== null && isAsGood(value, mark, unit));
      if (index >= 0) return index + 1;
      return floor !== undefined && isAsGood(value, floor, unit) ? 1 : 0;
    },
  };
}

/**
 * Formulas of youth points, by the word a table's file says: `power` the exponent formula (Switzerland, Latvia), `root`
 * (the Netherlands), `linear` by age (Norway), `steps` a table of marks (the FFA's cotation).
 */
export const YOUTH_FORMULAS = {
  /** The exponent formula. */
  power: readPowerRow,
  /** The root formula. */
  root: readRootRow,
  /** Linear by age. */
  linear: readLinearRow,
  /** A table of marks. */
  steps: readStepsRow,
} as const;

/** A key of `YOUTH_FORMULAS`. */
export type YouthFormula = keyof typeof YOUTH_FORMULAS;

/** The table of `pts.yth` where the operator names no other (Q34: exponent formula, edition named). */
export const DEFAULT_YOUTH_TABLE = 'youth-swiss-2010';

/** A table of youth points with its edition; `cap` the most points a mark can give, 2000 when absent. */
export interface YouthTable extends TableHead {
  readonly formula: YouthFormula;
  readonly cap: number | undefined;
  readonly rows: readonly YouthRow[];
}

const isFormula = (value: unknown): value is YouthFormula =>
  typeof value === 'string' && Object.hasOwn(YOUTH_FORMULAS, value);

/**
 * Reads a table of youth points from its file (Q34: an operator may replace it). Never throws; what it can't read
 * is refused with the place and what should stand there.
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
