import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankSplits } from './rank-splits.ts';

const time = { v: 3_600_000, u: 'ms' as const, st: 1 };
const at = (t: number, d = 5000) => [{ d, t }];
const places = (rows: Parameters<typeof rankSplits>[0]) => rankSplits(rows).map((splits) => splits?.[0]?.rank);

describe('The place at a point goes by the time there', () => {
  test('whatever becomes of the runner later', () => {
    expect(
      places([
        { prf: time, splits: at(930_000) },
        { prf: { st: 3 }, splits: at(900_000) },
        { prf: { st: 6 }, splits: at(915_000) },
      ]),
    ).toEqual([3, 1, 2]);
  });

  test('equal times share it, and the next one is skipped', () => {
    expect(places([at(900), at(900), at(901)].map((splits) => ({ prf: time, splits })))).toEqual([1, 1, 3]);
  });

  test('a disqualified athlete, a guest and who has no time there hold none', () => {
    expect(
      places([
        { prf: { st: 4 }, splits: at(900_000) },
        { prf: time, splits: at(901_000), standing: 'guest' },
        { prf: time, splits: at(902_000), standing: 'outOfCompetition' },
        { prf: time },
        { prf: time, splits: at(903_000), standing: 'ranked' },
      ]),
    ).toEqual([undefined, undefined, undefined, undefined, 1]);
  });

  test('each point has its own, names stay', () => {
    const [first] = rankSplits([
      {
        prf: time,
        splits: [
          { d: 5000, t: 2, label: 'Pont' },
          { d: 10_000, t: 3 },
        ],
      },
      {
        prf: time,
        splits: [
          { d: 5000, t: 1 },
          { d: 10_000, t: 4 },
        ],
      },
    ]);
    expect(first).toEqual([
      { d: 5000, t: 2, label: 'Pont', rank: 2 },
      { d: 10_000, t: 3, rank: 1 },
    ]);
  });

  test('is one more than how many were there before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (times) => {
        const expected = times.map((t) => 1 + times.filter((other) => other < t).length);
        expect(places(times.map((t) => ({ prf: time, splits: at(t) })))).toEqual(expected);
      }),
    );
  });
});
