import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainRanking, type RankExplanation } from './explain-ranking.ts';
import type { RankInput } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

const SPRINT = { g0: 100, g1: '0' };
const LONG_JUMP = { g0: 900_003, g1: '0' };
const HIGH_JUMP = { g0: 900_001, g1: '0' };
const DECATHLON = { g0: 800_010, g1: '0' };

const time = (v: number, rank?: number): RankInput => ({ prf: { v, u: 'ms', st: 1 }, rank });
const jumps = (...marks: (number | 'x' | '-')[]): RankInput => ({
  prf: { v: Math.max(...marks.map((mark) => (typeof mark === 'number' ? mark : 0))), u: 'mm', st: 1 },
  attempts: marks.map((mark) => (typeof mark === 'number' ? { r: 'o', v: mark } : { r: mark })),
});
/** `2000 o 2050 xo`, a bar of a jump-off with a `j` before it. */
const bars = (v: number, text: string): RankInput => ({
  prf: { v, u: 'mm', st: 1 },
  attempts: text.split(', ').map((bar) => {
    const [height = '', r = ''] = bar.split(' ');
    return { h: Number(height.replace('j', '')), r, ...(height.startsWith('j') && { j: true }) };
  }),
});
const decided = (explanation: RankExplanation | undefined) => explanation?.ahead?.decided;

