import { describe, expect, test } from '@jest/globals';
import type { TeamRunner } from './counted-places.ts';
import { type PlaceRules, WORLD_CROSS_RULES } from './place-rules.ts';
import { scoreByPlaces } from './score-by-places.ts';

/** Teams by letter in their order over the line; a dot is an individual. */
const finish = (order: string): TeamRunner[] =>
  [...order].map((letter, index) => (letter === '.' ? { rank: index + 1 } : { team: letter, rank: index + 1 }));
const TWO: PlaceRules = { ...WORLD_CROSS_RULES, toScore: 2, maxPerTeam: 3 };
const scores = (order: string, rules: PlaceRules) =>
  scoreByPlaces(finish(order), rules).map(({ team, rank, score }) => [team, rank, score]);

describe('A tie goes to the team whose last scorer is nearer first', () => {
  test('A 1+4 and B 2+3: B', () => {
    const [first, second] = scoreByPlaces(finish('ABBA'), TWO);
    expect(first).toMatchObject({ team: 'B', rank: 1, score: 5, tie: { by: 'lastScorer', with: ['A'], places: [3] } });
    expect(second).toMatchObject({ team: 'A', rank: 2, score: 5, tie: { by: 'lastScorer', with: ['B'], places: [4] } });
  });

  test.each<[PlaceRules['tie'], string, [string, number][]]>([
    [
      'lastScorer',
      'ABBA',
      [
        ['B', 1],
        ['A', 2],
      ],
    ],
    [
      'lowestFirst',
      'ABBA',
      [
        ['A', 1],
        ['B', 2],
      ],
    ],
    [
      'nextRunner',
      'ABBAAB',
      [
        ['A', 1],
        ['B', 2],
      ],
    ],
    [
      'nextRunner',
      'ABBABA',
      [
        ['B', 1],
        ['A', 2],
      ],
    ],
    [
      'nextRunner',
      'ABBAB',
      [
        ['B', 1],
        ['A', 2],
      ],
    ],
    [
      'nextRunner',
      'ABBA',
      [
        ['A', 1],
        ['B', 1],
      ],
    ],
    [
      'none',
      'ABBAAB',
      [
        ['A', 1],
        ['B', 1],
      ],
    ],
  ])('%s, order %s', (tie, order, expected) => {
    expect(scoreByPlaces(finish(order), { ...TWO, tie }).map(({ team, rank }) => [team, rank])).toEqual(expected);
  });

  test('lowest first looks further where the first scorers are level', () => {
    const runners = [
      { team: 'A', rank: 1 },
      { team: 'B', rank: 1 },
      { team: 'A', rank: 3 },
      { team: 'B', rank: 4 },
      { team: 'B', rank: 5 },
      { team: 'A', rank: 6 },
    ];
    const [first, second] = scoreByPlaces(runners, { ...TWO, toScore: 3, tie: 'lowestFirst' });
    expect(first).toMatchObject({ team: 'A', rank: 1, score: 10, tie: { places: [1, 3, 6] } });
    expect(second).toMatchObject({ team: 'B', rank: 2, score: 10, tie: { places: [1, 4, 5] } });
  });

  test('a runner over the number breaks no tie', () => {
    const teams = scoreByPlaces(finish('ABBAB'), { ...TWO, maxPerTeam: 2, tie: 'nextRunner' });
    expect(teams.map(({ rank, tie }) => [rank, tie?.places])).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  test('teams still level share the place, the next is skipped', () => {
    expect(scores('ABBACC', { ...TWO, tie: 'none' })).toEqual([
      ['A', 1, 5],
      ['B', 1, 5],
      ['C', 3, 11],
    ]);
  });

  test('a team of another score has no tie to explain', () => {
    expect(scoreByPlaces(finish('AABB'), TWO).map((team) => 'tie' in team)).toEqual([false, false]);
  });
});
