import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { makePointsFormula } from './points-formula.ts';
import { type PointsRow, ROW_UNITS } from './points-row.ts';
import { MISREAD_LINES, PRINTED_COMBINED } from './printed-combined.fixture.ts';
import { readPointsTable } from './read-table.fixture.ts';

/** Hundredths of a second, centimetres. */
const STEP = 10;
const nameOf = ({ sex, event }: PointsRow) => `${sex} ${event}`;

/** The worst mark of each number of points up to `most`, fewest points first. */
function worstMarks(row: PointsRow, most: number): [points: number, mark: number][] {
  const { points, unit } = makePointsFormula(row, 'power');
  const zero = Math.round(Number(row.b) * ROW_UNITS[row.unit].scale);
  const way = unit === 'ms' ? -STEP : STEP;
  const own = MISREAD_LINES[nameOf(row)];
  const marks = new Map<number, number>();
  for (let mark = zero; ; mark += way) {
    const scored = own?.mark === mark ? own.points : points(mark);
    if (scored > most) return [...marks].sort(([a], [b]) => a - b);
    if (scored > 0 && !marks.has(scored)) marks.set(scored, mark);
  }
}

describe('the tables of combined events, against all 21591 lines that were read of the printed ones', () => {
  const rows = readPointsTable('combined-2001').rows.filter((row) => PRINTED_COMBINED[nameOf(row)] !== undefined);

  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
    const [lines, digest, most] = PRINTED_COMBINED[name] ?? [0, '', 0];
    const ours = worstMarks(row, most);
    const text = ours.map(([points, mark]) => `${points} ${mark}`).join('\n');
    expect([ours.length, createHash('sha256').update(text).digest('hex').slice(0, 16)]).toEqual([lines, digest]);
  });

  test('of 21 tables one line was misread', () => {
    expect(rows).toHaveLength(21);
    expect(Object.values(PRINTED_COMBINED).reduce((sum, [lines]) => sum + lines, 0)).toBe(21_591);
    expect(Object.keys(MISREAD_LINES)).toHaveLength(1);
  });
});
