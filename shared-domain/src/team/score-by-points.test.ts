import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type PointRules, scoreByPoints, type TeamResult } from './score-by-points.ts';

const result = (
  athlete: string | undefined,
  event: string,
  points: number,
  extra: Partial<TeamResult> = {},
): TeamResult => ({
  team: 'A',
  event,
  points,
  ...(athlete === undefined ? {} : { athlete }),
  ...extra,
});
const reasons = (results: readonly TeamResult[], rules: PointRules) =>
  scoreByPoints(results, rules)[0]?.members.map(({ row, reason }) => [row, reason]);
const total = (results: readonly TeamResult[], rules: PointRules) => scoreByPoints(results, rules)[0]?.points;

describe('Teams by points: the sum of their counting members', () => {
  test('without a limit everything counts, best first', () => {
    const results = [result('1', '100', 800), result('2', '100', 900)];
    expect(scoreByPoints(results)).toEqual([
      {
        team: 'A',
        rank: 1,
        points: 1700,
        missing: 0,
        members: [
          { row: 1, counts: true, reason: 'counts' },
          { row: 0, counts: true, reason: 'counts' },
        ],
      },
    ]);
  });

  test('the N best count', () => {
    const results = [result('1', '100', 700), result('2', '200', 900), result('3', '400', 800)];
    expect(total(results, { counting: 2 })).toBe(1700);
    expect(reasons(results, { counting: 2 })).toEqual([
      [1, 'counts'],
      [2, 'counts'],
      [0, 'totalFull'],
    ]);
  });

  test('counting members per event; an event may have its own number', () => {
    const results = ['1', '2', '3'].flatMap((athlete, n) => [
      result(athlete, '100', 900 - n),
      result(athlete, 'LJ', 800 - n),
    ]);
    expect(total(results, { perEvent: 2 })).toBe(900 + 899 + 800 + 799);
    expect(total(results, { perEvent: 2, events: { LJ: 1 } })).toBe(900 + 899 + 800);
    expect(total(results, { events: { LJ: 0 } })).toBe(900 + 899 + 898);
    expect(reasons(results, { perEvent: 2 })?.[2]).toEqual([4, 'eventFull']);
  });

  test('men and women of one event are counted apart', () => {
    const results = [result('1', '100', 900, { sex: 1 }), result('2', '100', 800, { sex: 2 })];
    expect(total(results, { perEvent: 1 })).toBe(1700);
  });

  test('limits by sex', () => {
    const results = [
      result('1', '100', 900, { sex: 1 }),
      result('2', '200', 850, { sex: 1 }),
      result('3', '100', 600, { sex: 2 }),
      result('4', '4x400', 500, { sex: 3 }),
    ];
    expect(total(results, { perSex: { 1: 1 } })).toBe(2000);
    expect(reasons(results, { perSex: { 1: 1 } })?.[1]).toEqual([1, 'sexFull']);
    expect(total(results, { perSex: { 3: 0 } })).toBe(2350);
  });

  test('an athlete has so many events that count; relays use up none', () => {
    const results = [result('1', '100', 900), result('1', '200', 890), result(undefined, '4x100', 880)];
    expect(total(results, { perAthlete: 1 })).toBe(900 + 880);
    expect(reasons(results, { perAthlete: 1 })).toEqual([
      [0, 'counts'],
      [1, 'athleteFull'],
      [2, 'counts'],
    ]);
    expect(total([...results, result(undefined, '4x100', 700)], { perAthlete: 1 })).toBe(900 + 880 + 700);
  });

  test('a result twice in one event counts once, the better', () => {
    const results = [result('1', '100', 880), result('1', '100', 900)];
    expect(total(results, {})).toBe(900);
    expect(reasons(results, {})).toEqual([
      [1, 'counts'],
      [0, 'betterInEvent'],
    ]);
  });

  test('the reason is the limit that is full, not one that is full elsewhere', () => {
    const results = [result('1', '100', 900, { sex: 1 }), result('2', '200', 800, { sex: 2 })];
    expect(reasons(results, { counting: 1, perEvent: 1, perAthlete: 1, perSex: { 1: 1, 2: 1 } })?.[1]).toEqual([
      1,
      'totalFull',
    ]);
  });

  test('relays count even where athletes have no room of their own', () => {
    expect(total([result('1', '100', 900), result(undefined, '4x100', 880)], { perAthlete: 0 })).toBe(880);
  });

  test('no points, nothing to count', () => {
    expect(reasons([result('1', '100', 0)], {})).toEqual([[0, 'noPoints']]);
    expect(reasons([result('1', '100', 5), result('1', '100', 0), result('2', '100', -5)], {})).toEqual([
      [0, 'counts'],
      [1, 'noPoints'],
      [2, 'noPoints'],
    ]);
    expect(total([result('1', '100', 1)], {})).toBe(1);
  });

  test('the best choice, not the best first: 890 and 880 beat 900 alone', () => {
    const results = [result('1', '100', 900), result('1', 'LJ', 890), result('2', '100', 880)];
    const rules = { perEvent: 1, perAthlete: 1 };
    expect(total(results, rules)).toBe(1770);
    expect(reasons(results, rules)).toEqual([
      [0, 'eventFull'],
      [1, 'counts'],
      [2, 'counts'],
    ]);
  });
});

