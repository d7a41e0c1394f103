import { findGradeAt, type Grade } from './level.ts';
import type { LevelTable, TriathlonRow } from './level-table.ts';

function findRow(table: LevelTable, sex: 1 | 2, category: string): TriathlonRow | undefined {
  return table.triathlon.find((row) => row.sex === sex && row.category === category);
}

/**
 * Level of a young athlete by the points of a triathlon, the sum of three marks of up to 50 points; `category` is a French code.
 * Undefined for other categories and below the last level.
 * @example findTriathlonLevel(table, 1, 'MI', 115)?.code // 'IR1'
 */
export function findTriathlonLevel(table: LevelTable, sex: 1 | 2, category: string, points: number): Grade | undefined {
  const row = findRow(table, sex, category);
  return (
    row &&
    findGradeAt(
      table,
      row.points.findIndex((minPoints) => minPoints !== null && points >= minPoints),
    )
  );
}

/**
 * The fewest points of a triathlon that reach a level, the inverse of `findTriathlonLevel`; undefined when the table has none.
 * @example findTriathlonPoints(table, 2, 'BE', 'R1') // 110
 */
export function findTriathlonPoints(table: LevelTable, sex: 1 | 2, category: string, code: string): number | undefined {
  return findRow(table, sex, category)?.points[table.levels.indexOf(code)] ?? undefined;
}
