import { describe, expect, test } from '@jest/globals';
import type { Performance } from '../performance/performance.ts';
import { findMarkForYouthPoints } from './mark-for-youth-points.ts';
import { scoreYouth, type YoungAthlete } from './youth-points.ts';
import { DEFAULT_YOUTH_TABLE } from './youth-table.ts';
import { parseEventName, YOUTH_TABLE_IDS, YOUTH_TABLES, type YouthTableId } from './youth-tables.fixture.ts';

const points = (name: YouthTableId, event: string, athlete: YoungAthlete, v: number) =>
  scoreYouth(YOUTH_TABLES[name], parseEventName(event), athlete, { v, st: 1 });

describe('tables for international points, combined events, youth points (exponent formula), level thresholds and a Hungarian-style table', () => {
  test('youth points come from an exponent formula where nothing else is asked for', () => {
    expect(YOUTH_TABLES[DEFAULT_YOUTH_TABLE]).toMatchObject({
      formula: 'power',
      edition: 'Swiss Athletics (SLV/FSA) 2010',
    });
  });

  test.each(YOUTH_TABLE_IDS)('%s says its edition, its source and that it is not official', (name) => {
    const { id, edition, source, notice, official } = YOUTH_TABLES[name];
    expect([id, edition !== '', source !== '', notice !== '', official]).toEqual([name, true, true, true, false]);
  });
});

describe('Swiss tables of 2010', () => {
  test.each<[string, 1 | 2, number, number]>([
    ['000060-0', 1, 8000, 706],
    ['000060-0', 1, 7991, 706],
    ['000060-0', 1, 14_590, 0],
    ['000060-0', 1, 14_600, 0],
    ['000060-0', 1, 20_000, 0],
    ['000060-0', 1, 6000, 1200],
    ['900001-0', 2, 760, 9],
    ['900001-0', 2, 750, 0],
    ['900001-0', 2, 700, 0],
    ['900003-0', 1, 5500, 659],
    ['900003-0', 1, 5509, 659],
    ['900005-P4000', 2, 10_000, 584],
    ['900010-P200', 1, 50_000, 578],
    ['004100-0', 2, 50_000, 805],
  ])('%s, sex %i, %i: %i', (event, sex, v, expected) => {
    expect(points('youth-swiss-2010', event, { sex }, v)).toBe(expected);
  });

  test('the cap of 1200 is reached and never passed', () => {
    expect(
      findMarkForYouthPoints(YOUTH_TABLES['youth-swiss-2010'], parseEventName('000060-0'), { sex: 1 }, 1200)?.v,
    ).toBe(6440);
    expect(points('youth-swiss-2010', '000060-0', { sex: 1 }, 6450)).toBeLessThan(1200);
    expect(points('youth-swiss-2010', '000060-0', { sex: 1 }, 10)).toBe(1200);
    expect(
      findMarkForYouthPoints(YOUTH_TABLES['youth-swiss-2010'], parseEventName('000060-0'), { sex: 1 }, 1201),
    ).toBeUndefined();
  });

  test('it knows neither roof nor implement: every hurdle height and weight finds its row', () => {
    for (const [event, plain] of [
      ['000060-HP84I', '000060-H'],
      ['900005-P4000I', '900005-0'],
      ['000060-I', '000060-0'],
      ['002000-SP91', '002000-S'],
    ] as const) {
      const v = plain.startsWith('9') ? 9000 : plain.startsWith('002') ? 420_000 : 10_000;
      expect(points('youth-swiss-2010', event, { sex: 1 }, v)).toBe(points('youth-swiss-2010', plain, { sex: 1 }, v));
      expect(points('youth-swiss-2010', event, { sex: 1 }, v)).toBeGreaterThan(0);
    }
  });

  test('what the table does not have is no field', () => {
    expect(points('youth-swiss-2010', '000061-0', { sex: 1 }, 8000)).toBeUndefined();
    expect(points('youth-swiss-2010', '000060-0', { sex: 3 }, 8000)).toBeUndefined();
    expect(points('youth-swiss-2010', '000060-0', { sex: 1 }, 0)).toBeUndefined();
    expect(points('youth-swiss-2010', '000060-HX', { sex: 1 }, 8000)).toBeUndefined();
    const prf = { v: 8000, u: 'mm', st: 1 } as const;
    expect(scoreYouth(YOUTH_TABLES['youth-swiss-2010'], parseEventName('000060-0'), { sex: 1 }, prf)).toBeUndefined();
    expect(
      scoreYouth(YOUTH_TABLES['youth-swiss-2010'], parseEventName('000060-0'), { sex: 1 }, { ...prf, st: 3 }),
    ).toBeUndefined();
  });
});

test('an unknown unit is treated like ms: a race scores it, a jump does not', () => {
  const odd = (v: number) => ({ v, u: 'yd', st: 1 }) as unknown as Performance;
  const table = YOUTH_TABLES['youth-swiss-2010'];
  expect(scoreYouth(table, parseEventName('000060-0'), { sex: 1 }, odd(8000))).toBe(706);
  expect(scoreYouth(table, parseEventName('900003-0'), { sex: 1 }, odd(5500))).toBeUndefined();
});

test('a hand time scores with its correction (TR 39.9)', () => {
  const by = (hand: boolean, v: number) =>
    scoreYouth(YOUTH_TABLES['youth-swiss-2010'], { g0: 60, g1: '0', hand }, { sex: 1 }, { v, u: 'ms', st: 1 });
  expect(by(true, 7800)).toBe(by(false, 8040));
  expect(by(true, 7800)).not.toBe(by(false, 7800));
  const event = { g0: 60, g1: '0', hand: true };
  expect(findMarkForYouthPoints(YOUTH_TABLES['youth-swiss-2010'], event, { sex: 1 }, 700)?.v).toBe(7700);
});

describe('Latvian tables of 2018', () => {
  test.each<[string, 1 | 2, string, number, number | undefined]>([
    ['000060-0', 1, 'MI', 8000, 500],
    ['000060-0', 1, 'MI', 5700, 1715],
    ['000060-0', 1, 'MI', 10_700, 0],
    ['000060-0', 1, 'MI', 15_700, 0],
    ['900003-0', 2, 'CA', 5000, 559],
    ['900010-P150', 1, 'MI', 17_000, 121],
    ['001500-0', 1, 'CA', 286_000, 420],
    ['001500-0', 1, 'MI', 286_000, undefined],
    ['001500-0', 1, 'SE', 286_000, undefined],
  ])('%s, sex %i, %s, %i: %s', (event, sex, category, v, expected) => {
    expect(points('youth-latvian-2018', event, { sex, category }, v)).toBe(expected);
  });
});
