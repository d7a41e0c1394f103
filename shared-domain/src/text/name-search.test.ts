import { describe, expect, test } from '@jest/globals';
import { isBib, isSearchable, MIN_SEARCH_LETTERS, matchesName } from './name-search.ts';

describe('Search minimum 3 letters.', () => {
  test.each([
    ['', false],
    ['V', false],
    ['Va', false],
    ['Val', true],
    ['É l', false],
    ['É lo', true],
    ['  V  a ', false],
    ["d'A", false],
    ["d'Ar", true],
    ['œu', true],
    ['112', true],
    ['---', false],
  ])('%p may be searched: %p', (typed, may) => {
    expect(MIN_SEARCH_LETTERS).toBe(3);
    expect(isSearchable(typed)).toBe(may);
    if (!may) expect(matchesName(`${typed} VALMOREL`, typed)).toBe(false);
  });
});

test.each([
  ['115', true],
  [' 7 ', true],
  ['', false],
  ['12A', false],
  ['2345678', false],
  ['Val', false],
])('%p is a bib: %p', (typed, is) => {
  expect(isBib(typed)).toBe(is);
});

describe('names are searched without accents or case (Q29)', () => {
  const name = 'Inès VALMOREL-DUCŒUR';
  test.each([
    ['valmorel', true],
    ['INES', true],
    ['inès', true],
    ['coeur', true],
    ['CŒUR', true],
    ['valm ine', true],
    ['  ines   val ', true],
    ['ines dupont', false],
    ['valmorel ducoeur', true],
    ['valmorelducoeur', false],
    ['lore', false],
  ])('%p: %p', (typed, expected) => {
    expect(matchesName(name, typed)).toBe(expected);
  });
});
