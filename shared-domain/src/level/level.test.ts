import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Unit } from '../performance/performance.ts';
import { gradeOf, levelOf } from './level-of.ts';
import { type LevelTable, MAX_LEVEL_RANKS, parseLevelTable } from './level-table.ts';
import { LEVEL_COLOURS, LEVELS, levelColour, levelFamily, levelLabel, levelName, lvlOf } from './levels.ts';
import { markForLevel, nextLevel } from './next-level.ts';
import { isTableError } from './table-error.ts';
import { pointsForTriathlonLevel, triathlonLevel } from './triathlon-level.ts';

const json = JSON.parse(readFileSync(new URL('../../tables/ffa-levels.json', import.meta.url), 'utf8'));
const read = parseLevelTable(json);
if (isTableError(read)) throw new Error(read.path);
const table: LevelTable = read;

const event = (name: string) => ({ g0: Number(name.slice(0, 6)), g1: name.slice(7) });
const mark = (v: number, u: Unit) => ({ v, u, st: 1 });
const of = (name: string, sex: 1 | 2, v: number, u: Unit, category?: string) =>
  gradeOf(table, event(name), sex, mark(v, u), category)?.code;

describe('Levels lvl 0 to 10: IA, IB, N1, N2, N3, N4, IR1, IR2, IR3, IR4, R1; colours red, blue, green, deep-purple, orange; up to 50 ranks per level table.', () => {
  test('lvl 0 is IA, lvl 10 is R1, and nothing beyond', () => {
    expect(LEVELS.map((code) => lvlOf(code))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(LEVELS.join(', ')).toBe('IA, IB, N1, N2, N3, N4, IR1, IR2, IR3, IR4, R1');
    expect(LEVELS.map((_, lvl) => levelLabel(lvl))).toEqual([...LEVELS]);
    expect([-1, 11, 0.5].map(levelLabel)).toEqual([undefined, undefined, undefined]);
    expect(lvlOf('R2')).toBeUndefined();
  });

  test('every level has the colour of its family', () => {
    expect(Object.values(LEVEL_COLOURS)).toEqual(['red', 'blue', 'green', 'deep-purple', 'orange']);
    expect(LEVELS.map(levelColour)).toEqual([
      ...['red', 'red', 'blue', 'blue', 'blue', 'blue'],
      ...['green', 'green', 'green', 'green', 'deep-purple'],
    ]);
    expect(['R6', 'D1', 'X1', '', 'N'].map(levelColour)).toEqual([
      'deep-purple',
      'orange',
      ...Array(3).fill(undefined),
    ]);
    expect(levelFamily('IR2')).toBe('IR');
  });

  test('a table of 50 ranks is read, one of 51 is refused', () => {
    const wide = (count: number) => ({
      ...json,
      levels: Array.from({ length: count }, (_, i) => `L${i}`),
      clubPoints: Array(count).fill(1),
      rows: [{ sex: 1, events: ['000100-0'], unit: 'ms', marks: Array.from({ length: count }, (_, i) => 10_000 + i) }],
      triathlon: [],
    });
    expect(parseLevelTable(wide(MAX_LEVEL_RANKS))).toHaveProperty('levels.49', 'L49');
    expect(parseLevelTable(wide(MAX_LEVEL_RANKS + 1))).toEqual({
      error: 'table',
      path: 'levels',
      expected: '1 to 50 codes',
    });
  });

  test('in words, in both languages', () => {
    expect(levelName('IA', 'fr')).toBe('International A');
    expect(levelName('IR1', 'fr')).toBe('Interrégional 1');
    expect(levelName('R1', 'en')).toBe('Regional 1');
    expect(levelName('D8', 'fr')).toBe('Départemental 8');
    expect(levelName('N', 'fr')).toBeUndefined();
  });
});

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

  test('levels below R1 give no lvl', () => {
    const r1 = [table, event('000100-0'), 1, mark(11_740, 'ms')] as const;
    const r2 = [table, event('000100-0'), 1, mark(11_750, 'ms')] as const;
    expect([levelOf(...r1), levelOf(...r2)]).toEqual([10, undefined]);
    expect(gradeOf(...r2)).toEqual({ code: 'R2', clubPoints: 14, edition: table.edition });
  });

  test('a hand time counts with its correction (TR 39.9): 10.10 h reaches 10.34', () => {
    const by = { g0: 100, g1: '0', hand: true };
    expect(gradeOf(table, by, 1, mark(10_100, 'ms'))?.code).toBe('N1');
    expect(gradeOf(table, by, 1, mark(10_200, 'ms'))?.code).toBe('N2');
    expect(markForLevel(table, by, 1, 'N1')).toEqual(mark(10_100, 'ms'));
    expect(nextLevel(table, by, 1, mark(10_300, 'ms'))).toMatchObject({ code: 'N1', missing: 200 });
    expect(markForLevel(table, { ...by, g0: 800 }, 1, 'IA')).toEqual(mark(105_500, 'ms'));
    expect(markForLevel(table, { g0: 900_003, g1: '0', hand: true }, 1, 'IA')).toEqual(
      markForLevel(table, { g0: 900_003, g1: '0' }, 1, 'IA'),
    );
  });

  test('a missing table gives no field, never a made-up number', () => {
    for (const name of ['000101-0', '900005-0', '000110-H', '001500-I', '000100-HX', '000100-R'])
      expect(of(name, 1, 9000, 'ms')).toBeUndefined();
    expect(of('000100-0', 1, 9000, 'mm')).toBeUndefined();
    expect(gradeOf(table, event('000100-0'), 1, { st: 4, v: 9000 })).toBeUndefined();
    expect(gradeOf(table, event('000100-0'), 1, { st: 1, v: 9000 })?.code).toBe('IA');
  });

  test('what the competition says of the place counts: under a roof, on the road', () => {
    const indoor = { g0: 60, g1: 'HP106', indoor: true };
    expect(gradeOf(table, indoor, 1, mark(7600, 'ms'))).toBeDefined();
    expect(gradeOf(table, { g0: 60, g1: 'HP106' }, 1, mark(7600, 'ms'))).toBeUndefined();
    expect(gradeOf(table, { g0: 15_000, g1: '0', road: true }, 2, mark(3_000_000, 'ms'))?.code).toBe('IA');
    expect(gradeOf(table, { g0: 15_000, g1: '0' }, 2, mark(3_000_000, 'ms'))).toBeUndefined();
    expect(gradeOf(table, { g0: 900_003, g1: '0', road: true }, 2, mark(6700, 'mm'))?.code).toBe('IA');
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

describe('the mark of a level, and what is missing to the next', () => {
  test.each<[string, 1 | 2, string, number | undefined, Unit]>([
    ['000100-0', 1, 'IA', 10_100, 'ms'],
    ['000100-0', 1, 'R1', 11_740, 'ms'],
    ['900007-P3000', 2, 'IR1', undefined, 'mm'],
    ['900007-P3000', 2, 'IA', undefined, 'mm'],
    ['900007-P3000', 2, 'XX', undefined, 'mm'],
    ['000101-0', 1, 'IA', undefined, 'ms'],
  ])('%s, sex %i, %s', (name, sex, code, v, u) => {
    expect(markForLevel(table, event(name), sex, code)).toEqual(v === undefined ? undefined : mark(v, u));
  });

  const next = (name: string, sex: 1 | 2, v: number, u: Unit, category?: string) => {
    const to = nextLevel(table, event(name), sex, mark(v, u), category);
    return to && [to.code, to.missing];
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
    expect(nextLevel(table, event('000100-0'), 1, { st: 2 })).toBeUndefined();
  });

  test('for every row and level: its mark reaches it, the next worse one does not', () => {
    for (const row of table.rows) {
      const category = row.categories?.[0];
      for (const [index, v] of row.marks.entries()) {
        if (v === null) continue;
        const [name = ''] = row.events;
        const code = table.levels[index] ?? '';
        const worse = row.unit === 'ms' ? 1000 : row.unit === 'mm' ? (v > 1_000_000 ? -1000 : -10) : -1;
        expect(markForLevel(table, event(name), row.sex as 1 | 2, code, category)).toEqual(mark(v, row.unit));
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
      fc.property(fc.constantFrom(...table.rows), fc.nat(30_000_000), fc.nat(100_000), (row, v, more) => {
        const [name = ''] = row.events;
        const [better, worse] = row.unit === 'ms' ? [v, v + more] : [v + more, v];
        return rank(name, row, better) <= rank(name, row, worse);
      }),
    );
  });
});

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
    expect(triathlonLevel(table, sex, category, points)?.code).toBe(code);
  });

  test('with its lvl, its points for the club and its edition', () => {
    expect(triathlonLevel(table, 1, 'MI', 120)).toEqual({
      code: 'IR1',
      lvl: 6,
      clubPoints: 21,
      edition: table.edition,
    });
  });

  test('and the points that reach it', () => {
    expect(pointsForTriathlonLevel(table, 2, 'BE', 'R1')).toBe(110);
    expect(pointsForTriathlonLevel(table, 2, 'BE', 'N1')).toBeUndefined();
    expect(pointsForTriathlonLevel(table, 2, 'SE', 'R1')).toBeUndefined();
  });
});
