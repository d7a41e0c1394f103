import { describe, expect, test } from '@jest/globals';
import type { Unit } from '../discipline/unit.ts';
import type { Status } from '../performance/mark-status.ts';
import { findParticipation } from './mark-order.ts';
import type { RankInput } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

const SPRINT = { g0: 100, g1: '0' };
const row = (v: number, u: Unit, more: Partial<RankInput> = {}): RankInput => ({ prf: { v, u, st: 1 }, ...more });
const time = (v: number, rank?: number): RankInput => row(v, 'ms', { rank });
const without = (st: Status): RankInput => ({ prf: { st } });
const ranks = (rows: readonly RankInput[], event = SPRINT, options = {}) =>
  rankResults(rows, event, options).map(({ rank }) => rank);

describe('places on the track', () => {
  test('the fastest time is first, whatever the order the rows come in', () => {
    expect(ranks([time(9890), time(9810), time(9910)])).toEqual([2, 1, 3]);
  });

  test('equal times share a place and the next one is skipped (TR 21.1)', () => {
    expect(ranks([time(10_000), time(9900), time(10_000), time(10_100)])).toEqual([2, 1, 2, 4]);
  });

  test('times are told apart by the millisecond when it is known (Q13)', () => {
    expect(ranks([time(9789), time(9784)])).toEqual([2, 1]);
  });

  test('the photo finish separates equal times', () => {
    expect(ranks([time(10_000, 3), time(9900, 1), time(10_000, 2)])).toEqual([3, 1, 2]);
  });

  test('the photo finish never overturns a time', () => {
    expect(ranks([time(10_000, 1), time(9900, 2)])).toEqual([2, 1]);
  });

  test('equal places of the photo finish stay tied', () => {
    expect(ranks([time(10_000, 2), time(9900, 1), time(10_000, 2), time(10_500, 4)])).toEqual([2, 1, 2, 4]);
  });

  test('a photo finish that is silent about one of the equal times separates none of them', () => {
    expect(ranks([time(10_000, 2), time(10_000), time(10_000, 1)])).toEqual([1, 1, 1]);
  });

  test('hand times are compared as shown: 11.31 and 11.38 are both 11.4 (TR 19.12)', () => {
    expect(ranks([time(11_380), time(11_310)], { ...SPRINT, hand: true } as never)).toEqual([1, 1]);
  });

  test('across heats equal hundredths are equal, and no photo finish speaks of both (Q13)', () => {
    expect(ranks([time(9789, 1), time(9784, 1), time(9791, 2)], SPRINT, { heatComparison: 'asShown' })).toEqual([
      1, 1, 3,
    ]);
  });

  test('a photo finish of one heat says nothing about another: equal hundredths across heats stay tied (TR 21, Q13)', () => {
    expect(ranks([time(9789, 1), time(9784, 2)], SPRINT, { heatComparison: 'asShown' })).toEqual([1, 1]);
    expect(ranks([time(9780, 1), time(9780, 2)], SPRINT, { heatComparison: 'asShown' })).toEqual([1, 1]);
  });

  test('on the road the gun time ranks, not the net time (TR 19.24)', () => {
    const rows = [{ prf: { v: 1_930_000, u: 'ms' as const, st: 1, z: 1_910_000 } }, time(1_920_000)];
    expect(ranks(rows, { g0: 10_000, g1: 'R' })).toEqual([2, 1]);
  });
});

describe('rows without a place', () => {
  test.each<Status>([2, 3, 4, 5, 6, 7])(
    'status %i holds no place and no gap, even with a value or a place sent along',
    (st) => {
      const rows = [time(10_000), { prf: { v: 9500, u: 'ms' as const, st }, rank: 1 }, without(st)];
      expect(rankResults(rows, SPRINT)).toEqual([{ rank: 1, gap: 0 }, {}, {}]);
    },
  );

  test('a mark without proof comes after every real mark', () => {
    expect(ranks([{ prf: { v: 9000, u: 'ms', st: 0 } }, time(12_000)])).toEqual([2, 1]);
  });

  test('an empty list has no places', () => {
    expect(rankResults([], SPRINT)).toEqual([]);
  });
});

describe('guests and athletes out of competition (Q13)', () => {
  test('they are ranked among themselves and take no place from the others', () => {
    expect(ranks([time(10_000), time(9800, 1001), time(9900, 2001), time(10_100), time(10_050, 1002)])).toEqual([
      1, 1001, 2001, 2, 1002,
    ]);
  });

  test('from 3000 on there is no place', () => {
    expect(rankResults([time(10_000), time(9000, 10_000)], SPRINT)).toEqual([{ rank: 1, gap: 0 }, {}]);
  });
});