describe('why a row stands where it stands, on the track', () => {
  test('a slower time as shown: both marks, 9.89 behind 9.81', () => {
    const [second, first] = explainRanking([time(9889), time(9801)], SPRINT);
    expect(first).toEqual({
      place: 1,
      standing: 'ranked',
      tiedWith: [],
      behind: { row: 0, decided: { by: 'mark', own: 9810, other: 9890 } },
    });
    expect(second).toEqual({
      place: 2,
      standing: 'ranked',
      tiedWith: [],
      ahead: { row: 1, decided: { by: 'mark', own: 9890, other: 9810 } },
    });
  });

  test('equal as shown: the thousandths, 9.784 before 9.789 (Paris 2024)', () => {
    expect(decided(explainRanking([time(9784), time(9789)], SPRINT)[1])).toEqual({
      by: 'thousandths',
      own: 9789,
      other: 9784,
    });
  });

  test('in a long list a place beyond 999 is the photo finish’s own', () => {
    const rows = Array.from({ length: 1200 }, (_, i) => time(7_200_000, i + 1));
    expect(decided(explainRanking(rows, { g0: 42_195, g1: 'R' })[1100])).toEqual({
      by: 'photo',
      own: 1101,
      other: 1100,
    });
  });

  test('equal times: the photo finish, by the places it gave', () => {
    expect(decided(explainRanking([time(10_000, 2), time(10_000, 1)], SPRINT)[0])).toEqual({
      by: 'photo',
      own: 2,
      other: 1,
    });
    const guests = explainRanking([time(10_000, 1002), time(10_000, 1001)], SPRINT);
    expect(decided(guests[0])).toEqual({ by: 'photo', own: 2, other: 1 });
    expect(guests[0]?.standing).toBe('guest');
  });

  test('a tie names those who share the place, and what is ahead of and behind all of them', () => {
    const explained = explainRanking([time(10_000), time(9900), time(10_000), time(10_100)], SPRINT);
    expect([explained[0]?.place, explained[2]?.place]).toEqual([2, 2]);
    expect([explained[0]?.tiedWith, explained[2]?.tiedWith]).toEqual([[2], [0]]);
    expect([explained[0]?.ahead?.row, explained[2]?.ahead?.row, explained[2]?.behind?.row]).toEqual([1, 1, 3]);
    expect(explained[3]?.ahead?.row).toBe(0);
  });

  test('a mark without proof stands behind every real one', () => {
    const estimate: RankInput = { prf: { v: 9000, u: 'ms', st: 0 } };
    expect(decided(explainRanking([estimate, time(12_000)], SPRINT)[0])).toEqual({ by: 'proof', own: 0, other: 1 });
  });

  test('no place: the status says why, and nobody is ahead or behind', () => {
    const [first, disqualified] = explainRanking([time(10_000), { prf: { v: 9000, u: 'ms', st: 4 } }], SPRINT);
    expect(disqualified).toEqual({ standing: 'ranked', status: 4, tiedWith: [] });
    expect(first?.behind).toBeUndefined();
  });

  test('guests are explained among guests only', () => {
    const [ranked, guest] = explainRanking([time(10_000), time(9900, 1001)], SPRINT);
    expect([ranked?.ahead, ranked?.behind, guest?.ahead, guest?.behind]).toEqual(new Array(4).fill(undefined));
    expect([guest?.standing, guest?.place]).toEqual(['guest', 1]);
  });

  test('a number beyond the places is explained as out of competition, without a place', () => {
    expect(explainRanking([time(9900, 10_000)], SPRINT)).toEqual([{ standing: 'outOfCompetition', tiedWith: [] }]);
  });

  test('across heats equal hundredths share the place, and a difference is that of the marks as shown', () => {
    const explained = explainRanking([time(9789), time(9784), time(9791)], SPRINT, { heatComparison: 'asShown' });
    expect(explained.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(decided(explained[2])).toEqual({ by: 'mark', own: 9800, other: 9790 });
  });
});

describe('why a row stands where it stands, in the field', () => {
  test('same best, better second mark: 7.95 (TR 25.22)', () => {
    const [first, second] = explainRanking([jumps(8100, 7950), jumps(7900, 8100)], LONG_JUMP);
    expect(first?.behind).toEqual({ row: 1, decided: { by: 'countback', nth: 2, own: 7950, other: 7900 } });
    expect(decided(second)).toEqual({ by: 'countback', nth: 2, own: 7900, other: 7950 });
  });

  test('a missing third mark is lowest: 8.10, 8.02, 7.90 before 8.10, 8.02, x', () => {
    expect(decided(explainRanking([jumps(8100, 8020, 'x'), jumps(8100, 8020, 7900)], LONG_JUMP)[0])).toEqual({
      by: 'countback',
      nth: 3,
      own: undefined,
      other: 7900,
    });
  });

  test('fewer failures at the height last cleared (TR 26.8.1)', () => {
    const rows = [bars(2000, '1950 o, 2000 xo, 2050 xxx'), bars(2000, '1950 xo, 2000 o, 2050 xxx')];
    expect(decided(explainRanking(rows, HIGH_JUMP)[0])).toEqual({
      by: 'failures',
      at: 'height',
      height: 2000,
      own: 1,
      other: 0,
    });
  });

  test('then fewer failures in all up to it, those that ended the contest not counted (TR 26.8.2)', () => {
    const rows = [bars(2050, '2000 o, 2050 xo, 2100 xxx'), bars(2050, '2000 xo, 2050 xo, 2100 xr')];
    expect(decided(explainRanking(rows, HIGH_JUMP)[1])).toEqual({
      by: 'failures',
      at: 'all',
      height: 2050,
      own: 2,
      other: 1,
    });
  });

  test('a row whose attempts are not known stands behind one whose failures are', () => {
    const rows: RankInput[] = [{ prf: { v: 2000, u: 'mm', st: 1 } }, bars(2000, '2000 xo')];
    expect(decided(explainRanking(rows, HIGH_JUMP)[0])).toMatchObject({ by: 'failures', own: undefined, other: 1 });
  });

  test('first place by a jump-off: the trial that one cleared and the other did not (TR 26.9)', () => {
    const rows = [
      bars(2350, '2350 o, 2380 xxx, j2380 x, j2360 x'),
      bars(2360, '2350 o, 2380 xxx, j2380 x, j2360 o'),
      bars(2330, '2330 o, 2350 xxx'),
    ];
    const explained = explainRanking(rows, HIGH_JUMP);
    expect(explained[0]?.ahead).toEqual({
      row: 1,
      decided: { by: 'jumpOff', nth: 2, height: 2360, own: 'x', other: 'o' },
    });
    expect(explained[2]?.ahead).toEqual({ row: 0, decided: { by: 'mark', own: 2330, other: 2350 } });
  });

  test('one who goes on jumping stands before one who gave up: the trial that was not taken decides', () => {
    const rows = [bars(2350, '2350 o, j2380 x, j2360 -'), bars(2350, '2350 o, j2380 x, j2360 x')];
    expect(decided(explainRanking(rows, HIGH_JUMP)[0])).toEqual({
      by: 'jumpOff',
      nth: 2,
      height: 2360,
      own: '-',
      other: 'x',
    });
  });

  test('all who give up the jump-off share the place, and the explanation says so (TR 26.9)', () => {
    const given = [bars(2350, '2350 o, j2380 -'), bars(2350, '2350 o, j2380 r'), bars(2330, '2330 o')];
    const [first, second, third] = explainRanking(given, HIGH_JUMP);
    expect([first, second].map((row) => [row?.place, row?.isJumpOffDeclined])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(third).not.toHaveProperty('isJumpOffDeclined');
    const tied = explainRanking([bars(2350, '2350 o'), bars(2350, '2350 o')], HIGH_JUMP);
    expect(tied[0]).not.toHaveProperty('isJumpOffDeclined');
  });

  test('one who does not jump off at all: the bar is the one the other jumped at', () => {
    const rows = [bars(2350, '2350 o'), bars(2350, '2350 o, j2380 x'), bars(2350, '2350 o, j2380 o, j2400 x')];
    const [none, failed, cleared] = explainRanking(rows, HIGH_JUMP);
    expect(decided(none)).toEqual({ by: 'jumpOff', nth: 1, height: 2380, own: undefined, other: 'x' });
    expect(failed?.behind?.decided).toEqual({ by: 'jumpOff', nth: 1, height: 2380, own: 'x', other: undefined });
    expect(cleared?.behind?.decided).toEqual({ by: 'jumpOff', nth: 1, height: 2380, own: 'o', other: 'x' });
  });

  test('rows without attempts have no second mark to show', () => {
    const rows: RankInput[] = [{ prf: { v: 8100, u: 'mm', st: 1 } }, jumps(8100)];
    expect(decided(explainRanking(rows, LONG_JUMP)[0])).toEqual({
      by: 'countback',
      nth: 1,
      own: undefined,
      other: 8100,
    });
  });

  test('points, and marks of another unit', () => {
    const points: RankInput[] = [{ prf: { v: 8315, u: 'pts', st: 1 } }, { prf: { v: 8893, u: 'pts', st: 1 } }];
    expect(decided(explainRanking(points, DECATHLON)[0])).toEqual({ by: 'mark', own: 8315, other: 8893 });
    const mixed: RankInput[] = [{ prf: { v: 8000, u: 'mm', st: 1 } }, time(9000)];
    const [jump, run] = explainRanking(mixed, LONG_JUMP);
    expect(decided(jump)).toEqual({ by: 'unit', own: 'mm', other: 'ms' });
    expect(run?.behind?.decided).toEqual({ by: 'unit', own: 'ms', other: 'mm' });
  });
});

const track = fc.array(
  fc.record({
    prf: fc.record({
      v: fc.integer({ min: 9990, max: 10_030 }),
      u: fc.constant('ms' as const),
      st: fc.constantFrom(0, 1, 2, 4),
    }),
    rank: fc.option(fc.integer({ min: 1, max: 2003 }), { nil: undefined }),
  }),
  { maxLength: 12 },
);

test('every explanation agrees with the ranking: same places, and a neighbour ahead never has the worse side', () => {
  fc.assert(
    fc.property(track, (rows) => {
      const ranks = rankResults(rows, SPRINT);
      explainRanking(rows, SPRINT).forEach(({ place, tiedWith, ahead }, index) => {
        expect(place).toBe(ranks[index]?.rank === undefined ? undefined : (ranks[index]?.rank ?? 0) % 1000);
        for (const other of tiedWith) expect(ranks[other]?.rank).toBe(ranks[index]?.rank);
        if (!ahead) return;
        expect(ranks[ahead.row]?.rank).toBeLessThan(ranks[index]?.rank ?? 0);
        const { decided: why } = ahead;
        if (why.by === 'mark' || why.by === 'thousandths' || why.by === 'photo')
          expect(why.other).toBeLessThan(why.own);
      });
    }),
  );
});