describe('places of teams', () => {
  const of = (team: string, ...points: number[]) =>
    points.map((value, n) => result(`${team}${n}`, '100', value, { team }));
  const ranks = (results: readonly TeamResult[], rules: PointRules = {}) =>
    scoreByPoints(results, rules).map(({ team, rank }) => [team, rank]);

  test('equal totals stand tied, the next place is skipped', () => {
    const results = [...of('C', 1), ...of('A', 5, 4), ...of('B', 6, 3)];
    expect(ranks(results)).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 3],
    ]);
    expect(scoreByPoints(results).map(({ tie }) => tie)).toEqual([
      { by: 'shared', with: ['B'], points: [] },
      { by: 'shared', with: ['A'], points: [] },
      undefined,
    ]);
  });

  test('or the better best result is first, then the next', () => {
    const rules = { tie: 'bestResult' } as const;
    expect(ranks([...of('A', 5, 4), ...of('B', 6, 3)], rules)).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
    expect(ranks([...of('A', 6, 2, 1), ...of('B', 6, 3)], rules)).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
    expect(scoreByPoints([...of('A', 5, 4), ...of('B', 6, 3)], rules)[0]?.tie).toEqual({
      by: 'bestResult',
      with: ['A'],
      points: [6, 3],
    });
    expect(ranks([...of('A', 5), ...of('B', 5)], rules)).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
  });

  test('a team short of the minimum has its points and no place', () => {
    const [full, short] = scoreByPoints([...of('A', 9), ...of('B', 2, 1)], { minimum: 2 });
    expect(full).toMatchObject({ team: 'B', rank: 1, missing: 0 });
    expect(short).toMatchObject({ team: 'A', points: 9, missing: 1 });
    expect(short).not.toHaveProperty('rank');
  });
});

test('which results count does not hang on the order in which they come', () => {
  const some = fc.uniqueArray(
    fc.record({
      athlete: fc.constantFrom('1', '2', '3'),
      event: fc.constantFrom('100', '200', 'LJ'),
      points: fc.integer({ min: 700, max: 702 }),
    }),
    { maxLength: 8, selector: ({ athlete, event }) => `${athlete} ${event}` },
  );
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 5 }), (list, counting) => {
      const results = list.map(({ athlete, event, points }) => result(athlete, event, points));
      const counted = (rows: readonly TeamResult[]) =>
        scoreByPoints(rows, { counting, perEvent: 2, perAthlete: 2 }).flatMap(({ members }) =>
          members.map(({ row, reason }) => [rows[row], reason]),
        );
      expect(counted(results.toReversed())).toEqual(counted(results));
    }),
  );
});
