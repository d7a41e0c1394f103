import { describe, expect, test } from '@jest/globals';
import { scorePlace } from './place-points.ts';
import { type ScoredResult, scoreTeams, TEAM_SCORINGS } from './team-scoring.ts';

const result = (
  team: string,
  athlete: string,
  event: string,
  place?: number,
  more: Partial<ScoredResult> = {},
): ScoredResult => ({
  team,
  athlete,
  event,
  place,
  isRelay: false,
  ...more,
});
const totals = (results: readonly ScoredResult[], scoring: Parameters<typeof scoreTeams>[1]) =>
  scoreTeams(results, scoring).map(({ team, rank, points }) => [team, rank, points]);

describe('team scoring as clubs know it', () => {
  test('8-7-6…: two of a club count in an event, the best ones', () => {
    const sprint = ['A', 'A', 'A', 'B', 'B'].map((team, at) => result(team, `${team}${at}`, '100', at + 1));
    expect(totals(sprint, TEAM_SCORINGS.match)).toEqual([
      ['A', 1, 15],
      ['B', 2, 9],
    ]);
    expect(
      scoreTeams(sprint, TEAM_SCORINGS.match)[0]?.members.map(({ row, points, counts }) => [row, points, counts]),
    ).toEqual([
      [0, 8, true],
      [1, 7, true],
      [2, 6, false],
    ]);
  });

  test('equal places share the points of the places that they take up, or have those of the place each', () => {
    const tied = [result('A', '1', 'HJ', 1, { tied: 2 }), result('B', '2', 'HJ', 1, { tied: 2 })];
    expect(totals(tied, TEAM_SCORINGS.match)).toEqual([
      ['A', 1, 7.5],
      ['B', 1, 7.5],
    ]);
    expect(totals(tied, { ...TEAM_SCORINGS.match, ties: 'each' })).toEqual([
      ['A', 1, 8],
      ['B', 1, 8],
    ]);
    expect([scorePlace(8, 3, [8, 7, 6, 5, 4, 3, 2, 1]), scorePlace(9, 1, [8, 7])]).toEqual([1 / 3, 0]);
  });

  test('relays count twice where the regulations say so', () => {
    const relay = [result('A', 'relay A', '4100', 1, { isRelay: true })];
    expect(totals(relay, TEAM_SCORINGS.places)).toEqual([['A', 1, 18]]);
    expect(totals(relay, TEAM_SCORINGS.match)).toEqual([['A', 1, 8]]);
  });

  test('interclubs: the points of the table, two in an event and two of an athlete, the choice with the highest sum', () => {
    const marks = [
      result('A', '1', '100', 1, { table: 900 }),
      result('A', '1', '200', 1, { table: 880 }),
      result('A', '1', 'LJ', 1, { table: 850 }),
      result('A', '2', '100', 2, { table: 800 }),
      result('A', '3', '100', 3, { table: 790 }),
    ];
    expect(totals(marks, TEAM_SCORINGS.interclubs)).toEqual([['A', 1, 880 + 850 + 800 + 790]]);
    expect(totals(marks, TEAM_SCORINGS.table)).toEqual([['A', 1, 4220]]);
  });

  test('a team with fewer results than it needs has no place; who has no place scores nothing', () => {
    const results = [
      result('A', '1', '100', 1),
      result('B', '2', '100', 2),
      result('B', '3', '200', 1),
      result('C', '4', '100'),
    ];
    expect(totals(results, { ...TEAM_SCORINGS.match, minimum: 2 })).toEqual([
      ['B', 1, 15],
      ['A', undefined, 8],
      ['C', undefined, 0],
    ]);
  });
});
