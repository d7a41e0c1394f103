import { expect, test } from '@jest/globals';
import { findUnder16End, isUnder16, isUnder16Category } from './under-16.ts';

const DAY = '2026-06-13';

test.each([
  ['the day before the 16th birthday', { birthDate: '2010-06-14' }, true],
  ['the 16th birthday', { birthDate: '2010-06-13' }, false],
  ['a birth date before the category: 15 years old among U18', { birthDate: '2010-12-31', category: 49 }, true],
  ['a birth date before the category: 17 years old entered as U16', { birthDate: '2009-01-01', category: 47 }, false],
  ['no birth date, U16 of the FFA', { category: 47 }, true],
  ['no birth date, U16 of Switzerland', { category: 3031 }, true],
  ['no birth date, seniors', { category: 55 }, false],
  ['no birth date, all ages', { category: 1 }, false],
  ['a birth date that is none, U16', { birthDate: '2010', category: 47 }, true],
  ['nothing known', {}, false],
])('%s: under 16 is %p', (_, known, expected) => {
  expect(isUnder16(known, DAY)).toBe(expected);
});

test('somebody of whom only the birth year is known counts as under 16 to the end of that year', () => {
  expect(findUnder16End({ birthDate: '2010-01-01' })).toBe('2027-01-01');
});

test('a birthday of 29 February is looked at on the same day 16 years later', () => {
  expect(findUnder16End({ birthDate: '2012-02-29' })).toBe('2028-02-29');
});

test('an unknown category does not make anybody under 16', () => {
  expect([isUnder16Category(undefined), isUnder16Category(424_242)]).toEqual([false, false]);
});
