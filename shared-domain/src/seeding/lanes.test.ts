import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawLots } from './draw.ts';
import { drawLanes } from './draw-lanes.ts';
import { laneClassOf } from './lane-class.ts';
import { LANE_CLASSES, LANE_ORIGINS, LANE_PRESETS, type LaneClass } from './lane-preset.ts';
import { checkLaneGroups, laneGroups } from './venue-lanes.ts';

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
    expect(laneGroups(laneClass, lanes)).toEqual(groups);
    expect(LANE_PRESETS[laneClass][lanes]?.origin).not.toBe('completion');
  });

  test('4 to 7 lanes are our completion and say so; 9 lanes before 2023 were not seen', () => {
    for (const laneClass of ['straight', 'bend', 'lap', 'before2023'] as const) {
      for (const lanes of [4, 5, 6, 7]) expect(LANE_PRESETS[laneClass][lanes]?.origin).toBe('completion');
    }
    expect(laneGroups('before2023', 9)).toBeUndefined();
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
    expect(laneClassOf({ g0, g1 })).toBe(laneClass);
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
      expect(laneGroups(laneClass, lanes, athletes)).toEqual(groups);
    },
  );

  test('a venue changes any preset, for 4 to 9 lanes; its own inside lanes stay empty too', () => {
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
    expect(laneGroups('lap', 8, 8, venue)).toEqual([
      [5, 6],
      [4, 7],
      [3, 8],
      [2, 1],
    ]);
    expect(laneGroups('lap', 8, 7, venue)).toEqual([[5, 6], [4, 7], [3, 8], [2]]);
    expect(laneGroups('lap', 8, 6, venue)).toEqual([[3, 4, 5, 6, 7, 8]]);
    expect(laneGroups('bend', 8, 8, venue)).toEqual(laneGroups('bend', 8));
    for (const lanes of [4, 5, 6, 7, 8, 9]) {
      const groups = [Array.from({ length: lanes }, (_, lane) => lane + 1)];
      expect(laneGroups('straight', lanes, lanes, { straight: { [lanes]: groups } })).toEqual(groups);
    }
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

describe('drawing lanes', () => {
  const athletes = [...'ABCDEFGH'];

  test('the best ranked draw the first group, the next ones the second', () => {
    const { lanes, draws, without } = drawLanes(athletes, 8, laneGroups('lap', 8), 'semi 1');
    const lanesOf = (ids: string) => [...ids].map((id) => lanes.get(id)).toSorted();
    expect([lanesOf('ABCD'), lanesOf('EF'), lanesOf('GH'), without]).toEqual([[4, 5, 6, 7], [3, 8], [1, 2], []]);
    expect(draws.map((draw) => [draw.seed, draw.lanes])).toEqual([
      ['semi 1 lanes 1', [4, 5, 6, 7]],
      ['semi 1 lanes 2', [3, 8]],
      ['semi 1 lanes 3', [1, 2]],
    ]);
    for (const draw of draws) {
      expect(draw.order.map((id) => lanes.get(id))).toEqual(draw.lanes);
      expect(drawLots(draw.items, draw.seed).order).toEqual(draw.order);
    }
  });

  test('in a first round every lane is equally likely for everyone (chi-squared, 7 degrees, 0.1 %: 24.3)', () => {
    const counts = athletes.map(() => new Array<number>(8).fill(0));
    for (let at = 0; at < 8000; at++) {
      const { lanes } = drawLanes(athletes, 8, undefined, `heat ${at}`);
      athletes.forEach((id, index) => {
        const own = counts[index] ?? [];
        own[(lanes.get(id) ?? 0) - 1] = (own[(lanes.get(id) ?? 0) - 1] ?? 0) + 1;
      });
    }
    for (const own of counts)
      expect(own.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(24.3);
  });

  test('lanes are unique, on the track, and the inside ones stay empty', () => {
    const classes = fc.constantFrom<(LaneClass | undefined)[]>(undefined, ...LANE_CLASSES);
    fc.assert(
      fc.property(
        classes,
        fc.integer({ min: 4, max: 10 }),
        fc.integer({ min: 0, max: 12 }),
        fc.string(),
        (laneClass, lanes, count, seed) => {
          const ids = Array.from({ length: count }, (_, at) => `a${at}`);
          const groups = laneClass && laneGroups(laneClass, lanes, count);
          const drawn = drawLanes(ids, lanes, groups, seed);
          const used = [...drawn.lanes.values()].toSorted((a, b) => a - b);
          const places = groups ? groups.flat().length : lanes;
          expect(new Set(used).size).toBe(used.length);
          expect([used.length, drawn.without.length]).toEqual([Math.min(count, places), Math.max(0, count - places)]);
          expect(used.every((lane) => lane >= 1 && lane <= lanes)).toBe(true);
          if (laneClass !== 'indoor400')
            expect(used[0] ?? lanes).toBeGreaterThanOrEqual(lanes - Math.min(count, lanes));
          if (laneClass !== 'indoor400' && count > 0) expect(used[0]).toBe(lanes - used.length + 1);
        },
      ),
    );
  });

  test('fewer athletes than their group has lanes get the outer ones', () => {
    expect([...drawLanes(['A', 'B'], 6, [[3, 4, 5, 6]], 's').lanes.values()].toSorted()).toEqual([5, 6]);
  });
});
