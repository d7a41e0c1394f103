import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawLots } from './draw.ts';
import { drawLanes } from './draw-lanes.ts';
import { LANE_CLASSES, type LaneClass } from './lane-preset.ts';
import { findLaneGroups } from './venue-lanes.ts';

describe('drawing lanes', () => {
  const athletes = [...'ABCDEFGH'];

  test('the best ranked draw the first group, the next ones the second', () => {
    const { lanes, draws, withoutLane } = drawLanes(athletes, 8, findLaneGroups('lap', 8), 'semi 1');
    const lanesOf = (ids: string) => [...ids].map((id) => lanes.get(id)).toSorted();
    expect([lanesOf('ABCD'), lanesOf('EF'), lanesOf('GH'), withoutLane]).toEqual([[4, 5, 6, 7], [3, 8], [1, 2], []]);
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
          const groups = laneClass && findLaneGroups(laneClass, lanes, count);
          const drawn = drawLanes(ids, lanes, groups, seed);
          const used = [...drawn.lanes.values()].toSorted((a, b) => a - b);
          const places = groups ? groups.flat().length : lanes;
          expect(new Set(used).size).toBe(used.length);
          expect([used.length, drawn.withoutLane.length]).toEqual([
            Math.min(count, places),
            Math.max(0, count - places),
          ]);
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
