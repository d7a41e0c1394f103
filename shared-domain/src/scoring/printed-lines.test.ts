import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { PointsRow } from './points-row.ts';
import { listPrintedLines } from './printed-lines.fixture.ts';
import { PRINTED_2022, PRINTED_2025 } from './printed-tables.fixture.ts';
import { readPointsTable } from './read-table.fixture.ts';

const nameOf = ({ sex, event }: PointsRow) => `${sex} ${event}`;

/** A table of ours without the lines that the printed one leaves out. */
function asPrinted(row: PointsRow, unprinted: readonly number[] = []): readonly [number, string] {
  const lines = [...listPrintedLines(row)].filter(([points]) => !unprinted.includes(points)).sort(([a], [b]) => a - b);
  const text = lines.map(([points, mark]) => `${points} ${mark}`).join('\n');
  return [lines.length, createHash('sha256').update(text).digest('hex').slice(0, 16)];
}

describe.each([
  ['wa-2022', PRINTED_2022, 217_559, 8],
  ['wa-2025', PRINTED_2025, 231_559, 8],
] as const)('%s, against every line that was printed', (id, { tables, unprinted }, total, gaps) => {
  const { rows } = readPointsTable(id);

  test('every table of the edition has its row, and every row its table', () => {
    expect(rows.map(nameOf).toSorted()).toEqual(Object.keys(tables).toSorted());
  });

  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
    expect(asPrinted(row, unprinted[name])).toEqual(tables[name]);
  });

  test('the lines are counted, and so are the points that have a mark and no line', () => {
    expect(Object.values(tables).reduce((sum, [lines]) => sum + lines, 0)).toBe(total);
    expect(Object.values(unprinted).flat()).toHaveLength(gaps);
  });
});
