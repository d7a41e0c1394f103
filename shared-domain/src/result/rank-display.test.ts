import { describe, expect, test } from '@jest/globals';
import { findPossibleGuests, formatListRank, formatRank, hasRank } from './rank-display.ts';

describe('Rank display: present only if numeric and below 3000; 1000-1999 shown minus 1000; 2000-9999 minus 2000; 10000 or more a dash.', () => {
  test.each<[unknown, boolean]>([
    [1, true],
    [999, true],
    [1001, true],
    [2999, true],
    [3000, false],
    [10_000, false],
    ['12', true],
    ['', false],
    [' 12 ', true],
    ['0x10', false],
    ['1e3', false],
    ['-4', false],
    ['DQ', false],
    [undefined, false],
    [null, false],
    [Number.NaN, false],
  ])('there is a rank in %p: %p', (rank, present) => {
    expect(hasRank(rank)).toBe(present);
  });

  test.each<[unknown, string]>([
    [1, '1'],
    [999, '999'],
    [1001, '1'],
    [1999, '999'],
    [2003, '3'],
    [9999, '7999'],
    [10_000, '–'],
    [undefined, ''],
  ])('%p is written %s', (rank, text) => {
    expect(formatRank(rank)).toBe(text);
  });

  test('in a list of a thousand rows or more places are plain numbers', () => {
    expect([hasRank(4321, 999), hasRank(4321, 31_984)]).toEqual([false, true]);
    expect([formatRank(1500, 999), formatRank(1500, 31_984), formatRank(12_345, 31_984)]).toEqual([
      '500',
      '1500',
      '12345',
    ]);
  });

  test('programs write a rank by the length of its whole list, and nothing where there is none', () => {
    expect([1000, 1050, 3000, 12_000].map((rank) => formatListRank(rank, 12_000))).toEqual([
      '1000',
      '1050',
      '3000',
      '12000',
    ]);
    expect([7, 1004, 2003, 3000, 9999, 12_000, undefined].map((rank) => formatListRank(rank, 40))).toEqual([
      '7',
      '4',
      '3',
      '',
      '',
      '–',
      '',
    ]);
  });
});

describe('A number above a thousand in a long list', () => {
  const places = (length: number) => Array.from({ length }, (_, index) => index + 1);

  test('is a place where so many stand before it, ties and rows without a place among them', () => {
    expect(findPossibleGuests([...places(1500), undefined])).toEqual([]);
    expect(findPossibleGuests([...places(1001), 1001, 1003])).toEqual([]);
  });

  test('may be meant for a guest where they do not', () => {
    expect(findPossibleGuests([...places(1200), 1203, undefined, 2001])).toEqual([1200, 1202]);
    expect(findPossibleGuests([1001, ...places(1001)])).toEqual([]);
    expect(findPossibleGuests([1002, ...places(1000)])).toEqual([0]);
  });
});