describe('a height', () => {
  const jumper = (v: number, h: number, j?: true): RankInput =>
    row(v, 'mm', {
      attempts: [
        { h: 1700, r: 'o' },
        { h, r: 'o', ...(j && { j }) },
      ],
    });

  test('without a jump-off the mark ranks, whatever the bars say', () => {
    expect(ranks([jumper(2000, 1950), jumper(1980, 1980)], { g0: 900_001, g1: '0' })).toEqual([1, 2]);
  });

  test('with a jump-off the bars before it rank', () => {
    expect(ranks([jumper(2000, 2000, true), jumper(1900, 1900)], { g0: 900_001, g1: '0' })).toEqual([2, 1]);
  });
});

describe('combined events', () => {
  test('equal totals stay tied, first place too', () => {
    const rows = [row(8315, 'pts'), row(8893, 'pts', { rank: 2 }), row(8893, 'pts', { rank: 1 })];
    expect(rankResults(rows, { g0: 800_010, g1: '0' })).toEqual([
      { rank: 3, gap: 578 },
      { rank: 1, gap: 0 },
      { rank: 1, gap: 0 },
    ]);
  });
});

describe('gap to the leader (Q15)', () => {
  test('without a ranked leader there is none', () => {
    expect(rankResults([time(9900, 1001), time(9950, 1002), time(9800, 2001)], SPRINT)).toEqual([
      { rank: 1001 },
      { rank: 1002 },
      { rank: 2001 },
    ]);
  });

  test('against a mark of another unit there is none', () => {
    expect(rankResults([time(9900), row(8000, 'mm')], SPRINT)).toEqual([{ rank: 1, gap: 0 }, { rank: 2 }]);
  });

  test('it is the difference of the marks as shown', () => {
    expect(rankResults([time(9801), time(9889)], SPRINT)).toEqual([
      { rank: 1, gap: 0 },
      { rank: 2, gap: 80 },
    ]);
  });

  test('a guest ahead of the leader has a negative one', () => {
    expect(rankResults([time(10_000), time(9900, 1001)], SPRINT)).toEqual([
      { rank: 1, gap: 0 },
      { rank: 1001, gap: -100 },
    ]);
  });

  test('centimetres and points short', () => {
    const jumps = [row(7459, 'mm'), row(7369, 'mm')];
    expect(rankResults(jumps, { g0: 900_003, g1: '0' }).map(({ gap }) => gap)).toEqual([0, 90]);
  });
});

describe('a long list', () => {
  test('places do not depend on the order the rows come in', () => {
    const rows = Array.from({ length: 300 }, (_, i) => time(7_200_000 + ((i * 37) % 90) * 1000));
    const place = new Map(rows.map((entry, i) => [entry, ranks(rows, { g0: 42_195, g1: 'R' })[i]]));
    const turned = rows.toReversed();
    expect(ranks(turned, { g0: 42_195, g1: 'R' })).toEqual(turned.map((entry) => place.get(entry)));
  });

  test('from a thousand rows on a place above 999 is a plain one: finish order 1 to 50,000 separates equal seconds', () => {
    const rows = Array.from({ length: 2500 }, (_, i) => time(7_200_000 + Math.floor(i / 3) * 1000, i + 1));
    expect(ranks(rows, { g0: 42_195, g1: 'R' })).toEqual(rows.map((_, i) => i + 1));
  });

  test('50,000 finishers are ranked in well under a second', () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => time(7_200_000 + ((i * 7919) % 20_000) * 1000, i + 1));
    const before = process.hrtime.bigint();
    rankResults(rows, { g0: 42_195, g1: 'R' });
    expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(1000);
  });
});

test.each([
  ['said apart from the place', { standing: 'guest', rank: 3 }, 8, 'guest'],
  ['by the number of the place', { rank: 1004 }, 8, 'guest'],
  ['from 2000 on', { rank: 2001 }, 8, 'outOfCompetition'],
  ['never by a number in a list of a thousand', { rank: 1004 }, 1200, 'ranked'],
  ['in the ranking without a place', {}, 8, 'ranked'],
] as const)('how a row takes part: %s (Q13)', (_, row, length, standing) => {
  expect(findParticipation(row, length)).toBe(standing);
});
