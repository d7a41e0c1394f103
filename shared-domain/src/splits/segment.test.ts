import { describe, expect, test } from '@jest/globals';
import { formatPassageTime } from './format-passage.ts';
import { computePace, formatPace } from './pace.ts';
import { findPassageGap } from './passage-gap.ts';
import { findFinishTime, findSegment, listPassages } from './segment.ts';
import { findPointBefore, listSplitPoints } from './split-points.ts';

const TRACK = { g0: 1500, g1: '0' };
const splits = [
  { d: 400, t: 61_500 },
  { d: 800, t: 125_000 },
  { d: 1200, t: 189_200 },
];
const time = (v: number, z?: number) => ({ v, u: 'ms' as const, st: 1, ...(z === undefined ? {} : { z }) });

describe('The points of a course are those where any runner has a time, in its order', () => {
  test('each once, without the finish', () => {
    const rows = [{ splits: [{ d: 1200, t: 1 }] }, {}, { splits: [...splits, { d: 1500, t: 240_000 }] }];
    expect(listSplitPoints(rows, 1500)).toEqual([{ d: 400 }, { d: 800 }, { d: 1200 }]);
  });

  test('with the best time there where the first of the point is among them', () => {
    const leader = {
      splits: [
        { d: 400, t: 60_000, rank: 1 },
        { d: 800, t: 126_000, rank: 2 },
      ],
    };
    const rows = [
      {
        splits: [
          { d: 400, t: 59_000 },
          { d: 800, t: 130_000, rank: 3 },
        ],
      },
      leader,
    ];
    expect(listSplitPoints(rows, 1500)).toEqual([{ d: 400, best: 60_000 }, { d: 800 }]);
  });

  test('a gap there is the difference of the times as they are written', () => {
    const road = { g0: 10_000, g1: 'R' };
    expect([findPassageGap(905_400, 899_900, road), findPassageGap(899_900, 899_900, road)]).toEqual([6000, 0]);
    expect(findPassageGap(125_009, 125_001, TRACK)).toBe(0);
  });

  test('a half marathon’s passage at its own distance is the finish', () => {
    expect(
      listSplitPoints(
        [
          {
            splits: [
              { d: 21_097.5, t: 1 },
              { d: 21_097, t: 1 },
            ],
          },
        ],
        21_097,
      ),
    ).toEqual([]);
  });

  test('a cross, whose number is no distance, has all of them', () => {
    expect(listSplitPoints([{ splits: [{ d: 2000, t: 1, label: 'Étang' }] }], 1)).toEqual([
      { d: 2000, label: 'Étang' },
    ]);
  });

  test('named as it was first', () => {
    const rows = [{ splits: [{ d: 5000, t: 1 }] }, { splits: [{ d: 5000, t: 1, label: 'Pont' }] }];
    expect(listSplitPoints(rows)).toEqual([{ d: 5000, label: 'Pont' }]);
  });

  test('the point before', () => {
    expect([findPointBefore(splits, 800)?.d, findPointBefore(splits, 400)]).toEqual([400, undefined]);
  });
});

describe('A segment is the part of the course between two points', () => {
  test('with its time and its pace per kilometre', () => {
    expect(findSegment(splits, 400, 800, TRACK)).toEqual({ from: 400, to: 800, ms: 63_500, pace: 158_750 });
    expect(findSegment(splits, 0, 400, TRACK)?.ms).toBe(61_500);
  });

  test('a runner who misses one of the two points has none', () => {
    expect(findSegment(splits, 500, 800, TRACK)).toBeUndefined();
    expect(findSegment(splits, 400, 900, TRACK)).toBeUndefined();
    expect(findSegment(undefined, 0, 400, TRACK)).toBeUndefined();
  });

  test('times that go backwards are none', () => {
    expect(
      findSegment(
        [
          { d: 400, t: 60_000 },
          { d: 800, t: 59_000 },
        ],
        400,
        800,
        TRACK,
      ),
    ).toBeUndefined();
  });
});

test('what is shown adds up: a segment is the difference of the times as they are written', () => {
  const road = { g0: 10_000, g1: 'R' };
  const passed = [
    { d: 2500, t: 464_100 },
    { d: 5000, t: 931_900 },
  ];
  expect(passed.map(({ d, t }) => formatPassageTime(t, d, road))).toEqual(['7:45', '15:32']);
  expect(findSegment(passed, 2500, 5000, road)?.ms).toBe(467_000);
});

describe('All passages of a runner, with the finish', () => {
  test('the last segment goes to the finish', () => {
    const passages = listPassages({ prf: time(251_200), splits: splits.toReversed(), rank: 3 }, TRACK);
    expect(passages.map(({ d, t, isFinish, segment }) => [d, t, isFinish, segment?.ms])).toEqual([
      [400, 61_500, false, 61_500],
      [800, 125_000, false, 63_500],
      [1200, 189_200, false, 64_200],
      [1500, 251_200, true, 62_000],
    ]);
    expect(passages.at(-1)?.rank).toBe(3);
  });

  test('who did not finish has those so far', () => {
    expect(listPassages({ prf: { st: 3 }, splits }, TRACK).map(({ d }) => d)).toEqual([400, 800, 1200]);
  });

  test('chips start at the line: the finish is the net time, unless a passage is later than that', () => {
    expect(findFinishTime({ prf: time(1_930_000, 1_910_000), splits: [{ d: 5000, t: 950_000 }] })).toBe(1_910_000);
    expect(findFinishTime({ prf: time(1_930_000, 1_910_000), splits: [{ d: 9900, t: 1_915_000 }] })).toBe(1_930_000);
    expect(findFinishTime({ prf: { st: 3 } })).toBeUndefined();
  });
});

describe('Paces are minutes and seconds per kilometre', () => {
  test.each([
    [1_800_000, 10_000, '3:00'],
    [7_200_000, 42_195, '2:51'],
    [359_600, 1000, '6:00'],
    [0, 1000, ''],
    [1000, 0, ''],
  ])('%s ms over %s m is %s', (ms, metres, text) => {
    expect(formatPace(computePace(ms, metres))).toBe(text);
  });
});

test.each([
  [62_340, 400, { g0: 1500, g1: '0' }, '62.34'],
  [125_000, 800, { g0: 1500, g1: '0' }, '2:05.00'],
  [899_400, 5000, { g0: 42_195, g1: 'R' }, '15:00'],
  [3_930_000, 21_097.5, { g0: 42_195, g1: 'R' }, '1:05:30'],
])('%s ms over %s m are written %s', (ms, metres, event, text) => {
  expect(formatPassageTime(ms, metres, event)).toBe(text);
});
