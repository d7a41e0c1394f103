import { expect, test } from '@jest/globals';
import { findEntryParticipation } from './entry-participation.ts';

test.each([
  ['HC', 'outOfCompetition'],
  ['q; HC', 'outOfCompetition'],
  ['HCX', undefined],
  ['', undefined],
  [undefined, undefined],
])('an entry with the codes %s: %s', (codes, standing) => {
  expect(findEntryParticipation(codes)).toBe(standing);
});
