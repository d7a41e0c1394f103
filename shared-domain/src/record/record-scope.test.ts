import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import { findScopeGaps, type RecordAthlete } from './record-scope.ts';

const ALL_MEN = 57;
const MEN = 55;
const M35 = 101;
const M40 = 103;
const SIX_KILOS = { implement: 6000 };

const record = (event: string, more: Partial<EventRecord> = {}): EventRecord => ({
  kind: 'MR',
  event,
  v: 1,
  holder: 'A. Dupont',
  ...more,
});
const find = (event: string, g0: number, g1: string, category: number, athlete: RecordAthlete = {}) =>
  findScopeGaps(record(event), athlete, { event: { g0, g1 }, category });

describe('what is not known of a row and a record', () => {
  test('nothing where all is', () => {
    expect(find('000100-0-55', 100, '0', MEN)).toStrictEqual([]);
    expect(find('900005-P7260-57', 900_005, '0', ALL_MEN, { category: MEN })).toStrictEqual([]);
  });

  test.each([
    ['the record says a weight, the contest of all none', ['900005-P7260-57', 900_005, '0', ALL_MEN], ['implement']],
    [
      'the athlete’s is known, that of the record not',
      ['900005-0-57', 900_005, '0', ALL_MEN, SIX_KILOS],
      ['implement'],
    ],
    ['hurdles of no height', ['000110-H-57', 110, 'H', ALL_MEN], ['implement']],
    ['a race walk, which needs none', ['005000-W-57', 5000, 'W', ALL_MEN], []],
    ['an implement of the same weight', ['900005-P6000-57', 900_005, '0', ALL_MEN, SIX_KILOS], []],
    ['an implement of another weight', ['900005-P7260-57', 900_005, '0', ALL_MEN, SIX_KILOS], undefined],
  ] as [string, Parameters<typeof find>, string[] | undefined][])('%s', (_, asked, expected) => {
    expect(find(...asked)).toStrictEqual(expected);
  });

  test('several, in their order', () => {
    const league = record('900005-0-57', { kind: 'league', scope: 'BRE' });
    expect(findScopeGaps(league, {}, { event: { g0: 900_005, g1: '0' }, category: 999 })).toStrictEqual([
      'implement',
      'category',
      'licence',
    ]);
  });
});

test('masters hold the records of their own class, in a contest of all too', () => {
  const hold = (event: string, category: number) => find(event, 100, '0', ALL_MEN, { category });
  expect([hold('000100-0-103', M40), hold('000100-0-101', M40), hold('000100-0-103', M35)]).toEqual([
    [],
    undefined,
    undefined,
  ]);
  expect(hold('000100-0-127', 127)).toEqual([]);
  expect(hold('000100-0-127', M40)).toBeUndefined();
});

test('a record of a class that is not all’s, of a row without a sex, is nobody’s', () => {
  expect(find('000100-0-55', 100, '0', 999)).toBeUndefined();
});
