import { describe, expect, test } from '@jest/globals';
import { findMarkToBeat, findRecordRelation, hasOtherMethod } from './record-relation.ts';

const SPRINT = { g0: 100, g1: '0' };
const SHOT = { g0: 900_005, g1: '0' };
const TOTAL = { g0: 800_010, g1: '0' };

describe('what a mark does to a record', () => {
  test('further, and more points, are better', () => {
    const relate = (v: number) => findRecordRelation({ v, u: 'mm', st: 1 }, { v: 18_200 }, SHOT);
    expect([relate(18_199), relate(18_209), relate(18_210)]).toEqual([undefined, 'equals', 'beats']);
    const score = (v: number) => findRecordRelation({ v, u: 'pts', st: 1 }, { v: 8000 }, TOTAL);
    expect([score(7999), score(8000), score(8001)]).toEqual([undefined, 'equals', 'beats']);
  });

  test('no mark does nothing, and nothing is done to a record without one', () => {
    expect(findRecordRelation({ st: 2 }, { v: 10_420 }, SPRINT)).toBeUndefined();
    expect(findRecordRelation({ v: 10_000, u: 'ms', st: 1 }, { v: -1 }, SPRINT)).toBeUndefined();
  });

  test('times are by another method where one of them is by hand; heights never', () => {
    expect(hasOtherMethod({ method: 'hand' }, SPRINT)).toBe(true);
    expect(hasOtherMethod({}, { ...SPRINT, hand: true })).toBe(true);
    expect(hasOtherMethod({ method: 'hand' }, { ...SPRINT, hand: true })).toBe(false);
    expect(hasOtherMethod({ method: 'transponder' }, SPRINT)).toBe(false);
    expect(hasOtherMethod({ method: 'hand' }, SHOT)).toBe(false);
  });
});

describe('the least mark that beats a record', () => {
  test.each([
    ['a centimetre higher', 2000, { g0: 900_001, g1: '0' }, 2010],
    ['a centimetre further', 18_200, SHOT, 18_210],
    ['a centimetre further than what is shown', 18_209, SHOT, 18_210],
    ['a hundredth less', 10_420, SPRINT, 10_410],
    ['a hundredth less than what is shown', 10_411, SPRINT, 10_410],
    ['a tenth less beyond 10,000 m', 4_000_000, { g0: 20_000, g1: '0' }, 3_999_900],
    ['a second less on the road', 1_700_000, { g0: 10_000, g1: 'R' }, 1_699_000],
    ['a point more', 8000, TOTAL, 8001],
    ['a metre more beyond 1000 m', 1_001_000, { g0: 100_060, g1: '0' }, 1_002_000],
    ['none', 10, SPRINT, undefined],
  ])('%s', (_, v, event, mark) => {
    expect(findMarkToBeat({ v }, event)).toBe(mark);
  });

  test.each([
    ['by hand, in an electronic race', { v: 10_400, method: 'hand' }, SPRINT, 10_630],
    ['by hand over 400 m', { v: 48_000, method: 'hand' }, { g0: 400, g1: '0' }, 48_130],
    ['by hand over 800 m, where nothing is added', { v: 110_000, method: 'hand' }, { g0: 800, g1: '0' }, 109_990],
    ['by hand, in a race by hand', { v: 10_400, method: 'hand' }, { ...SPRINT, hand: true }, 10_300],
    ['electronic, in a race by hand', { v: 10_420 }, { ...SPRINT, hand: true }, 10_100],
  ] as const)('of a record %s', (_, record, event, mark) => {
    expect(findMarkToBeat(record, event)).toBe(mark);
    const relate = (v: number) => findRecordRelation({ v, u: 'ms', st: 1 }, record, event);
    expect([relate(mark), relate(mark + 10)]).toEqual(['beats', expect.not.stringMatching('beats')]);
  });
});
