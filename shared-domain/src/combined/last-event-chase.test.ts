import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import { findMarkForPoints } from '../scoring/mark-for-points.ts';
import { WA_COMBINED_2001 } from '../scoring/wa-combined-2001.ts';
import { listLastEventChases } from './last-event-chase.ts';

const METRES_1500 = { g0: 1500, g1: '0' };
const time = (v: number) => ({ v, u: 'ms', st: 1 }) as const;
const findWorstMark = (event: EventRef, sex: 1 | 2, points: number) =>
  findMarkForPoints(WA_COMBINED_2001, event, sex, points);
const list = (chasers: Parameters<typeof listLastEventChases>[0]) =>
  listLastEventChases(chasers, METRES_1500, 1, findWorstMark);

describe('before the last event of a combined event: the mark that passes the athlete ahead (TR 39)', () => {
  test('is the worst one that scores a point more than both the gap and the mark of the other', () => {
    const [leader, second] = list([{ points: 7500, mark: time(273_000) }, { points: 7480 }]);
    expect(leader).toBeUndefined();
    const points = (v: number) => scoreCombinedPart(METRES_1500, 1, time(v)) ?? 0;
    const { v = 0 } = second?.mark ?? {};
    expect(second?.rival).toBe(0);
    expect(7480 + points(v)).toBeGreaterThan(7500 + points(273_000));
    expect(7480 + points(v + 10)).toBeLessThanOrEqual(7500 + points(273_000));
  });

  test('goes by points, whatever the order of the rows; those with equal points chase the same athlete', () => {
    const chasers = [{ points: 7000 }, { points: 7100, mark: time(280_000) }, { points: 7000 }, { points: 7300 }];
    expect(list(chasers).map((chase) => chase?.rival)).toEqual([1, undefined, 1, undefined]);
  });

  test.each([
    ['the mark of the athlete ahead is not known', [{ points: 7100 }, { points: 7000 }]],
    ['no mark is enough', [{ points: 8100, mark: time(273_000) }, { points: 6000 }]],
    ['one does not go on', [{ points: 7100, mark: time(273_000) }, undefined]],
  ])('is not said where %s', (_, chasers) => {
    expect(list(chasers).filter((chase) => chase !== undefined)).toEqual([]);
  });
});
