import { expect, test } from '@jest/globals';
import { findStandingOfEntry } from './entry-standing.ts';

test.each([
  ['HC', 'outOfCompetition'],
  ['q; HC', 'outOfCompetition'],
  ['HCX', undefined],
  ['', undefined],
  [undefined, undefined],
])('an entry with the codes %s: %s', (codes, standing) => {
  expect(findStandingOfEntry(codes)).toBe(standing);
});
