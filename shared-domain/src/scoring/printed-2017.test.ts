import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { PointsRow } from './points-row.ts';
import { PRINTED_2017 } from './printed-2017.fixture.ts';
import { listPrintedLines } from './printed-lines.fixture.ts';
import { readPointsTable } from './read-table.fixture.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
const nameOf = ({ sex, event }: PointsRow) => `${sex} ${event}`;

/** A table of ours with the lines that were read of the printed one, as they were read. */
function asRead(row: PointsRow): readonly [number, string] {
  const name = nameOf(row);
  const { unprinted, unread, wholeSeconds } = PRINTED_2017;
  const lines = [...listPrintedLines(row)]
    .filter(([points]) => points > (unread[name] ?? 0) && unprinted[name]?.includes(points) !== true)
    .sort(([a], [b]) => a - b)
    .map(([points, mark]) => [points, name === wholeSeconds && mark >= HOUR_MS ? mark - (mark % SECOND_MS) : mark]);
  const text = lines.map(([points, mark]) => `${points} ${mark}`).join('\n');
  return [lines.length, createHash('sha256').update(text).digest('hex').slice(0, 16)];
}

describe('iaaf-2017, against all 177143 lines that were read of the printed tables', () => {
  const { rows } = readPointsTable('iaaf-2017');
  const { tables } = PRINTED_2017;

  test('every table of the edition has its row, and every row its table', () => {
    expect(rows.map(nameOf).toSorted()).toEqual(Object.keys(tables).toSorted());
  });

  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
    expect(asRead(row)).toEqual(tables[name]);
  });

  test('28 marks are printed with other points than the formula gives, 11 points that it gives have no line, the first 50 lines of 21 tables were not read', () => {
    expect(Object.values(tables).reduce((sum, [lines]) => sum + lines, 0)).toBe(177_143);
    expect(rows.flatMap((row) => row.exceptions ?? [])).toHaveLength(28);
    expect(Object.values(PRINTED_2017.unprinted).flat()).toHaveLength(11);
    expect(Object.values(PRINTED_2017.unread)).toEqual(Array.from({ length: 21 }, () => 50));
  });
});
