import { expect, test } from '@jest/globals';
import { findLapRace, isLapRace } from './lap-race.ts';

test('a road race within a meeting in a stadium has loops, and a race under a roof its short track, as their events say', () => {
  const laps = (g0: number, g1: string, kind: string) => findLapRace({ g0, g1 }, kind);
  expect(laps(10_000, '0', 'O')).toEqual({ distance: 10_000, lap: 400, passages: 25 });
  expect(laps(10_000, 'R', 'O')).toEqual({ distance: 10_000, lap: 1000, passages: 10 });
  expect(laps(10_000, 'WR', 'O').lap).toBe(1000);
  expect(laps(10_000, '0', 'road').lap).toBe(1000);
  expect(laps(3000, 'I', 'O')).toEqual({ distance: 3000, lap: 200, passages: 15 });
  expect(laps(3000, '0', 'indoor').lap).toBe(200);
  // A kilometre on the road is one loop.
  expect(isLapRace({ g0: 1000, g1: 'R' }, 'O')).toBe(false);
});
