import { describe, expect, test } from '@jest/globals';
import { hasTenYearClasses, parseClassAge } from './class-width.ts';

const classes = (codes: string) => codes.split(' ').map((code) => ({ code }));

describe('The width of the classes of a column', () => {
  test.each([
    ['M20 M30 M40 K50', true],
    ['W30 W40 M50 M40 M50 M40 M50 M40 M60', true],
    ['M40 M50 M60', false],
    ['M20 M30 M35 M40 M45', false],
    ['M40 M40 M40 M40 M40 M40 M40 M40 M40', false],
    ['M0 M1 M2 M10', false],
    ['SEM M20 JUF', false],
    ['MSR V35 V45 M55 M35 M35 M45 M45 V35', true],
    ['M35 M35 M35 M35 M35 M35 M35 M35 M35', false],
    ['M20 M35', false],
    ['', false],
  ])('%s is of ten years: %s', (codes, isWide) => {
    expect(hasTenYearClasses(classes(codes))).toBe(isWide);
  });

  test('is ten years where somebody is older than a class of five years', () => {
    const rows = (age: number) => [{ code: 'M40', age: 41 }, { code: 'M50' }, { code: 'M40', age }];
    expect([44, 45, 47, 62].map((age) => hasTenYearClasses(rows(age)))).toEqual([false, false, true, false]);
  });

  test.each([
    ['M40', 40],
    ['W 35', 35],
    ['M10', undefined],
    ['MU20', undefined],
    ['M40-44', undefined],
    ['Senior', undefined],
  ])('%s is a class from %s on', (code, from) => {
    expect(parseClassAge(code)).toBe(from);
  });
});
