import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Unit } from '../discipline/unit.ts';
import { findGrade } from './level.ts';
import { type LevelTable, parseLevelTable } from './level-table.ts';
import { findMarkForLevel, findNextLevel } from './next-level.ts';
import { isTableError } from './table-error.ts';

const json = JSON.parse(readFileSync(new URL('../../tables/ffa-levels.json', import.meta.url), 'utf8'));
const result = parseLevelTable(json);
if (isTableError(result)) throw new Error(result.path);
const table: LevelTable = result;

const event = (name: string) => ({ g0: Number(name.slice(0, 6)), g1: name.slice(7) });
const mark = (v: number, u: Unit) => ({ v, u, st: 1 });
const of = (name: string, sex: 1 | 2, v: number, u: Unit, category?: string) =>
  findGrade(table, event(name), sex, mark(v, u), category)?.code;

describe('the mark of a level, and the difference to the next', () => {
  test.each<[string, 1 | 2, string, number | undefined, Unit]>([
    ['000100-0', 1, 'IA', 10_100, 'ms'],
    ['000100-0', 1, 'R1', 11_740, 'ms'],
    ['900007-P3000', 2, 'IR1', undefined, 'mm'],
    ['900007-P3000', 2, 'IA', undefined, 'mm'],
    ['900007-P3000', 2, 'XX', undefined, 'mm'],
    ['000101-0', 1, 'IA', undefined, 'ms'],
  ])('%s, sex %i, %s', (name, sex, code, v, u) => {
    expect(findMarkForLevel(table, event(name), sex, code)).toEqual(v === undefined ? undefined : mark(v, u));
  });

  const next = (name: string, sex: 1 | 2, v: number, u: Unit, category?: string) => {
    const to = findNextLevel(table, event(name), sex, mark(v, u), category);
    return to && [to.code, to.difference];
  };

  test('from the mark as it is shown', () => {
    expect(next('000100-0', 1, 10_401, 'ms')).toEqual(['N1', 70]);
    expect(next('900001-0', 2, 1919, 'mm')).toEqual(['IA', 10]);
    expect(next('800010-0', 1, 7399, 'pts')).toEqual(['N1', 1]);
    expect(next('800010-0', 1, 7399, 'pts', 'CA')).toEqual(['N2', 1]);
  });

  test('none above the best level of the row; the last level is next for a mark below it', () => {
    expect(next('000100-0', 1, 10_100, 'ms')).toBeUndefined();
    expect(next('900007-P3000', 2, 60_000, 'mm')).toBeUndefined();
    expect(next('900007-P3000', 2, 53_000, 'mm')).toEqual(['N4', 1000]);
    expect(next('000100-0', 1, 20_010, 'ms')).toEqual(['D8', 10]);
    expect(next('000101-0', 1, 20_010, 'ms')).toBeUndefined();
    expect(findNextLevel(table, event('000100-0'), 1, { st: 2 })).toBeUndefined();
  });

  test('for every row and level: its mark reaches it, the next worse one does not', () => {
    for (const row of table.rows) {
      const category = row.categories?.[0];
      for (const [index, v] of row.marks.entries()) {
        if (v === null) continue;
        const [name = ''] = row.events;
        const code = table.levels[index] ?? '';
        const worse = row.unit === 'ms' ? 1000 : row.unit === 'mm' ? (v > 1_000_000 ? -1000 : -10) : -1;
        expect(findMarkForLevel(table, event(name), row.sex as 1 | 2, code, category)).toEqual(mark(v, row.unit));
        expect(of(name, row.sex as 1 | 2, v, row.unit, category)).toBe(code);
        expect(of(name, row.sex as 1 | 2, v + worse, row.unit, category)).not.toBe(code);
      }
    }
  });

  test('a level never rises as a mark worsens', () => {
    const rank = (name: string, row: (typeof table.rows)[number], v: number) => {
      const code = of(name, row.sex as 1 | 2, v, row.unit, row.categories?.[0]);
      return code === undefined ? 99 : table.levels.indexOf(code);
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...table.rows),
        fc.integer({ min: 1, max: 30_000_000 }),
        fc.nat(100_000),
        (row, v, more) => {
          const [name = ''] = row.events;
          const [better, worse] = row.unit === 'ms' ? [v, v + more] : [v + more, v];
          return rank(name, row, better) <= rank(name, row, worse);
        },
      ),
    );
  });
});
