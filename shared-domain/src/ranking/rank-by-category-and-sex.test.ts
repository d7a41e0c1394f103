import { describe, expect, test } from '@jest/globals';
import { rankByCategoryAndSex, rankWithin } from './rank-by-category-and-sex.ts';

describe('places inside a category and a sex', () => {
  test('they follow the overall places, a tie stays a tie and the next place is skipped', () => {
    expect(rankWithin([1, 2, 2, 4, 5], ['F', 'M', 'M', 'M', 'F'])).toEqual([1, 1, 1, 3, 2]);
  });

  test('no overall place, a guest or an unknown group: none', () => {
    expect(rankWithin([undefined, 1001, 1, 2], ['F', 'F', undefined, 'F'])).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });

  test('in a list of a thousand rows or more nobody is a guest by number', () => {
    const ranks = Array.from({ length: 1200 }, (_, i) => i + 1);
    expect(
      rankWithin(
        ranks,
        ranks.map((rank) => rank % 2),
      ).slice(-2),
    ).toEqual([600, 600]);
  });

  test('a category that no table knows has places of its own, and no sex', () => {
    const rows = [9999, 55, undefined].map((category) => ({ prf: { v: 1000, u: 'ms' as const, st: 1 }, category }));
    expect(rankByCategoryAndSex(rows, { g0: 10_000, g1: 'R' })).toEqual([
      { rankCategory: 1 },
      { rankCategory: 1, rankSex: 1 },
      {},
    ]);
  });

  test('a guest among the rows is left out of every group', () => {
    const rows = [1001, 1, 2].map((rank) => ({ prf: { v: 1000, u: 'ms' as const, st: 1 }, category: 55, rank }));
    expect(rankByCategoryAndSex(rows, { g0: 10_000, g1: 'R' }).map(({ rankSex }) => rankSex)).toEqual([
      undefined,
      1,
      2,
    ]);
  });

  test('in the category of all ages of a sex the place is that of the sex; in that of everybody there is the overall place alone', () => {
    const rows = [55, 58, 57, 56, 58, 1057].map((category, index) => ({
      prf: { v: 1_000_000 + index * 1000, u: 'ms' as const, st: 1 },
      category,
    }));
    expect(rankByCategoryAndSex(rows, { g0: 10_000, g1: 'R' })).toEqual([
      { rankCategory: 1, rankSex: 1 },
      { rankCategory: 1, rankSex: 1 },
      { rankCategory: 2, rankSex: 2 },
      { rankCategory: 1, rankSex: 2 },
      { rankCategory: 3, rankSex: 3 },
      {},
    ]);
  });

  test('who is neither male nor female is ranked overall only (Q41)', () => {
    const rows = [undefined, 'X', 'NB', undefined].map((sex) => ({
      prf: { v: 1000, u: 'ms' as const, st: 1 },
      category: 55,
      sex: sex as 'X' | undefined,
    }));
    expect(rankByCategoryAndSex(rows, { g0: 10_000, g1: 'R' }).map(({ rankSex }) => rankSex)).toEqual([
      1,
      undefined,
      undefined,
      1,
    ]);
  });

  test('a road race of senior and junior men and women', () => {
    const finish = (seconds: number, category: number | undefined, st = 1) => ({
      prf: { v: seconds * 1000, u: 'ms' as const, st },
      category,
    });
    const rows = [
      finish(1900, 55),
      finish(1910, 56),
      finish(1890, 51),
      finish(1950, 56),
      finish(1940, 55),
      finish(1, 55, 3),
    ];
    expect(rankByCategoryAndSex(rows, { g0: 10_000, g1: 'R' })).toEqual([
      { rankCategory: 1, rankSex: 2 },
      { rankCategory: 1, rankSex: 1 },
      { rankCategory: 1, rankSex: 1 },
      { rankCategory: 2, rankSex: 2 },
      { rankCategory: 2, rankSex: 3 },
      {},
    ]);
  });
});
