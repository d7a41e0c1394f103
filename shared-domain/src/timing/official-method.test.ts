import { describe, expect, test } from '@jest/globals';
import { CLOCK_FINISHES, CLOCK_STARTS, findOfficialMethod } from './official-method.ts';

const TRACK = { g0: 100, g1: '0' };
const ROAD = { g0: 10_000, g1: 'R' };

describe('TR 19.17, 19.18: a system started or stopped by hand at one end is not fully automatic', () => {
  test.each([
    ['automatic', 'photo finish', 'photo finish', 'photo finish'],
    ['automatic', 'transponder', undefined, 'transponder'],
    ['automatic', 'hand', undefined, undefined],
    ['automatic', 'missing', undefined, undefined],
    ['hand', 'photo finish', 'hand', 'hand'],
    ['hand', 'transponder', undefined, 'hand'],
    ['hand', 'hand', 'hand', 'hand'],
    ['hand', 'missing', undefined, undefined],
    ['missing', 'photo finish', undefined, undefined],
    ['missing', 'transponder', undefined, undefined],
    ['missing', 'hand', undefined, undefined],
    ['missing', 'missing', undefined, undefined],
  ] as const)('start %s, finish %s: %s on the track, %s on the road', (start, finish, track, road) => {
    expect(findOfficialMethod(start, finish, TRACK)).toBe(track);
    expect(findOfficialMethod(start, finish, ROAD)).toBe(road);
  });

  test('a hundredth needs an automatic start', () => {
    expect(CLOCK_STARTS).toEqual(['automatic', 'hand', 'missing']);
    expect(CLOCK_FINISHES).toEqual(['photo finish', 'transponder', 'hand', 'missing']);
    for (const start of CLOCK_STARTS)
      for (const finish of CLOCK_FINISHES)
        if (findOfficialMethod(start, finish, TRACK) === 'photo finish') expect(start).toBe('automatic');
  });
});
