import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { isTableError } from '../level/table-error.ts';
import type { Performance } from '../performance/performance.ts';
import { type AgeFactors, findAgeFactor, parseAgeFactors } from './age-factors.ts';
import { scoreCombinedPart } from './combined-points.ts';
import { scoreMastersCombined } from './masters-combined-points.ts';
import { readTableFile } from './read-table.fixture.ts';

function read(): AgeFactors {
  const table = parseAgeFactors(readTableFile('wma-2023'));
  if (isTableError(table)) throw new Error(table.path);
  return table;
}
const WMA = read();
const file = readTableFile('wma-2023') as object;
const ROW = { sex: 1, event: '000100-0', factors: [9000, 8000] };
const small = (head: object, row: object = {}) => ({ ...file, ages: [35, 40], ...head, rows: [{ ...ROW, ...row }] });

describe('age factors of masters in combined events', () => {
  test('the 608 factors are those that harryscons/greekmasterathletics read of the same edition', () => {
    const lines = WMA.rows.flatMap(({ sex, event, factors }) =>
      factors.map((factor, index) => `${sex} ${event} ${WMA.ages[index]} ${factor}`),
    );
    const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
    expect([lines.length, digest]).toEqual([608, 'babfeed49a8bb9b3']);
  });

  test.each<[string, number, string, 1 | 2, number, number | undefined]>([
    ['men 100 m at 35', 100, '0', 1, 35, 9999],
    ['39 is of the group of 35', 100, '0', 1, 39, 9999],
    ['40 is of the next', 100, '0', 1, 40, 9668],
    ['60 m hurdles have a row of their own', 60, 'HP99I', 1, 66, 8351],
    ['short hurdles at 100 m', 100, 'HP91', 1, 69, 8958],
    ['short hurdles at 110 m', 110, 'H', 1, 69, 8958],
    ['short hurdles at 80 m', 80, 'HP76', 2, 35, 9932],
    ['long hurdles', 300, 'HP76', 1, 60, 11_628],
    ['hurdles between are neither', 150, 'HP76', 1, 60, undefined],
    ['women’s long jump at 69', 900_003, '0', 2, 69, 14_736],
    ['any implement', 900_005, 'P5000', 1, 60, 12_252],
    ['the last group is open', 100, '0', 1, 113, 2400],
    ['below the first age a mark stays as it is', 100, '0', 1, 34, 10_000],
    ['no row', 5000, '0', 1, 50, undefined],
    ['no age', 100, '0', 1, 0, undefined],
    ['no number', 100, '0', 1, Number.NaN, undefined],
  ])('%s', (_, g0, g1, sex, age, factor) => {
    expect(findAgeFactor(WMA, { g0, g1 }, sex, age)).toBe(factor);
  });

  test.each<[string, unknown]>([
    ['format', small({ format: 2 })],
    ['kind', small({ kind: 'combined' })],
    ['per', small({ per: 0 })],
    ['ages', small({ ages: [] })],
    ['ages', small({ ages: [40, 40] })],
    ['rows', { ...file, rows: 1 }],
    ['rows[0]', { ...file, rows: [1] }],
    ['rows[0].sex', small({}, { sex: 3 })],
    ['rows[0].event', small({}, { event: 'hurdles' })],
    ['rows[0].factors', small({}, { factors: [9000] })],
    ['rows[0].factors', small({}, { factors: [9000, '8000'] })],
  ])('a file with another %s is refused', (path, json) => {
    expect(parseAgeFactors(json)).toEqual({ error: 'table', path, expected: expect.any(String) });
  });

  test('a file as it should be is read, with its edition', () => {
    expect(parseAgeFactors(small({}))).toMatchObject({ per: 10_000, ages: [35, 40], rows: [ROW] });
    expect(WMA.edition).toMatch(/2023/);
  });
});

describe('points of a master', () => {
  const points = (g0: number, g1: string, sex: 1 | 2, age: number, prf: Performance) =>
    scoreMastersCombined(WMA, { g0, g1 }, sex, age, prf);
  const mark = (v: number): Performance => ({ v, st: 1 });

  test('a time is rounded up to the hundredth after the factor: 12.50 × 0.8429 is 10.54', () => {
    expect(points(100, '0', 1, 60, mark(12_500))).toBe(966);
    expect(scoreCombinedPart({ g0: 100, g1: '0' }, 1, mark(10_540))).toBe(966);
  });

  test('a distance is cut to the centimetre after the factor: 5.00 × 1.3876 is 6.93', () => {
    expect(points(900_003, '0', 1, 60, mark(5000))).toBe(scoreCombinedPart({ g0: 900_003, g1: '0' }, 1, mark(6930)));
  });

  test('shorter hurdles score as those of the open programme', () => {
    expect(points(100, 'HP91', 1, 52, mark(16_000))).toBe(scoreCombinedPart({ g0: 110, g1: 'H' }, 1, mark(15_460)));
    expect(points(80, 'HP76', 2, 52, mark(13_000))).toBe(scoreCombinedPart({ g0: 100, g1: 'H' }, 2, mark(13_780)));
    expect(points(60, 'HP99I', 1, 52, mark(9000))).toBe(scoreCombinedPart({ g0: 60, g1: 'H' }, 1, mark(8220)));
  });

  test('a hand time gets its correction first', () => {
    const event = { g0: 100, g1: '0', hand: true };
    expect(scoreMastersCombined(WMA, event, 1, 60, mark(12_500))).toBe(points(100, '0', 1, 60, mark(12_740)));
  });

  test('below the first age as anyone', () => {
    expect(points(100, '0', 1, 30, mark(10_460))).toBe(985);
  });

  test('no mark is 0 and not absence; a missing row is nothing', () => {
    expect(points(100, '0', 1, 60, { st: 3 })).toBe(0);
    expect(points(100, '0', 1, 60, { v: 12_500, u: 'mm', st: 1 })).toBe(0);
    expect(points(5000, '0', 1, 60, mark(1_200_000))).toBeUndefined();
    expect(points(900_004, '0', 1, 60, mark(9000))).toBeUndefined();
  });
});
