import { expect, test } from '@jest/globals';
import { formatAnalyticsPath } from './analytics-path.ts';

test.each([
  ['/', '/'],
  ['/policy', '/policy'],
  ['/policy/', '/policy'],
  ['/challenges/53/', '/challenges/53'],
  ['/challenge/01ab/group/02cd', '/challenge/01ab/group/02cd'],
  ['', ''],
  ['a/', 'a'],
])('Analytics page paths drop a trailing slash except root. %p is %p', (path, expected) => {
  expect(formatAnalyticsPath(path)).toBe(expected);
});
