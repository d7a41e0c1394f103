import { describe, expect, test } from '@jest/globals';
import type { Unit } from '../discipline/unit.ts';
import { parseLevelTable } from '../level/level-table.ts';
import { isTableError } from '../level/table-error.ts';
import type { Performance } from '../performance/performance.ts';
import { parseYouthTable } from '../youth/youth-table.ts';
import { parsePointsTable } from './points-table.ts';
import { readPointsTable, readTableFile } from './read-table.fixture.ts';
import { NO_PERFORMANCE, NO_SUCH_EVENT, scorePerformance } from './score.ts';

const WA = readPointsTable('wa-2025');
const COMBINED = readPointsTable('combined-2001');
const HUNDRED = { g0: 100, g1: '0' };
const mark = (v: number, u?: Unit): Performance => ({ v, u, st: 1 });

describe('Scoring: event number 1 to 1,000,000; non-positive performance gives -2 (0 for combined); unknown event -1.', () => {
  test.each([0, -1, 1_000_001, 100.5, Number.NaN, Number.POSITIVE_INFINITY])('event number %p: −1', (g0) => {
    expect(scorePerformance(WA, { g0, g1: '0' }, 1, mark(9580))).toBe(-1);
    expect(scorePerformance(COMBINED, { g0, g1: '0' }, 1, mark(9580))).toBe(-1);
  });

  test('1 and 1,000,000 are event numbers: a table that has them scores them', () => {
    const row = { sex: 1, event: '000001-R', unit: 's', a: '1', b: '-100', c: '0' };
    const table = parsePointsTable({
      ...(readTableFile('wa-2022') as object),
      rows: [row, { ...row, event: '1000000-R' }],
    });
    expect(table).toMatchObject({ error: 'table', path: 'rows[1].event' });
    const of = parsePointsTable({ ...(readTableFile('wa-2022') as object), rows: [row] });
    if (isTableError(of)) throw new Error(of.path);
    expect(scorePerformance(of, { g0: 1, g1: '0', road: true }, 1, mark(90_000))).toBe(100);
    expect(scorePerformance(of, { g0: 1_000_000, g1: '0' }, 1, mark(90_000))).toBe(-1);
  });

  test.each<[string, Performance]>([
    ['0', mark(0)],
    ['below 0', mark(-10)],
    ['no value', { st: 1 }],
    ['no number', mark(Number.NaN)],
    ['did not finish', { st: 3 }],
    ['disqualified with a time', { v: 9580, u: 'ms', st: 4 }],
    ['a distance in a race', mark(9580, 'mm')],
  ])('a performance of %s gives −2, 0 in a combined event', (_, prf) => {
    expect(scorePerformance(WA, HUNDRED, 1, prf)).toBe(-2);
    expect(scorePerformance(COMBINED, HUNDRED, 1, prf)).toBe(0);
  });

  test('an unknown unit is treated like ms: a race scores it, a jump has no mark', () => {
    const odd = (v: number) => ({ v, u: 'yd', st: 1 }) as unknown as Performance;
    const jump = { g0: 900_003, g1: '0' };
    for (const table of [WA, COMBINED]) {
      expect(scorePerformance(table, HUNDRED, 1, odd(9571))).toBe(
        scorePerformance(table, HUNDRED, 1, mark(9571, 'ms')),
      );
      expect(scorePerformance(table, HUNDRED, 1, odd(9571))).toBeGreaterThan(0);
      expect(scorePerformance(table, jump, 1, odd(8000))).toBe(table === WA ? -2 : 0);
    }
  });

  test('an event that the table does not have gives −1, before the performance is looked at', () => {
    expect(scorePerformance(WA, { g0: 101, g1: '0' }, 1, mark(9580))).toBe(-1);
    expect(scorePerformance(WA, { g0: 101, g1: '0' }, 1, mark(0))).toBe(-1);
    expect(scorePerformance(WA, { g0: 110, g1: 'H' }, 2, mark(15_000))).toBe(-1);
    expect(scorePerformance(WA, HUNDRED, 3, mark(9580))).toBe(-1);
    expect(scorePerformance(COMBINED, { g0: 101, g1: '0' }, 1, mark(0))).toBe(-1);
    expect([NO_SUCH_EVENT, NO_PERFORMANCE]).toEqual([-1, -2]);
  });

  test('a mark without proof scores as a real one', () => {
    expect(scorePerformance(WA, HUNDRED, 1, { v: 9580, st: 0 })).toBe(1356);
  });
});

