import { describe, expect, test } from '@jest/globals';
import { findMarkForYouthPoints } from './mark-for-youth-points.ts';
import { scoreYouth, type YoungAthlete } from './youth-points.ts';
import { parseEventName, YOUTH_TABLES, type YouthTableId } from './youth-tables.fixture.ts';

const points = (name: YouthTableId, event: string, athlete: YoungAthlete, v: number) =>
  scoreYouth(YOUTH_TABLES[name], parseEventName(event), athlete, { v, st: 1 });

describe('Dutch tables', () => {
  const at = (event: string, category: string | undefined, v: number, sex: 1 | 2 = 1) =>
    points('youth-dutch', event, { sex, category }, v);

  test('a / T − b and a × √D − b', () => {
    expect(at('000060-0', 'PO', 10_000)).toBe(478);
    expect(at('000060-0', 'MI', 10_000)).toBe(378);
    expect(at('000060-0', 'SE', 7000)).toBe(865);
    expect(at('000060-0', undefined, 7000)).toBe(865);
    expect(at('900005-0', 'MI', 9000)).toBe(473);
  });

  test('below a limit a line, at it too; both agree there', () => {
    expect(at('900003-0', 'PO', 4410)).toBe(600);
    expect(at('900003-0', 'PO', 4420)).toBe(602);
    expect(at('900003-0', 'PO', 1910)).toBe(100);
    expect(at('900003-0', 'PO', 1410)).toBe(0);
    expect(at('900001-0', 'MI', 670)).toBe(0);
    expect(at('900001-0', 'MI', 1350)).toBe(499);
    expect(at('900001-0', 'MI', 1360)).toBe(507);
  });

  test('below a limit without a formula nothing is made up', () => {
    expect(at('900001-0', 'SE', 1390, 2)).toBeUndefined();
    expect(at('900001-0', 'SE', 1400, 2)).toBe(616);
  });

  test('a category with rows of its own never borrows the others’', () => {
    expect(at('000200-0', 'MI', 25_000)).toBeUndefined();
    expect(at('000200-0', 'CA', 25_000)).toBe(557);
  });

  test('the nearest name comes first: hurdles of 84 cm have a row of their own', () => {
    expect(at('000060-HP84', 'MI', 9000)).toBe(821);
    expect(at('000060-HP76', 'MI', 9000)).toBe(765);
  });
});

describe('Norwegian tables (Tyrving) of 2020, by age', () => {
  const at = (event: string, sex: 1 | 2, age: number | undefined, v: number) =>
    points('youth-norwegian-2020', event, { sex, age }, v);

  test('the base mark of an age is 1000 points', () => {
    expect(at('000100-0', 2, 12, 13_800)).toBe(1000);
    expect(at('000100-0', 2, 19, 12_400)).toBe(1000);
    expect(at('000100-0', 2, 11, 13_800)).toBeUndefined();
    expect(at('000100-0', 2, 20, 13_800)).toBeUndefined();
    expect(at('000100-0', 2, undefined, 13_800)).toBeUndefined();
  });

  test('each hundredth, tenth or centimetre is worth the same', () => {
    expect(at('000100-0', 2, 12, 13_790)).toBe(1001);
    expect(at('000100-0', 2, 12, 13_810)).toBe(998);
    expect(at('000800-0', 1, 14, 128_000)).toBe(1018);
    expect(at('000800-0', 1, 14, 129_010)).toBe(999);
    expect(at('900001-0', 2, 10, 1230)).toBe(1007);
    expect(at('000100-0', 2, 12, 30_000)).toBe(0);
  });

  test('throws and the pole vault have three slopes', () => {
    expect(at('900007-P6000', 1, 18, 56_000)).toBe(1000);
    expect(at('900007-P6000', 1, 18, 57_000)).toBe(1010);
    expect(at('900007-P6000', 1, 18, 55_000)).toBe(980);
    expect(at('900007-P6000', 1, 18, 44_810)).toBe(776);
    expect(at('900007-P6000', 1, 18, 44_800)).toBe(776);
    expect(at('900007-P6000', 1, 18, 44_790)).toBe(775);
    expect(at('900007-P6000', 1, 18, 43_800)).toBe(736);
    expect(at('900002-0', 2, 10, 1430)).toBe(848);
  });

  test('a hand time gets the table’s own correction', () => {
    const event = { g0: 100, g1: '0', hand: true };
    const athlete = { sex: 2, age: 12 } as const;
    const read = YOUTH_TABLES['youth-norwegian-2020'];
    expect(scoreYouth(read, event, athlete, { v: 13_500, u: 'ms', st: 1 })).toBe(1009);
    expect(findMarkForYouthPoints(read, event, athlete, 1000)).toEqual({ v: 13_500, u: 'ms', st: 1 });
    expect(findMarkForYouthPoints(read, { ...event, hand: false }, athlete, 1000)).toEqual({
      v: 13_800,
      u: 'ms',
      st: 1,
    });
  });
});

describe('the FFA’s cotation of 50 points', () => {
  const at = (event: string, category: string, sex: 1 | 2 | 3, v: number) =>
    points('ffa-cotation', event, { sex, category }, v);

  test.each<[string, string, 1 | 2 | 3, number, number]>([
    ['000050-0', 'BE', 1, 6320, 50],
    ['000050-0', 'BE', 1, 6330, 49],
    ['000050-0', 'BE', 1, 6311, 50],
    ['000050-I', 'BE', 1, 11_660, 1],
    ['000050-0', 'BE', 1, 20_000, 1],
    ['000050-0', 'BE', 1, 20_010, 0],
    ['002000-W', 'BE', 2, 865_540, 17],
    ['002000-W', 'BE', 2, 870_000, 15],
    ['001000-0', 'MI', 2, 224_770, 23],
    ['001000-0', 'MI', 2, 226_000, 21],
    ['001000-0', 'MI', 2, 222_870, 25],
    ['000120-0', 'MI', 1, 21_190, 1],
    ['000120-0', 'MI', 1, 21_200, 0],
    ['000460-0', 'MI', 3, 59_000, 1],
    ['000460-0', 'MI', 3, 60_010, 0],
  ])('%s, %s, sex %i, %i: %i', (event, category, sex, v, expected) => {
    expect(at(event, category, sex, v)).toBe(expected);
  });

  test('a number of points that no height gives is never given', () => {
    const given = new Set(Array.from({ length: 200 }, (_, cm) => at('900001-0', 'BE', 1, cm * 10 + 10)));
    expect([20, 22, 24, 26, 28].filter((each) => given.has(each))).toEqual([]);
    expect(given.size).toBe(45);
  });

  test('only for BE, MI and CA', () => {
    expect(at('000100-0', 'SE', 1, 12_000)).toBeUndefined();
    expect(points('ffa-cotation', '000100-0', { sex: 1 }, 12_000)).toBeUndefined();
  });
});
