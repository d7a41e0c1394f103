import { describe, expect, test } from '@jest/globals';
import type { TeamRunner } from './counted-places.ts';
import { type PlaceRules, SCHOOL_RULES, WALK_TEAM_RULES, WORLD_CROSS_RULES } from './place-rules.ts';
import { scoreByPlaces } from './score-by-places.ts';

/** Teams by letter in their order over the line; a dot is an individual. */
const finish = (order: string): TeamRunner[] =>
  [...order].map((letter, index) => (letter === '.' ? { rank: index + 1 } : { team: letter, rank: index + 1 }));
const TWO: PlaceRules = { ...WORLD_CROSS_RULES, toScore: 2, maxPerTeam: 3 };
const scores = (order: string, rules: PlaceRules) =>
  scoreByPlaces(finish(order), rules).map(({ team, rank, score }) => [team, rank, score]);

describe('World Championships: 6 start, 4 score, lowest sum of overall places', () => {
  test('the numbers of the presets', () => {
    for (const rules of [WORLD_CROSS_RULES, WALK_TEAM_RULES]) {
      expect(rules).toMatchObject({ places: 'overall', tie: 'lastScorer' });
    }
    expect(SCHOOL_RULES).toMatchObject({ places: 'replaced', displacers: true });
    expect([WORLD_CROSS_RULES.maxPerTeam, WORLD_CROSS_RULES.toScore, WORLD_CROSS_RULES.tie]).toEqual([
      6,
      4,
      'lastScorer',
    ]);
    expect([WALK_TEAM_RULES.toScore, WALK_TEAM_RULES.maxPerTeam]).toEqual([3, undefined]);
    expect([SCHOOL_RULES.toScore, SCHOOL_RULES.maxPerTeam, SCHOOL_RULES.tie]).toEqual([5, 7, 'nextRunner']);
  });

  test('non-scorers and individuals are not taken out', () => {
    expect(scores('.AAAAAABBBB', WORLD_CROSS_RULES)).toEqual([
      ['A', 1, 2 + 3 + 4 + 5],
      ['B', 2, 8 + 9 + 10 + 11],
    ]);
  });

  test('who counts and why: scorers, then non-scorers, then those over the number', () => {
    const [team] = scoreByPlaces(finish('AAAAAAA'), WORLD_CROSS_RULES);
    expect(team?.members.map(({ role }) => role)).toEqual([
      ...Array(4).fill('scorer'),
      ...Array(2).fill('nonScorer'),
      'beyond',
    ]);
    expect(team?.members.map(({ counts }) => counts)).toEqual([true, true, true, true, false, false, false]);
    expect(team?.members.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(team?.members.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('an incomplete team has no score, its runners keep their places in the race', () => {
    const [full, short] = scoreByPlaces(finish('BABABAA'), WORLD_CROSS_RULES);
    expect(full).toMatchObject({ team: 'A', rank: 1, score: 2 + 4 + 6 + 7, missing: 0 });
    expect(short).toEqual({
      team: 'B',
      missing: 1,
      members: [0, 2, 4].map((row) => ({ row, role: 'nonScorer', place: row + 1, counts: false })),
    });
  });

  test('a team whose runners all gave up is listed without a score', () => {
    expect(scoreByPlaces([{ team: 'A' }, { team: 'A' }], TWO)).toEqual([{ team: 'A', missing: 2, members: [] }]);
  });

  test('a guest and what is no place never count for a team', () => {
    const runners = [1001, 2002, 0, -1, Number.NaN, undefined, 1, 999].map((rank) => ({ team: 'A', rank }));
    expect(scoreByPlaces(runners, TWO)).toMatchObject([
      { team: 'A', score: 1 + 999, members: [{ row: 6 }, { row: 7 }] },
    ]);
    expect(scoreByPlaces(runners.slice(0, 7), TWO)).toMatchObject([{ missing: 1, members: [{ row: 6 }] }]);
    expect(scoreByPlaces([{ team: 'A', rank: 1000 }], TWO)).toMatchObject([{ missing: 2, members: [] }]);
  });

  test('in a list of a thousand runners places go beyond 999', () => {
    const race = (length: number) =>
      Array.from({ length }, (_, n) => ({ team: n < 2 ? 'A' : undefined, rank: n < 2 ? 1000 + n : n - 1 }));
    expect(scoreByPlaces(race(1000), TWO)).toMatchObject([{ score: 2001 }]);
    expect(scoreByPlaces(race(999), TWO)).toMatchObject([{ missing: 2, members: [] }]);
  });

  test.each([Number.NaN, 0, -1, 1.5, Number.POSITIVE_INFINITY])(
    '%d scorers: teams without a score or a place',
    (toScore) => {
      expect(scoreByPlaces(finish('AB'), { ...TWO, toScore })).toEqual([
        { team: 'A', missing: 0, members: [{ row: 0, role: 'nonScorer', place: 1, counts: false }] },
        { team: 'B', missing: 0, members: [{ row: 1, role: 'nonScorer', place: 2, counts: false }] },
      ]);
      expect(scores('AB', { ...TWO, toScore: 1 })).toEqual([
        ['A', 1, 1],
        ['B', 2, 2],
      ]);
    },
  );

  test('three race walkers score', () => {
    expect(scores('ABABBA', WALK_TEAM_RULES)).toEqual([
      ['A', 1, 10],
      ['B', 2, 11],
    ]);
    expect(scores('ABABBAAAAA', WALK_TEAM_RULES)[0]).toEqual(['A', 1, 10]);
  });

  test('members over the number do not make a team complete', () => {
    expect(scores('AAAA', { ...WORLD_CROSS_RULES, maxPerTeam: 3 })).toEqual([['A', undefined, undefined]]);
  });

  test('runners who share a place both score it', () => {
    const runners = [
      { team: 'A', rank: 1 },
      { team: 'B', rank: 1 },
      { team: 'A', rank: 3 },
      { team: 'B', rank: 4 },
    ];
    expect(scoreByPlaces(runners, TWO).map(({ score }) => score)).toEqual([4, 5]);
  });
});
