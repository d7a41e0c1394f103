import { expect, test } from '@jest/globals';
import { CACHE_SECONDS } from './limits.ts';

test('Client caches: regions 30 s, info 30 s, groups and rounds 30 s, home 10 s.', () => {
  expect(CACHE_SECONDS).toEqual({ regions: 30, info: 30, groups: 30, rounds: 30, home: 10 });
});
