import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainRanking } from './explain-ranking.ts';
import { compareResults, orderResults } from './order-results.ts';
import { rankByCategoryAndSex } from './rank-by-category-and-sex.ts';
import type { RankInput } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

const SPRINT = { g0: 100, g1: '0' };
const LONG_JUMP = { g0: 900_003, g1: '0' };
const HIGH_JUMP = { g0: 900_001, g1: '0' };
const MARATHON = { g0: 42_195, g1: 'R' };

const status = fc.constantFrom(0, 1, 1, 1, 2, 3, 4, 5, 6, 7);
const place = fc.option(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1001, max: 2004 })), {
  nil: undefined,
});
const trackRow = fc.record({
  prf: fc.record({ v: fc.integer({ min: 9950, max: 10_050 }), u: fc.constant('ms' as const), st: status }),
  rank: place,
});
const trial = fc.oneof(
  fc.record({ r: fc.constant('o'), v: fc.integer({ min: 780, max: 786 }).map((cm) => cm * 10) }),
  fc.constantFrom({ r: 'x' }, { r: '-' }),
);
const longJumpRow = fc.array(trial, { minLength: 1, maxLength: 6 }).map((attempts): RankInput => {
  const best = Math.max(...attempts.map((attempt) => ('v' in attempt ? attempt.v : -1)));
  return { prf: best < 0 ? { st: 5 } : { v: best, u: 'mm', st: 1 }, attempts };
});
const highJumpRow = fc
  .array(fc.constantFrom('o', 'xo', 'xxo', '-', 'x-'), { minLength: 1, maxLength: 4 })
  .map((trials): RankInput => {
    const attempts = [...trials.map((r, at) => ({ h: 1700 + 50 * at, r })), { h: 1900, r: 'xxx' }];
    const best = Math.max(...attempts.map(({ h, r }) => (r.endsWith('o') ? h : 0)));
    return { prf: best === 0 ? { st: 5 } : { v: best, u: 'mm', st: 1 }, attempts };
  });

const LISTS = [
  ['a race', SPRINT, trackRow],
  ['a long jump', LONG_JUMP, longJumpRow],
  ['a high jump', HIGH_JUMP, highJumpRow],
] as const;

/** Rows shuffled by random keys; `order[i]` is where row i of the shuffled list came from. */
const shuffled = <T>(row: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(row, fc.nat()), { maxLength: 14 }).map((pairs) => {
    const order = pairs.map((_, index) => index).sort((a, b) => (pairs[a]?.[1] ?? 0) - (pairs[b]?.[1] ?? 0));
    return { rows: pairs.map(([value]) => value), order };
  });

describe.each(LISTS)('laws of the ranking of %s', (_, event, row) => {
  test('it is independent of the order the rows come in', () => {
    fc.assert(
      fc.property(shuffled<RankInput>(row), ({ rows, order }) => {
        const ranks = rankResults(rows, event);
        const other = rankResults(
          order.map((index) => rows[index] as RankInput),
          event,
        );
        expect(other).toEqual(order.map((index) => ranks[index]));
      }),
    );
  });

  test('places count the rows ahead: 1 + how many are better, so a tie of n skips n − 1 places', () => {
    fc.assert(
      fc.property(fc.array<RankInput>(row, { maxLength: 14 }), (rows) => {
        const ranks = rankResults(rows, event).flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
        for (const rank of ranks) {
          const own = ranks.filter((other) => Math.floor(other / 1000) === Math.floor(rank / 1000));
          expect(rank % 1000).toBe(1 + own.filter((other) => other < rank).length);
        }
      }),
    );
  });

  test('two rows are ranked alike or opposite ways when they are exchanged (antisymmetric)', () => {
    fc.assert(
      fc.property(row, row, (a: RankInput, b: RankInput) => {
        const [first, second] = rankResults([a, b], event);
        expect(rankResults([b, a], event)).toEqual([second, first]);
        expect(Math.sign(compareResults(a, b)) + Math.sign(compareResults(b, a))).toBe(0);
      }),
    );
  });

  test('a row is added to or taken from the end without moving anybody', () => {
    fc.assert(
      fc.property(fc.array<RankInput>(row, { maxLength: 10 }), (rows) => {
        const without = rankResults(rows, event);
        expect(rankResults([...rows, { prf: { st: 2 } }], event)).toEqual([...without, {}]);
      }),
    );
  });

  test('the displayed order is stable under ties: equal rows keep the order they came in', () => {
    fc.assert(
      fc.property(fc.array<RankInput>(row, { maxLength: 14 }), (list) => {
        const ranks = rankResults(list, event);
        const rows = list.map(({ prf }, index) => ({ prf, rank: ranks[index]?.rank, index }));
        const shown = orderResults(rows);
        expect(orderResults(shown)).toEqual(shown);
        shown.forEach((own, at) => {
          const next = shown[at + 1];
          if (next === undefined || compareResults(own, next) !== 0 || own.rank !== next.rank) return;
          expect(own.index).toBeLessThan(next.index);
        });
      }),
    );
  });
});

