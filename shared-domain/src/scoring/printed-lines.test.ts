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
  ['wa-2022', 217_559, 40, PRINTED_2022],
  ['wa-2025', 231_559, 41, PRINTED_2025],
] as const)('%s, against all %i lines that were printed', (id, total, exceptions, { tables, unprinted }) => {
  const { rows } = readPointsTable(id);

  test('every table of the edition has its row, and every row its table', () => {
    expect(rows.map(nameOf).toSorted()).toEqual(Object.keys(tables).toSorted());
  });

  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
    expect(asPrinted(row, unprinted[name])).toEqual(tables[name]);
  });

  test(`${exceptions} marks are printed with other points than the formula gives, 8 points that it gives have no line`, () => {
    expect(Object.values(tables).reduce((sum, [lines]) => sum + lines, 0)).toBe(total);
    expect(rows.flatMap((row) => row.exceptions ?? [])).toHaveLength(exceptions);
    expect(Object.values(unprinted).flat()).toHaveLength(8);
  });
});
