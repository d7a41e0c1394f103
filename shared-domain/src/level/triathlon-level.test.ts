import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type LevelTable, parseLevelTable } from './level-table.ts';
import { isTableError } from './table-error.ts';
import { findTriathlonLevel, findTriathlonPoints } from './triathlon-level.ts';

const json = JSON.parse(readFileSync(new URL('../../tables/ffa-levels.json', import.meta.url), 'utf8'));
const result = parseLevelTable(json);
if (isTableError(result)) throw new Error(result.path);
const table: LevelTable = result;

describe('a young athlete’s level comes from the triathlon', () => {
  test.each<[1 | 2, string, number, string | undefined]>([
    [1, 'BE', 110, 'R1'],
    [1, 'BE', 109, 'R2'],
    [1, 'BE', 150, 'R1'],
    [2, 'BE', 1, 'D8'],
    [2, 'BE', 0, undefined],
    [1, 'MI', 115, 'IR1'],
    [2, 'MI', 114, 'IR2'],
    [2, 'MI', 90, 'R1'],
    [2, 'CA', 150, undefined],
  ])('sex %i, %s, %i points: %s', (sex, category, points, code) => {
    expect(findTriathlonLevel(table, sex, category, points)?.code).toBe(code);
  });

  test('with its lvl, its points for the club and its edition', () => {
    expect(findTriathlonLevel(table, 1, 'MI', 120)).toEqual({
      code: 'IR1',
      lvl: 6,
      clubPoints: 21,
      edition: table.edition,
    });
  });

  test('and the points that reach it', () => {
    expect(findTriathlonPoints(table, 2, 'BE', 'R1')).toBe(110);
    expect(findTriathlonPoints(table, 2, 'BE', 'N1')).toBeUndefined();
    expect(findTriathlonPoints(table, 2, 'SE', 'R1')).toBeUndefined();
  });
});
