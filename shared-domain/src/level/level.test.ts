import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Unit } from '../discipline/unit.ts';
import { findGrade, findLevel } from './level.ts';
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

describe('level of a mark: level thresholds', () => {
  test.each<[string, string, 1 | 2, number, Unit, string | undefined]>([
    ['100 m, 10.10 is IA', '000100-0', 1, 10_100, 'ms', 'IA'],
    ['100 m, 10.11 is IB', '000100-0', 1, 10_110, 'ms', 'IB'],
    ['100 m, 10.101 is shown 10.11', '000100-0', 1, 10_101, 'ms', 'IB'],
    ['100 m, 11.74 is still R1', '000100-0', 1, 11_740, 'ms', 'R1'],
    ['100 m, 11.75 is R2', '000100-0', 1, 11_750, 'ms', 'R2'],
    ['100 m, 20.00 is D8', '000100-0', 1, 20_000, 'ms', 'D8'],
    ['100 m, 20.01 is none', '000100-0', 1, 20_010, 'ms', undefined],
    ['high jump, 1.92 is IA for women', '900001-0', 2, 1920, 'mm', 'IA'],
    ['high jump, 1.91 is IB', '900001-0', 2, 1910, 'mm', 'IB'],
    ['long jump, 6.999 is shown 6.99', '900003-0', 2, 6999, 'mm', 'IA'],
    ['decathlon, 7900', '800010-0', 1, 7900, 'pts', 'IA'],
    ['decathlon, 7899', '800010-0', 1, 7899, 'pts', 'IB'],
    ['one hour, 20.55 km', '100060-0', 1, 20_550_000, 'mm', 'IA'],
    ['half marathon, 1:01:30', '021097-R', 1, 3_690_000, 'ms', 'IA'],
    ['half marathon by its other number', '021100-R', 1, 3_690_001, 'ms', 'IB'],
    ['hammer of 3 kg: the doubtful IR1 is nobody’s', '900007-P3000', 2, 52_000, 'mm', 'IR2'],
    ['hammer of 3 kg: 49.99 is IR3', '900007-P3000', 2, 49_990, 'mm', 'IR3'],
    ['hammer of 3 kg: 54.00 is N4', '900007-P3000', 2, 54_000, 'mm', 'N4'],
    ['one hour for women: the last row is in metres', '100060-0', 2, 1_000_000, 'mm', 'D8'],
    ['one hour for women: 10 km is D7', '100060-0', 2, 10_000_000, 'mm', 'D7'],
  ])('%s', (_, name, sex, v, u, level) => {
    expect(of(name, sex, v, u)).toBe(level);
  });

  test.each<[string, 1 | 2, number, Unit, string | undefined]>([
    ['000100-0', 1, 0, 'ms', undefined],
    ['000100-0', 1, -1, 'ms', undefined],
    ['000100-0', 1, 1, 'ms', 'IA'],
    ['900003-0', 2, 0, 'mm', undefined],
    ['900003-0', 2, 9, 'mm', undefined],
    ['800010-0', 1, 0, 'pts', undefined],
  ])('%s, sex %i: %i %s is %s, for nothing is no mark', (name, sex, v, u, code) => {
    const parameters = [table, event(name), sex, mark(v, u)] as const;
    expect(findGrade(...parameters)?.code).toBe(code);
    expect(findLevel(...parameters)).toBe(code === undefined ? undefined : 0);
    expect(findNextLevel(...parameters)).toBeUndefined();
  });

  test('an unknown unit is treated like ms: a race has its level, a jump none', () => {
    const markInYards = (v: number) => ({ v, u: 'yd', st: 1 }) as unknown as ReturnType<typeof mark>;
    expect(findGrade(table, event('000100-0'), 1, markInYards(10_340))?.code).toBe('N1');
    expect(findNextLevel(table, event('000100-0'), 1, markInYards(10_400))?.difference).toBe(60);
    expect(findGrade(table, event('900003-0'), 2, markInYards(6990))).toBeUndefined();
  });

  test('levels below R1 give no lvl', () => {
    const r1 = [table, event('000100-0'), 1, mark(11_740, 'ms')] as const;
    const r2 = [table, event('000100-0'), 1, mark(11_750, 'ms')] as const;
    expect([findLevel(...r1), findLevel(...r2)]).toEqual([10, undefined]);
    expect(findGrade(...r2)).toEqual({ code: 'R2', clubPoints: 14, edition: table.edition });
  });

  test('a hand time counts with its correction (TR 39.9): 10.10 h reaches 10.34', () => {
    const by = { g0: 100, g1: '0', hand: true };
    expect(findGrade(table, by, 1, mark(10_100, 'ms'))?.code).toBe('N1');
    expect(findGrade(table, by, 1, mark(10_200, 'ms'))?.code).toBe('N2');
    expect(findMarkForLevel(table, by, 1, 'N1')).toEqual(mark(10_100, 'ms'));
    expect(findNextLevel(table, by, 1, mark(10_300, 'ms'))).toMatchObject({ code: 'N1', difference: 200 });
    expect(findMarkForLevel(table, { ...by, g0: 800 }, 1, 'IA')).toEqual(mark(105_500, 'ms'));
    expect(findMarkForLevel(table, { g0: 900_003, g1: '0', hand: true }, 1, 'IA')).toEqual(
      findMarkForLevel(table, { g0: 900_003, g1: '0' }, 1, 'IA'),
    );
  });

  test('a missing table gives no field, never a made-up number', () => {
    for (const name of ['000101-0', '900005-0', '000110-H', '001500-I', '000100-HX', '000100-R'])
      expect(of(name, 1, 9000, 'ms')).toBeUndefined();
    expect(of('000100-0', 1, 9000, 'mm')).toBeUndefined();
    expect(findGrade(table, event('000100-0'), 1, { st: 4, v: 9000 })).toBeUndefined();
    expect(findGrade(table, event('000100-0'), 1, { st: 1, v: 9000 })?.code).toBe('IA');
  });

  test('the place of the competition counts: under a roof, on the road', () => {
    const indoor = { g0: 60, g1: 'HP106', indoor: true };
    expect(findGrade(table, indoor, 1, mark(7600, 'ms'))).toBeDefined();
    expect(findGrade(table, { g0: 60, g1: 'HP106' }, 1, mark(7600, 'ms'))).toBeUndefined();
    expect(findGrade(table, { g0: 15_000, g1: '0', road: true }, 2, mark(3_000_000, 'ms'))?.code).toBe('IA');
    expect(findGrade(table, { g0: 15_000, g1: '0' }, 2, mark(3_000_000, 'ms'))).toBeUndefined();
    expect(findGrade(table, { g0: 900_003, g1: '0', road: true }, 2, mark(6700, 'mm'))?.code).toBe('IA');
  });

  test('a row for a category comes before the row for all; masters share one with the juniors', () => {
    const at = (category?: string) => of('800010-0', 1, 7400, 'pts', category);
    expect([undefined, 'SE', 'ES'].map(at)).toEqual(['N1', 'N1', 'N1']);
    expect(['CA', 'JU', 'M0', 'M13', 'MA', 'M35', 'F35'].map(at)).toEqual(Array(7).fill('N2'));
    expect(['SE', 'M3', 'CA'].map((category) => of('800010-0', 1, 7199, 'pts', category))).toEqual(['N2', 'N3', 'N3']);
    expect(['SE', 'M3', 'CA'].map((category) => of('800010-0', 1, 6900, 'pts', category))).toEqual(['N3', 'N3', 'N4']);
  });

  test('the young get no level from a mark', () => {
    expect(['BB', 'EA', 'PO', 'BE', 'MI'].map((category) => of('000100-0', 1, 10_000, 'ms', category))).toEqual(
      Array(5).fill(undefined),
    );
    expect(of('000100-0', 1, 10_000, 'ms', 'CA')).toBe('IA');
  });
});