describe('marks too far apart for the fast sort', () => {
  test('they are ranked all the same', () => {
    const rows = [9e15, 5, 9e15, 7].map((v): RankInput => ({ prf: { v, u: 'ms', st: 1 } }));
    expect(rankResults(rows, SPRINT).map(({ rank }) => rank)).toEqual([3, 1, 3, 2]);
    const proofs = [9e15, 8e15].map((v, st): RankInput => ({ prf: { v, u: 'ms', st } }));
    expect(rankResults(proofs, SPRINT).map(({ rank }) => rank)).toEqual([2, 1]);
  });
});

describe('rows as they may come from outside', () => {
  const placesOf = (rows: readonly unknown[], event = SPRINT, options = {}) =>
    rankResults(rows as RankInput[], event, options).map(({ rank }) => rank);
  const marks = (values: readonly number[], u?: string) => values.map((v) => ({ prf: { v, st: 1, ...(u && { u }) } }));

  test.each([
    [LONG_JUMP, [8000, 8100], [2, 1]],
    [HIGH_JUMP, [2000, 1950], [1, 2]],
    [{ g0: 800_010, g1: '0' }, [8315, 8893], [2, 1]],
    [SPRINT, [9900, 9810], [2, 1]],
  ])('a mark that does not say its unit has that of its event: %j', (event, values, places) => {
    expect(placesOf(marks(values), event)).toEqual(places);
    expect(explainRanking(marks(values) as RankInput[], event).map((own) => own.place)).toEqual(places);
  });

  test('fractions of a millisecond or a point are ranked too, and lose nobody', () => {
    expect(placesOf(marks([9810.5, 9810.25, 9810.75, 9810], 'ms'))).toEqual([3, 2, 4, 1]);
    expect(placesOf(marks([8100.5, 8100.2, 8000], 'pts'), { g0: 800_010, g1: '0' })).toEqual([1, 2, 3]);
  });

  test.each([-1, Number.NaN, null])('a place of %p says nothing', (rank) => {
    expect(placesOf([{ prf: { v: 9900, u: 'ms', st: 1 }, rank }, ...marks([9800], 'ms')])).toEqual([2, 1]);
  });

  test('a standing that nobody knows leaves the number to say it', () => {
    const odd = { prf: { v: 9900, u: 'ms', st: 1 }, standing: 'gst' };
    expect(placesOf([odd, { ...odd, rank: 1001 }])).toEqual([1, 1001]);
  });

  test('final heats ranked together by the thousandth: no photo finish speaks of two heats (TR 20.9)', () => {
    const heats = [9811, 9811, 9809].map((v, i) => ({ prf: { v, u: 'ms', st: 1 }, rank: i + 1 }));
    expect(placesOf(heats, SPRINT, { heatComparison: 'thousandths' })).toEqual([2, 2, 1]);
    expect(placesOf(heats, SPRINT, { heatComparison: 'asShown' })).toEqual([2, 2, 1]);
    const near = marks([9811, 9813], 'ms');
    expect(placesOf(near, SPRINT, { heatComparison: 'thousandths' })).toEqual([1, 2]);
    expect(placesOf(near, SPRINT, { heatComparison: 'asShown' })).toEqual([1, 1]);
    const heatTimes = heats.map((row) => ({ ...row, prf: { ...row.prf, v: 9811 } }));
    expect(placesOf(heatTimes, SPRINT, {})).toEqual([1, 2, 3]);
  });
});

