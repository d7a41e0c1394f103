import { expect, test } from '@jest/globals';
import { chooseFallbackTab } from './fallback-tab.ts';

test.each([
  ['results', true, true, 'resultats'],
  ['the start list while nothing is run', false, true, 'departs'],
  ['the entries while there is no start list: an empty list is no answer', false, false, 'engages'],
])('a page opens with %s', (_what, results, starts, tab) => {
  expect(chooseFallbackTab(results, starts)).toBe(tab);
});
