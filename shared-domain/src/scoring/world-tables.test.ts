import { describe, expect, test } from '@jest/globals';
import { findHurdleMillimetres } from '../discipline/variant.ts';
import { parseRowEvent } from './every-mark.fixture.ts';
import { readFormula } from './formula.ts';
import type { PointsRow } from './points-row.ts';
import { readPointsTable } from './read-table.fixture.ts';
import { scorePerformance } from './score.ts';
import { WA_COMBINED_2001 } from './wa-combined-2001.ts';

const WA_2022 = readPointsTable('wa-2022');
const WA_2025 = readPointsTable('wa-2025');
const EDITIONS = [WA_2022, WA_2025] as const;

const score = (table: typeof WA_2022, sex: 1 | 2 | 3, name: string, v: number) =>
  scorePerformance(table, parseRowEvent(name), sex, { v, st: 1 });

describe('international points, editions of 2022 and 2025', () => {
  test.each(EDITIONS)('$id: the world records', (table) => {
    expect(score(table, 1, '000100-0', 9580)).toBe(1356);
    expect(score(table, 2, '000100-0', 10_490)).toBe(1314);
    expect(score(table, 1, '900002-0', 6250)).toBe(1336);
  });

  test.each<[string, 1 | 2, string, number, number]>([
    ['men 110 m H 15.80', 1, '000110-H', 15_800, 765],
    ['women 100 m 14.50', 2, '000100-0', 14_500, 557],
    ['men 50 m H 7.35', 1, '000050-HI', 7350, 854],
    ['women 50 m H 10.30', 2, '000050-HI', 10_300, 404],
    ['women 60 m H 8.20', 2, '000060-HI', 8200, 1115],
  ])('%s is printed one point under the formula, and comes out as printed', (_, sex, name, v, points) => {
    for (const table of EDITIONS) {
      expect(score(table, sex, name, v)).toBe(points);
      expect(score(table, sex, name, v - 10)).toBeGreaterThan(points);
      expect(score(table, sex, name, v + 10)).toBeLessThanOrEqual(points);
    }
    const row = readFormula(WA_2022, parseRowEvent(name), sex)?.row;
    expect(row?.exceptions).toEqual([[v, points]]);
  });

  test('1400 points start where they are printed: decathlon 9747, women’s 15 km walk 55:54', () => {
    expect([9746, 9747].map((v) => score(WA_2022, 1, '800010-0', v))).toEqual([1399, 1400]);
    expect([3_355_000, 3_354_000].map((v) => score(WA_2022, 2, '015000-WR', v))).toEqual([1399, 1400]);
  });

  test('what 2025 changed: 25 km, 30 km, marathon; 300 m hurdles, the longest walks, the road mile and the mixed relay are new', () => {
    const key = ({ sex, event }: PointsRow) => `${sex} ${event}`;
    const before = new Map(WA_2022.rows.map((row) => [key(row), `${row.a} ${row.b} ${row.c}`]));
    const changed = WA_2025.rows.filter((row) => before.get(key(row)) !== `${row.a} ${row.b} ${row.c}`).map(key);
    expect(changed.toSorted()).toEqual([
      '1 000300-H',
      '1 001609-R',
      '1 021097-WR',
      '1 025000-R',
      '1 030000-R',
      '1 042195-R',
      '1 042195-WR',
      '2 000300-H',
      '2 001609-R',
      '2 021097-WR',
      '2 025000-R',
      '2 030000-R',
      '2 042195-R',
      '2 042195-WR',
      '3 004400-0',
      '3 004400-I',
    ]);
  });

  test('both editions are their publisher’s, every row of them', () => {
    for (const table of [WA_2022, WA_2025]) {
      expect(table.official).toBe(true);
      expect(table.rows.filter((row) => row.official === false || row.doubt !== undefined)).toEqual([]);
    }
  });

  test('a mark whose formula is exactly a whole number has the points of the printed line: 50.00 over 400 m; one without a line keeps the formula’s: 12.00 over 100 m', () => {
    expect([49_990, 50_000, 50_010].map((v) => score(WA_2025, 2, '000400-0', v))).toEqual([1206, 1205, 1205]);
    expect([11_990, 12_000, 12_010].map((v) => score(WA_2025, 2, '000100-0', v))).toEqual([993, 992, 990]);
  });

  test('rows for hurdles and implements are for those of seniors', () => {
    for (const row of WA_2022.rows.filter((each) => each.equipment !== undefined)) {
      if (/H|S/.test(row.event)) expect(findHurdleMillimetres(row.equipment ?? 0)).toBeGreaterThan(700);
      else expect([600, 800, 1000, 2000, 4000, 7260]).toContain(row.equipment);
    }
    const without = WA_2022.rows.filter((row) => row.equipment === undefined && /-[HS]|90000[5-8]/.test(row.event));
    expect(without).toEqual([]);
  });
});

describe('combined events', () => {
  test('the file holds the official rows that the product has without it, and marks the others', () => {
    const file = readPointsTable('combined-2001');
    expect(file.rows.filter((row) => row.official !== false)).toEqual(
      expect.arrayContaining([...WA_COMBINED_2001.rows]),
    );
    expect(file.rows.filter((row) => row.official !== false)).toHaveLength(WA_COMBINED_2001.rows.length);
    expect(file.rows.filter((row) => row.official === false)).toHaveLength(22);
    expect([file.id, file.edition, file.formula]).toEqual([
      WA_COMBINED_2001.id,
      WA_COMBINED_2001.edition,
      WA_COMBINED_2001.formula,
    ]);
  });
});
