import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FIRST_DAY, formatNewYear, readYear, subtractYears, toDayNumber } from './calendar-day.ts';

/** A failing day says enough: no search for a smaller one. */
const ONCE = { endOnFailure: true };

/** Every day from 1 January 1896 to the end of 2104: leap years, and 1900 and 2100 that are none. */
const DAYS: string[] = [];
for (let at = Date.UTC(1896, 0, 1); at < Date.UTC(2105, 0, 1); at += 86_400_000)
  DAYS.push(new Date(at).toISOString().slice(0, 10));

const anyDay = fc.constantFrom(...DAYS);

describe('a day as a number', () => {
  test('every real day of two centuries is its digits', () => {
    expect(DAYS.filter((day) => toDayNumber(day) !== Number(day.replaceAll('-', '')))).toEqual([]);
  });

  test('no day is left out or added: 32 days in each of 12 months, years with and without 29 February', () => {
    const real = new Set(DAYS);
    const astray: string[] = [];
    for (const year of ['1896', '1900', '1999', '2000', '2023', '2024', '2100', '2104'])
      for (let month = 0; month <= 13; month++)
        for (let date = 0; date <= 32; date++) {
          const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
          if ((toDayNumber(day) !== undefined) !== real.has(day)) astray.push(day);
        }
    expect(astray).toEqual([]);
  });

  test.each([
    '',
    '2026-06-1',
    '2026-06-131',
    '2026/06-13',
    '2026-06/13',
    '20260613',
    '2026-06-1x',
    '2026-06-x3',
    '2026-0x-13',
    '2026-x6-13',
    '202x-06-13',
    '20x6-06-13',
    '2x26-06-13',
    'x026-06-13',
    '2026-06-1/',
    '2026-06-0:',
    '2026-06-13T00:00:00',
    '13-06-2026',
    ' 2026-06-1',
    '-026-06-13',
  ])('%j is no day', (text) => {
    expect(toDayNumber(text)).toBeUndefined();
  });

  test.each([undefined, null, 20_260_613, {}, [], new Date(0), ['2026-06-13']])('%p is no day', (value) => {
    expect(toDayNumber(value)).toBeUndefined();
  });

  test('digits are 0 to 9 in every place', () => {
    expect(['0000-01-01', '9999-12-31', '1090-09-19'].map(toDayNumber)).toEqual([101, 99_991_231, 10_900_919]);
  });

  test('days are in the order of their numbers', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(Number(toDayNumber(a)) - Number(toDayNumber(b)))).toBe(a < b ? -1 : Number(a > b));
      }),
      ONCE,
    );
  });
});

describe('years', () => {
  test.each([
    [1988, '1988-01-01'],
    [0, '0000-01-01'],
    [7, '0007-01-01'],
    [9999, '9999-01-01'],
    [-1, '0000-01-01'],
    [10_000, '9999-01-01'],
  ])('1 January of %i is %s', (year, day) => {
    expect(formatNewYear(year)).toBe(day);
  });

  test('the year of a day', () => {
    expect(['2026-06-13', '0085-01-01'].map(readYear)).toEqual([2026, 85]);
  });

  test.each([
    ['2026-06-13', 35, '1991-06-13'],
    ['2028-02-29', 4, '2024-02-29'],
    ['2028-02-29', 28, '2000-02-29'],
    ['2028-02-29', 35, '1993-03-01'],
    ['2000-02-29', 100, '1900-03-01'],
    ['2027-02-28', 3, '2024-02-28'],
    ['2027-03-01', 3, '2024-03-01'],
    ['2027-12-29', 1, '2026-12-29'],
    ['0034-05-05', 34, '0000-05-05'],
    ['0034-05-05', 35, FIRST_DAY],
    ['2026-06-13', 0, '2026-06-13'],
  ])('%s less %i years is %s', (day, years, before) => {
    expect(subtractYears(day, years)).toBe(before);
  });

  test('it is always a real day, and a later day never gives an earlier one', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.nat(115), (a, b, years) => {
        expect(toDayNumber(subtractYears(a, years))).toBeDefined();
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(subtractYears(earlier, years) <= subtractYears(later, years)).toBe(true);
      }),
      ONCE,
    );
  });
});
