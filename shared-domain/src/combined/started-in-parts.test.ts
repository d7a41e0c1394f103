import { expect, test } from '@jest/globals';
import { isStartedInParts } from './started-in-parts.ts';

const parts = [{ dets: { combined: 'D' } }, { dets: {} }];

test.each<[number, string, boolean]>([
  [800_010, 'D', true],
  [800_010, 'H', false],
  [100, 'D', false],
])('a combined event is started in its parts: event %i of %s is %p', (g0, uid, isStarted) => {
  expect(isStartedInParts({ g0, uid }, parts)).toBe(isStarted);
});