describe('guests named by their standing', () => {
  const finish = (seconds: number, more: Partial<RankInput> = {}): RankInput => ({
    prf: { v: seconds * 1000, u: 'ms', st: 1 },
    ...more,
  });

  test('standing counts as the number would: 1000 + n, 2000 + n', () => {
    const rows = [finish(100), finish(90, { standing: 'guest' }), finish(80, { standing: 'outOfCompetition' })];
    expect(rankResults(rows, MARATHON).map(({ rank }) => rank)).toEqual([1, 1001, 2001]);
    expect(rankResults([finish(90, { rank: 1001, standing: 'ranked' })], MARATHON)).toEqual([{ rank: 1, gap: 0 }]);
  });

  test('in a list of a thousand rows a guest takes no place from the others, and has its standing in place of a number', () => {
    const rows = Array.from({ length: 1200 }, (_, i) => finish(7200 + i, i === 2 ? { standing: 'guest' } : {}));
    const ranks = rankResults(rows, MARATHON).map(({ rank }) => rank);
    expect([ranks[1], ranks[2], ranks[3], ranks[1199]]).toEqual([2, undefined, 3, 1199]);
    expect(rankResults(rows, MARATHON)[2]).toEqual({ standing: 'guest', gap: 2000 });
    const out = rows.map((row, i) => (i === 2 ? { ...row, standing: 'outOfCompetition' as const } : row));
    expect(rankResults(out, MARATHON)[2]).toEqual({ standing: 'outOfCompetition', gap: 2000 });
    expect(rankResults([finish(1), ...rows.slice(1)], MARATHON)[0]).toEqual({ rank: 1, gap: 0 });
    expect(
      rankByCategoryAndSex(
        rows.map((row) => ({ ...row, category: 55 })),
        MARATHON,
      )[2],
    ).toEqual({});
  });
});

describe('the order of results (P4.2)', () => {
  test('Ranking: valid results first (1 best, then 0 when not real/qualifying), then other statuses; then Q before q in qualifying mode; then by unit (ms, mm, pts); then by value, ascending for times, descending for distances and points.', () => {
    const list = [
      { id: '10.00', prf: { v: 10_000, u: 'ms' as const, st: 1 } },
      { id: '9.90', prf: { v: 9900, u: 'ms' as const, st: 1 } },
      { id: '7.00 m', prf: { v: 7000, u: 'mm' as const, st: 1 } },
      { id: '7.10 m', prf: { v: 7100, u: 'mm' as const, st: 1 } },
      { id: '800 pts', prf: { v: 800, u: 'pts' as const, st: 1 } },
      { id: '900 pts', prf: { v: 900, u: 'pts' as const, st: 1 } },
      { id: 'without proof', prf: { v: 9000, u: 'ms' as const, st: 0 } },
      { id: 'DNS', prf: { st: 2 } },
      { id: 'DQ', prf: { st: 4 } },
    ];
    const sorted = (mode?: 'qualifying') => list.toSorted((a, b) => compareResults(a, b, mode)).map(({ id }) => id);
    expect(sorted()).toEqual(['9.90', '10.00', '7.10 m', '7.00 m', '900 pts', '800 pts', 'without proof', 'DQ', 'DNS']);
    expect(sorted('qualifying')).toEqual([
      'without proof',
      '9.90',
      '10.00',
      '7.10 m',
      '7.00 m',
      '900 pts',
      '800 pts',
      'DQ',
      'DNS',
    ]);
    const heat = [
      { id: 'none', prf: { v: 9800, u: 'ms' as const, st: 1 } },
      { id: 'q', prf: { v: 9900, u: 'ms' as const, st: 1 }, qualified: 'q' },
      { id: 'Q', prf: { v: 9950, u: 'ms' as const, st: 1 }, qualified: 'Q' },
      { id: 'DQ with Q', prf: { st: 4 }, qualified: 'Q' },
    ];
    const qualifying = heat.toSorted((a, b) => compareResults(a, b, 'qualifying'));
    expect(qualifying.map(({ id }) => id)).toEqual(['Q', 'q', 'none', 'DQ with Q']);
    expect(heat.toSorted((a, b) => compareResults(a, b)).map(({ id }) => id)).toEqual(['none', 'q', 'Q', 'DQ with Q']);
  });
});
