import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Sex } from './category.ts';
import { findMainCategory } from './main-category.ts';

const findCode = (birthDate: string, sex: Sex, on: string) => findMainCategory(birthDate, sex, on)?.code;

const SOURCE = new URL('../../../../shared/reference/categories/ffa_categories.json', import.meta.url);

const birthYears: Readonly<Record<string, Readonly<Record<string, readonly [number | null, number | null]>>>> =
  JSON.parse(readFileSync(SOURCE, 'utf8')).birthYears_bySeasonYear;

const published = Object.entries(birthYears).flatMap(([season, rows]) =>
  Object.entries(rows).map(([code, years]) => [season, code, years] as const),
);

describe('birth years of the public tables', () => {
  test.each(published)('season %s, %s: %j', (season, code, [first, last]) => {
    const inside = (year: number) => {
      const ownCode = findCode(`${year}-07-01`, 1, `${season}-03-01`) ?? '';
      if (code === 'MA') return ownCode.startsWith('M') && ownCode !== 'MI';
      return code === 'M10' ? ['M10', 'M11', 'M12', 'M13'].includes(ownCode) : ownCode === code;
    };
    const years = Array.from({ length: 130 }, (_, n) => Number(season) - n).filter(inside);
    expect([years.at(-1), years[0]]).toEqual([first ?? Number(season) - 129, last ?? Number(season)]);
  });

  test('three seasons of 21 rows', () => {
    expect(published).toHaveLength(63);
  });
});