describe('Scoring: quadratic formula (value + offset)^2 * factor + constant, bounded by min and max performance per event; tables for international points, combined events, youth points (exponent formula), level thresholds and a Hungarian-style table.', () => {
  test('(value + offset)² × factor + constant, cut to whole points', () => {
    expect(scorePerformance(WA, HUNDRED, 1, mark(10_000))).toBe(Math.floor((10 - 17) ** 2 * 24.63));
    expect(scorePerformance(WA, { g0: 900_003, g1: '0' }, 1, mark(8000))).toBe(
      Math.floor((8 + 48.41) ** 2 * 1.929 - 5000),
    );
    expect(scorePerformance(WA, { g0: 800_010, g1: '0' }, 1, mark(8000))).toBe(
      Math.floor((8000 + 71_170) ** 2 * 9.7749e-7 - 5000),
    );
  });

  test('bounded by the lowest mark: it gives its points, the next worse 0', () => {
    expect([16_790, 16_800, 60_000].map((v) => scorePerformance(WA, HUNDRED, 1, mark(v)))).toEqual([1, 0, 0]);
    expect([920, 910, 10].map((v) => scorePerformance(WA, { g0: 900_001, g1: '0' }, 1, mark(v)))).toEqual([8, 0, 0]);
  });

  test('bounded by the highest mark: a better one gives no more points', () => {
    expect([9470, 9460, 9450, 5000].map((v) => scorePerformance(WA, HUNDRED, 1, mark(v)))).toEqual([
      1396, 1400, 1400, 1400,
    ]);
    expect([9180, 9190, 9200, 12_000].map((v) => scorePerformance(WA, { g0: 900_003, g1: '0' }, 1, mark(v)))).toEqual([
      1397, 1399, 1399, 1399,
    ]);
  });

  test('it is the shown mark that scores: hundredths up on the track, seconds up on the road, centimetres down', () => {
    expect(scorePerformance(WA, HUNDRED, 1, mark(9571))).toBe(1356);
    expect(scorePerformance(WA, HUNDRED, 1, mark(9581))).toBe(scorePerformance(WA, HUNDRED, 1, mark(9590)));
    const road = { g0: 10_000, g1: 'R' };
    expect(scorePerformance(WA, road, 1, mark(1_700_001))).toBe(scorePerformance(WA, road, 1, mark(1_701_000)));
    expect(scorePerformance(WA, { g0: 900_002, g1: '0' }, 1, mark(6259))).toBe(1336);
  });

  test('a hand time scores with its correction', () => {
    expect(scorePerformance(WA, { ...HUNDRED, hand: true }, 1, mark(9800))).toBe(
      scorePerformance(WA, HUNDRED, 1, mark(10_040)),
    );
  });

  test('each kind of table is read from a file that names its edition', () => {
    const editions = [
      ...(['wa-2025', 'wa-2022', 'iaaf-2017', 'combined-2001', 'ffa-hungarian'] as const).map(readPointsTable),
      parseYouthTable(readTableFile('youth-swiss-2010')),
      parseLevelTable(readTableFile('ffa-levels')),
    ].map((table) => (isTableError(table) ? table : table.edition));
    expect(editions).toEqual(Array.from({ length: 7 }, () => expect.stringMatching(/20\d\d/)));
    expect(parseYouthTable(readTableFile('youth-swiss-2010'))).toMatchObject({ formula: 'power' });
  });
});

describe('Combined scores are direct.', () => {
  test('the total of a combined event is its own score in a table of combined events', () => {
    expect(scorePerformance(COMBINED, { g0: 800_010, g1: '0' }, 1, mark(8893, 'pts'))).toBe(8893);
    expect(scorePerformance(COMBINED, { g0: 800_007, g1: 'I' }, 1, mark(6000))).toBe(6000);
    expect(scorePerformance(COMBINED, { g0: 800_010, g1: '0' }, 1, mark(0, 'pts'))).toBe(0);
    expect(scorePerformance(COMBINED, { g0: 800_010, g1: '0' }, 1, { st: 3 })).toBe(0);
    expect(scorePerformance(COMBINED, { g0: 800_010, g1: '0' }, 1, mark(8893, 'ms'))).toBe(0);
  });

  test('international points of a total come from their own row', () => {
    expect(scorePerformance(WA, { g0: 800_010, g1: '0' }, 1, mark(8893, 'pts'))).toBe(1265);
  });
});
