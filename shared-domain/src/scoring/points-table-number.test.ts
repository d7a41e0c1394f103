import { describe, expect, test } from '@jest/globals';
import { findPointsTableNumber, POINTS_TABLES } from './points-table-number.ts';
import { readPointsTable } from './read-table.fixture.ts';

describe('Point tables: 1 Hungarian or WA, 2 Combined, 3 Youth.', () => {
  test.each([
    ['hungarian', 1],
    ['wa', 1],
    ['combined', 2],
    ['youth', 3],
    ['levels', undefined],
    ['', undefined],
  ])('%s: %p', (kind, number) => {
    expect(findPointsTableNumber(kind)).toBe(number);
  });

  test('each fills its field of a result’s points', () => {
    expect(Object.entries(POINTS_TABLES).map(([number, { field }]) => [number, field])).toEqual([
      ['1', 'hun'],
      ['2', 'cmb'],
      ['3', 'yth'],
    ]);
  });

  test('a table that is read says its kind', () => {
    expect(findPointsTableNumber(readPointsTable('wa-2025').kind)).toBe(1);
    expect(findPointsTableNumber(readPointsTable('ffa-hungarian').kind)).toBe(1);
    expect(findPointsTableNumber(readPointsTable('combined-2001').kind)).toBe(2);
  });
});
