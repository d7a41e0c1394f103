import { describe, expect, test } from '@jest/globals';
import { findLaneClass } from './lane-class.ts';
import { LANE_CLASSES, LANE_ORIGINS, LANE_PRESETS, type LaneClass } from './lane-preset.ts';
import { checkLaneGroups, findLaneGroups } from './venue-lanes.ts';

describe('lanes by preference groups (TR 20.4)', () => {
  test.each<[LaneClass, number, number[][]]>([
    [
      'straight',
      8,
      [
        [3, 4, 5, 6],
        [2, 7],
        [1, 8],
      ],
    ],
    [
      'straight',
      9,
      [
        [4, 5, 6],
        [3, 7],
        [2, 8],
        [1, 9],
      ],
    ],
    [
      'bend',
      8,
      [
        [5, 6, 7],
        [3, 4, 8],
        [1, 2],
      ],
    ],
    [
      'bend',
      9,
      [
        [5, 6, 7, 8],
        [3, 4, 9],
        [1, 2],
      ],
    ],
    [
      'lap',
      8,
      [
        [4, 5, 6, 7],
        [3, 8],
        [1, 2],
      ],
    ],
    [
      'lap',
      9,
      [
        [5, 6, 7],
        [4, 8],
        [3, 9],
        [1, 2],
      ],
    ],
    [
      'before2023',
      8,
      [
        [3, 4, 5, 6],
        [7, 8],
        [1, 2],
      ],
    ],
    ['indoor400', 6, [[3, 4, 5, 6]]],
  ])('%s on %d lanes as the rule has it', (laneClass, lanes, groups) => {
    expect(findLaneGroups(laneClass, lanes)).toEqual(groups);
    expect(LANE_PRESETS[laneClass][lanes]?.origin).not.toBe('completion');
  });

  test('4 to 7 lanes are our completion and say so; 9 lanes before 2023 were not seen', () => {
    for (const laneClass of ['straight', 'bend', 'lap', 'before2023'] as const) {
      for (const lanes of [4, 5, 6, 7]) expect(LANE_PRESETS[laneClass][lanes]?.origin).toBe('completion');
    }
    expect(findLaneGroups('before2023', 9)).toBeUndefined();
    expect(LANE_ORIGINS.completion).toMatch(/our completion/);
  });

  test('every preset uses every lane once, but for the indoor 400 m', () => {
    for (const laneClass of LANE_CLASSES) {
      for (const [lanes, { groups, origin }] of Object.entries(LANE_PRESETS[laneClass])) {
        const problems = checkLaneGroups(groups, Number(lanes)).map(({ lane, problem }) => `${lane} ${problem}`);
        expect(problems).toEqual(laneClass === 'indoor400' ? ['1 lane not used', '2 lane not used'] : []);
        expect(Object.keys(LANE_ORIGINS)).toContain(origin);
      }
    }
  });

  test.each([
    [60, '0', 'straight'],
    [110, 'HP106', 'straight'],
    [111, '0', 'bend'],
    [200, '0', 'bend'],
    [300, 'HP84', 'bend'],
    [301, '0', 'lap'],
    [400, 'HP91', 'lap'],
    [800, '0', 'lap'],
    [801, '0', undefined],
    [1500, '0', undefined],
    [4100, '0', 'lap'],
    [4250, '0', 'lap'],
    [4400, '0', 'lap'],
    [4800, '0', undefined],
    [100, 'R', undefined],
    [900_003, '0', undefined],
    [800_010, '0', undefined],
  ])('event %d-%s draws by %p', (g0, g1, laneClass) => {
    expect(findLaneClass({ g0, g1 })).toBe(laneClass);
  });

  test.each<[LaneClass, number, number, number[][]]>([
    [
      'lap',
      8,
      7,
      [
        [5, 6, 7],
        [4, 8],
        [2, 3],
      ],
    ],
    [
      'lap',
      9,
      8,
      [
        [5, 6, 7, 8],
        [4, 9],
        [2, 3],
      ],
    ],
    [
      'straight',
      8,
      7,
      [
        [4, 5, 6],
        [3, 7],
        [2, 8],
      ],
    ],
    [
      'before2023',
      9,
      8,
      [
        [4, 5, 6, 7],
        [8, 9],
        [2, 3],
      ],
    ],
    ['bend', 8, 3, [[6, 7], [8]]],
    ['bend', 8, 1, [[8]]],
    [
      'straight',
      10,
      9,
      [
        [5, 6, 7],
        [4, 8],
        [3, 9],
        [2, 10],
      ],
    ],
    ['indoor400', 6, 4, [[3, 4, 5, 6]]],
    [
      'lap',
      8,
      12,
      [
        [4, 5, 6, 7],
        [3, 8],
        [1, 2],
      ],
    ],
  ])(
    '%s, %d lanes and %d athletes: inside lanes stay empty, lane 2 counts as lane 1',
    (laneClass, lanes, athletes, groups) => {
      expect(findLaneGroups(laneClass, lanes, athletes)).toEqual(groups);
    },
  );

  test('a venue changes any preset, for 4 to 9 lanes in use, which move outwards as the rule has it', () => {
    const venue = {
      lap: {
        8: [
          [5, 6],
          [4, 7],
          [3, 8],
          [2, 1],
        ],
        6: [[1, 2, 3, 4, 5, 6]],
      },
    };
    expect(findLaneGroups('lap', 8, 8, venue)).toEqual([
      [5, 6],
      [4, 7],
      [3, 8],
      [2, 1],
    ]);
    expect(findLaneGroups('lap', 8, 7, venue)).toEqual(findLaneGroups('lap', 8, 7));
    expect(findLaneGroups('lap', 8, 6, venue)).toEqual([[3, 4, 5, 6, 7, 8]]);
    expect(findLaneGroups('bend', 8, 8, venue)).toEqual(findLaneGroups('bend', 8));
    for (const lanes of [4, 5, 6, 7, 8, 9]) {
      const groups = [Array.from({ length: lanes }, (_, lane) => lane + 1)];
      expect(findLaneGroups('straight', lanes, lanes, { straight: { [lanes]: groups } })).toEqual(groups);
    }
  });

  test('a venue that states the preset itself changes nothing, whatever the number of athletes', () => {
    for (const laneClass of LANE_CLASSES) {
      for (const [lanes, { groups }] of Object.entries(LANE_PRESETS[laneClass])) {
        const venue = { [laneClass]: { [lanes]: groups } };
        for (let athletes = 1; athletes <= 10; athletes++)
          expect(findLaneGroups(laneClass, Number(lanes), athletes, venue)).toEqual(
            findLaneGroups(laneClass, Number(lanes), athletes),
          );
      }
    }
  });

  test('a class of race that nobody knows has no groups', () => {
    expect(findLaneGroups('zigzag' as LaneClass, 8)).toBeUndefined();
  });

  test("what is wrong with a venue's groups is named", () => {
    expect(
      checkLaneGroups(
        [
          [1, 2],
          [2, 9],
          [0, 1.5],
        ],
        4,
      ),
    ).toEqual([
      { lane: 2, problem: 'lane twice' },
      { lane: 9, problem: 'no such lane' },
      { lane: 0, problem: 'no such lane' },
      { lane: 1.5, problem: 'no such lane' },
      { lane: 3, problem: 'lane not used' },
      { lane: 4, problem: 'lane not used' },
    ]);
  });
});
