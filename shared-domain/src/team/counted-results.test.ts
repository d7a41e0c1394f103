import { expect, test } from '@jest/globals';
import { markCountedResults } from './counted-results.ts';

const result = (athlete: string, g0: number, points?: number, g1 = '0') => ({ athlete, g0, g1, points });
const shown = (results: Parameters<typeof markCountedResults>[0]) =>
  markCountedResults(results).map(({ athlete, points, counted }) => [athlete, points, counted]);

test('Of each athlete the best of each event counts, most points first', () => {
  expect(shown([result('A', 100, 800), result('B', 100, 850), result('A', 100, 900), result('A', 200, 700)])).toEqual([
    ['A', 900, true],
    ['B', 850, true],
    ['A', 800, false],
    ['A', 700, true],
  ]);
});

test('Another variant is another event; of equal points the first counts; no points count for nothing', () => {
  expect(
    shown([result('A', 110, 800, 'HP106'), result('A', 110, 800), result('A', 110, 800), result('B', 110)]),
  ).toEqual([
    ['A', 800, true],
    ['A', 800, true],
    ['A', 800, false],
    ['B', undefined, false],
  ]);
});
