import { describe, expect, test } from '@jest/globals';
import type { Unit } from '../discipline/unit.ts';
import { scoreYouth } from '../youth/youth-points.ts';
import { parseEventName, YOUTH_TABLES } from '../youth/youth-tables.fixture.ts';
import { readFormula } from './formula.ts';
import { findMarkForPoints } from './mark-for-points.ts';
import { MAX_POINTS } from './max-points.ts';
import { makePointsFormula } from './points-formula.ts';
import { ROW_UNITS } from './points-row.ts';
import { readPointsTable, TABLE_IDS } from './read-table.fixture.ts';
import { scorePerformance } from './score.ts';

const HUNDRED = { g0: 100, g1: '0' };
const LONG = { g0: 900_003, g1: '0' };
const mark = (v: number, u: Unit) => ({ v, u, st: 1 });

describe('a mark beyond every athlete gives the most points of its kind, and no more', () => {
  test.each(TABLE_IDS.map((id) => readPointsTable(id)))('$id: no row gives more, whatever the mark', (table) => {
    const most = MAX_POINTS[table.kind];
    for (const { event, sex, categories } of table.rows) {
      const of = readFormula(table, parseEventName(event), sex, categories?.[0]);
      expect(of?.points(of.unit === 'ms' ? 1 : 1_000_000_000)).toBeLessThanOrEqual(most);
    }
  });

  test.each([
    ['ffa-hungarian', HUNDRED, mark(10, 'ms'), 1400],
    ['ffa-hungarian', LONG, mark(90_000, 'mm'), 1400],
    ['ffa-combined', HUNDRED, mark(10, 'ms'), 2000],
    ['combined-2001', HUNDRED, mark(10, 'ms'), 2000],
    ['combined-2001', LONG, mark(90_000, 'mm'), 2000],
  ] as const)('%s %j %j: %i', (id, event, prf, most) => {
    expect(scorePerformance(readPointsTable(id), event, 1, prf)).toBe(most);
  });

  test.each([
    ['youth-norwegian-2020', { sex: 1, age: 14 }, '000060-0', 1],
    ['youth-latvian-2018', { sex: 1, category: 'MI' }, '900003-0', 900_000],
  ] as const)('%s: 2000 where the table names no end of its own', (id, athlete, name, v) => {
    expect(YOUTH_TABLES[id].cap).toBeUndefined();
    const given = scoreYouth(YOUTH_TABLES[id], parseEventName(name), athlete, { v, st: 1 });
    expect(given).toBe(2000);
    const own = { ...YOUTH_TABLES[id], cap: 2500 };
    expect(scoreYouth(own, parseEventName(name), athlete, { v, st: 1 })).toBe(2500);
  });

  test('2000 points of a combined event are beyond every record', () => {
    const at = (g0: number, sex: 1 | 2) =>
      findMarkForPoints(readPointsTable('combined-2001'), { g0, g1: '0' }, sex, 2000)?.v;
    expect([at(100, 1), at(900_002, 2), at(900_003, 2)]).toEqual([6840, 6110, 9260]);
  });

  test('the worst mark of the most points gives them, the next worse one fewer; no mark gives a point more', () => {
    for (const id of ['ffa-hungarian', 'combined-2001'] as const) {
      const table = readPointsTable(id);
      const most = MAX_POINTS[table.kind];
      const last = findMarkForPoints(table, HUNDRED, 1, most)?.v ?? 0;
      expect([last - 10, last].map((v) => scorePerformance(table, HUNDRED, 1, mark(v, 'ms')))).toEqual([most, most]);
      expect(scorePerformance(table, HUNDRED, 1, mark(last + 10, 'ms'))).toBeLessThan(most);
      expect(findMarkForPoints(table, HUNDRED, 1, most + 1)).toBeUndefined();
    }
  });

  test('a row with a highest mark of its own ends there, not at the most of its kind', () => {
    const row = { sex: 1, event: '000100-0', unit: 's', a: '24.63', b: '-17', c: '0' } as const;
    const at = (highest: number | undefined, most?: number) =>
      makePointsFormula(highest === undefined ? row : { ...row, highest }, 'quadratic', most).points(1000);
    expect([at(undefined), at(undefined, 1400), at(9000, 1400), at(10_000, 1400)]).toEqual([6305, 1400, 1576, 1206]);
  });

  test('the international tables, which name their highest marks, end at 1400 themselves', () => {
    for (const id of ['wa-2025', 'wa-2022', 'iaaf-2017'] as const) {
      const table = readPointsTable(id);
      const ends = table.rows.map((row) => {
        const { scale } = ROW_UNITS[row.unit];
        return Math.floor(
          Number(row.a) * ((row.highest ?? Number.NaN) / scale + Number(row.b)) ** 2 + Number(row.c) + 1e-9,
        );
      });
      expect(Math.max(...ends)).toBe(MAX_POINTS.wa);
    }
  });
});
