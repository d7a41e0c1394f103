import { expect, test } from '@jest/globals';
import { hasFrenchLicence } from './french-licence.ts';

test.each([
  ['entered by another nation', { country: 'JAM', club: 'JAM' }, false],
  ['of another nation without a club', { country: 'USA' }, false],
  ['of another nation in a club', { country: 'MAR', club: 'AC Rennes' }, true],
  ['entered by France', { country: 'FRA', club: 'FRA' }, true],
  ['of a club, no nation said', { club: 'AC Rennes' }, true],
  ['nothing said', {}, true],
])('an athlete %s', (_, row, holds) => {
  expect(hasFrenchLicence(row)).toBe(holds);
});
