import { describe, expect, test } from '@jest/globals';
import { expandYear, parseYear, YEAR_CUTOFF } from './two-digit-year.ts';

const SIDES = [
  [0, 2000],
  [7, 2007],
  [59, 2059],
  [60, 1960],
  [61, 1961],
  [99, 1999],
] as const;

describe('Two-digit years expand with cutoff 60.', () => {
  test.each(SIDES)('%i is %i', (short, year) => {
    expect(expandYear(short)).toBe(year);
    expect(parseYear(String(short).padStart(2, '0'))).toBe(year);
  });

  test('every year of 1960 to 2059 is read from its last two digits, and no other', () => {
    const years = Array.from({ length: 100 }, (_, n) => expandYear(n)).sort();
    expect(years).toEqual(Array.from({ length: 100 }, (_, n) => 1960 + n));
  });
});

describe('Two-digit year cutoff 60.', () => {
  test('is the one used unless another is given', () => {
    expect(YEAR_CUTOFF).toBe(60);
    expect([expandYear(59, 30), expandYear(29, 30), expandYear(30, 30)]).toEqual([1959, 2029, 1930]);
    expect([expandYear(0, 0), expandYear(99, 100)]).toEqual([1900, 2099]);
  });
});

test.each([-1, 100, 1998, 59.5, Number.NaN])('%p is no two-digit year', (year) => {
  expect(expandYear(year)).toBeUndefined();
});

test.each([
  ['1998', 1998],
  ['1850', 1850],
  [' 60 ', 1960],
  ['7', undefined],
  ['998', undefined],
  ['19980', undefined],
  ['-5', undefined],
  ['', undefined],
  ['ab', undefined],
])('a year typed %p is %p', (text, year) => {
  expect(parseYear(text)).toBe(year);
});
