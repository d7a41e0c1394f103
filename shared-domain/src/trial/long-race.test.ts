import { expect, test } from '@jest/globals';
import { isLongRace } from './long-race.ts';

test.each([
  ['a marathon of a road race', { g0: 42_195, g1: 'R', results: 31_984 }, 'road', true],
  ['a cross, whose number says no distance', { g0: 1, g1: '0', results: 101 }, 'cross', true],
  ['a race on the road by its variant alone', { g0: 10_000, g1: 'R', results: 101 }, undefined, true],
  ['a race that one page holds', { g0: 10_000, g1: 'R', results: 100 }, 'road', false],
  ['a track race of many', { g0: 10_000, g1: '0', results: 500 }, 'outdoor', false],
])('%s', (_, race, kind, long) => {
  expect(isLongRace(race, kind)).toBe(long);
});
