import { describe, expect, test } from '@jest/globals';
import { canBeSameBirth, findDateOrder, formatBirth, isBirthYear, parseBirth } from './birth-date.ts';

describe('A birth in a file', () => {
  test.each([
    ['2009', { day: '2009-01-01', whole: false }],
    ['98', { day: '1998-01-01', whole: false }],
    ['02/05/2009', { day: '2009-05-02', whole: true }],
    ['2-5-09', { day: '2009-05-02', whole: true }],
    ['2009-05-02', { day: '2009-05-02', whole: true }],
    ['2009-05-02T00:00:00', { day: '2009-05-02', whole: true }],
    ['31/02/2010', undefined],
    ['05/14/1990', undefined],
    ['0202', undefined],
    ['02/05/0209', undefined],
    ['02/05/202611', undefined],
    ['202611-05-02', undefined],
    ['né en mai', undefined],
    ['', undefined],
  ])('%s is %j', (text, birth) => {
    expect(parseBirth(text)).toEqual(birth);
  });

  test('has its month first where a column has days beyond 12 in second place only', () => {
    expect(findDateOrder(['02/25/1990', '03/04/1985'])).toBe('month');
    expect(findDateOrder(['02/25/1990', '25/04/1985'])).toBe('day');
    expect(findDateOrder(['02/05/1990', '1990'])).toBe('day');
    expect(parseBirth('05/14/1990', 'month')?.day).toBe('1990-05-14');
  });

  test('has its year first where a first part is beyond 31 and no last one is', () => {
    expect(findDateOrder(['65-07-17', '05-03-14'])).toBe('year');
    expect(findDateOrder(['65-07-17', '14-03-75'])).toBe('day');
    expect(findDateOrder(['05-03-14'])).toBe('day');
    expect(['65-07-17', '05-03-14', '2005-03-14', '65-17-07'].map((text) => parseBirth(text, 'year')?.day)).toEqual([
      '1965-07-17',
      '2005-03-14',
      '2005-03-14',
      undefined,
    ]);
  });
});

test.each([
  ['31.12.56', '1956-12-31'],
  ['12/03/54', '1954-03-12'],
  ['54', '1954-01-01'],
  ['84', '1984-01-01'],
  ['12', '2012-01-01'],
  ['2054', '2054-01-01'],
])('%s in a list of 2026 is %s: a year of two digits that is still to come is of the century before', (text, day) => {
  expect(parseBirth(text, 'day', 2026)?.day).toBe(day);
});

describe('A birth year alone', () => {
  test('is stored as its 1 January and shown as the year', () => {
    expect([isBirthYear('2010-01-01'), isBirthYear('2010-05-02')]).toEqual([true, false]);
    expect([formatBirth('2010-01-01'), formatBirth('2010-05-02')]).toEqual(['2010', '02/05/2010']);
  });

  test.each([
    ['2010-05-02', '2010-05-02', true],
    ['2010-01-01', '2010-05-02', true],
    ['2010-05-02', '2010-01-01', true],
    ['2010-05-02', '2010-05-03', false],
    ['2011-01-01', '2010-05-02', false],
  ])('%s and %s can be one person: %s', (one, other, can) => {
    expect(canBeSameBirth(one, other)).toBe(can);
  });
});
