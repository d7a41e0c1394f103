import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TeamRunner } from './counted-places.ts';
import { type PlaceRules, SCHOOL_RULES } from './place-rules.ts';
import { scoreByPlaces } from './score-by-places.ts';

/** Teams by letter in their order over the line; a dot is an individual. */
const finish = (order: string): TeamRunner[] =>
  [...order].map((letter, index) => (letter === '.' ? { rank: index + 1 } : { team: letter, rank: index + 1 }));
const scores = (order: string, rules: PlaceRules) =>
  scoreByPlaces(finish(order), rules).map(({ team, rank, score }) => [team, rank, score]);

describe('School and US rules: incomplete teams are removed and the rest placed anew, the sixth runner breaks the tie', () => {
  const school: PlaceRules = { ...SCHOOL_RULES, toScore: 2, maxPerTeam: 3 };

  test('individuals and incomplete teams take no place from the others', () => {
    expect(scores('.CABAB', school)).toEqual([
      ['A', 1, 1 + 3],
      ['B', 2, 2 + 4],
      ['C', undefined, undefined],
    ]);
    const short = scoreByPlaces(finish('.CABAB'), school)[2];
    expect(short).toStrictEqual({ team: 'C', missing: 1, members: [{ row: 1, role: 'nonScorer', counts: false }] });
  });

  test('displacers push the scorers of others back, those over the number do not', () => {
    expect(scores('AAABB', school)[1]).toEqual(['B', 2, 4 + 5]);
    expect(scores('AAAABB', school)[1]).toEqual(['B', 2, 4 + 5]);
    expect(scoreByPlaces(finish('AAAABB'), school)[0]?.members[3]).toEqual({ row: 3, role: 'beyond', counts: false });
  });

  test('without displacers the scorers alone hold places', () => {
    expect(scores('AAABB', { ...school, displacers: false })).toEqual([
      ['A', 1, 3],
      ['B', 2, 3 + 4],
    ]);
  });

  test('the next runner breaks a tie even where he holds no place', () => {
    const teams = scoreByPlaces(finish('ABBAAB'), { ...school, displacers: false });
    expect(teams.map(({ team, tie }) => [team, tie?.places])).toEqual([
      ['A', [5]],
      ['B', [6]],
    ]);
  });

  test('five score, the sixth runner tells equal teams apart', () => {
    const [first, second] = scoreByPlaces(finish('ABBAABABBBAA'), SCHOOL_RULES);
    expect(first).toMatchObject({
      team: 'B',
      rank: 1,
      score: 28,
      tie: { by: 'nextRunner', with: ['A'], places: [10] },
    });
    expect(second).toMatchObject({
      team: 'A',
      rank: 2,
      score: 28,
      tie: { by: 'nextRunner', with: ['B'], places: [12] },
    });
  });

  test('ties of the race are kept when placed anew', () => {
    const runners = [
      { rank: 1 },
      { team: 'A', rank: 2 },
      { team: 'B', rank: 2 },
      { team: 'A', rank: 4 },
      { team: 'B', rank: 5 },
    ];
    expect(scoreByPlaces(runners, school).map(({ score }) => score)).toEqual([1 + 3, 1 + 4]);
  });
});

describe('laws', () => {
  const order = fc.array(fc.constantFrom('A', 'B', 'C', '.'), { maxLength: 14 }).map((letters) => letters.join(''));
  const rules = fc.record({
    toScore: fc.integer({ min: 1, max: 3 }),
    maxPerTeam: fc.integer({ min: 3, max: 4 }),
    places: fc.constantFrom('overall' as const, 'replaced' as const),
    displacers: fc.boolean(),
    tie: fc.constantFrom('lastScorer' as const, 'nextRunner' as const, 'lowestFirst' as const, 'none' as const),
  });

  test('every team once, as many scorers as score, and the score is the sum of their places', () => {
    fc.assert(
      fc.property(order, rules, (letters, rule) => {
        const teams = scoreByPlaces(finish(letters), rule);
        expect(teams.map(({ team }) => team).sort()).toEqual([...new Set(letters.replaceAll('.', ''))].sort());
        for (const { score, missing, members } of teams) {
          const counting = members.filter(({ counts }) => counts);
          expect(counting).toHaveLength(missing === 0 ? rule.toScore : 0);
          if (missing === 0) expect(score).toBe(counting.reduce((sum, { place = 0 }) => sum + place, 0));
          else expect(score).toBeUndefined();
        }
      }),
    );
  });

  test('the order of the rows is nothing', () => {
    fc.assert(
      fc.property(order, rules, (letters, rule) => {
        const places = (runners: readonly TeamRunner[]) =>
          new Map(scoreByPlaces(runners, rule).map(({ team, rank, score }) => [team, [rank, score]]));
        expect(places(finish(letters).toReversed())).toEqual(places(finish(letters)));
      }),
    );
  });

  test('placed anew, places run from 1 without a hole', () => {
    fc.assert(
      fc.property(order, rules, (letters, rule) => {
        const teams = scoreByPlaces(finish(letters), { ...rule, places: 'replaced' });
        const places = teams.flatMap(({ members }) => members.flatMap(({ place }) => place ?? []));
        expect(places.sort((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
      }),
    );
  });
});
