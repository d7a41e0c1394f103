import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../challenge/zoned-day.ts';
import type { Category, CategoryKind } from './category.ts';
import {
  addSpans,
  type DatedCategory,
  findCategorySpan,
  findSeasonYear,
  isInside,
  sortNarrowestFirst,
} from './category-span.ts';
import { CATEGORIES } from './category-table.ts';
import { findSeasonStart, SEASON_RULES, SEASON_START } from './category-table-rules.ts';
import { findCategory } from './site-categories.ts';

/** A failing day says enough: no search for a smaller one. */
const ONCE = { endOnFailure: true };

const ages = (kind: CategoryKind, youngest: number, oldest?: number) => ({
  kind,
  youngest,
  ...(oldest !== undefined && { oldest }),
});
const season = (on: string, youngest: number, oldest?: number) => findCategorySpan(ages(2, youngest, oldest), on);
const rolling = (on: string, youngest: number, oldest?: number) => findCategorySpan(ages(3, youngest, oldest), on);

const anyDay = fc.integer({ min: 0, max: 55_000 }).map((n) => addDays('1950-01-01', n));
const readBeginYear = (span: { begin: string } | undefined) => Number(span?.begin.slice(0, 4));

describe('Season rule (kind 2): season starts 1 September.', () => {
  test('Season start 1 September.', () => {
    expect(SEASON_START).toBe('09-01');
    expect(SEASON_RULES).toMatchObject({ seasonStart: '09-01', agesIn: 'ends', birthdayCounts: false });
    expect(['2026-08-31', '2026-09-01'].map((on) => findSeasonYear(on))).toEqual([2026, 2027]);
  });

  test.each([
    ['2026-01-01', '09-01', 2026],
    ['2026-12-31', '09-01', 2027],
    ['2028-02-29', '09-01', 2028],
    ['2026-01-01', '01-01', 2027],
    ['2026-10-31', '11-01', 2026],
    ['2026-11-01', '11-01', 2027],
  ])('%s is in season %s to %i', (on, start, year) => {
    expect(findSeasonYear(on, { seasonStart: start })).toBe(year);
  });

  test('until 2022 the FFA’s seasons began on 1 November; that of 2023 was two months shorter', () => {
    const days = ['2022-10-31', '2022-11-01', '2023-08-31', '2023-09-01'];
    expect(days.map((on) => findSeasonYear(on))).toEqual([2022, 2023, 2023, 2024]);
    expect([2015, 2022, 2023, 2026].map((year) => findSeasonStart(year))).toEqual(['11-01', '11-01', '09-01', '09-01']);
    expect(season('2022-10-15', 7, 9)).toEqual({ begin: '2013-01-01', end: '2016-01-01' });
  });

  test('a federation with one day has it in every year', () => {
    expect(findSeasonYear('2015-09-15', { seasonStart: '09-01' })).toBe(2016);
  });

  test.each(['2026-02-29', 'today', ''])('%j is in no season and gives no span', (on) => {
    expect(findSeasonYear(on)).toBeUndefined();
    expect([season(on, 35, 39), rolling(on, 35, 39)]).toEqual([undefined, undefined]);
    expect(addSpans(CATEGORIES, on)).toEqual([]);
  });
});

describe('Before it, begin is 1 January of (season year minus oldest age), end is 1 January of (season year plus 1 minus youngest age); from 1 September bounds move one year later.', () => {
  test.each([
    ['2026-08-31', 7, 9, '2017-01-01', '2020-01-01'],
    ['2026-09-01', 7, 9, '2018-01-01', '2021-01-01'],
    ['2026-08-31', 35, 39, '1987-01-01', '1992-01-01'],
    ['2026-09-01', 35, 39, '1988-01-01', '1993-01-01'],
    ['2027-08-31', 35, 39, '1988-01-01', '1993-01-01'],
    ['2026-06-13', 0, 6, '2020-01-01', '2027-01-01'],
    ['2026-06-13', 100, undefined, '0000-01-01', '1927-01-01'],
  ])('on %s, ages %i to %p are born from %s to %s', (on, youngest, oldest, begin, end) => {
    expect(season(on, youngest, oldest)).toEqual({ begin, end });
  });

  test('on every day of four years the bounds move on 1 September and on no other day', () => {
    const moved: string[] = [];
    for (let day = '2025-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      const [before, after] = [season(addDays(day, -1), 23, 34), season(day, 23, 34)];
      if (readBeginYear(after) !== readBeginYear(before)) {
        moved.push(day);
        expect(readBeginYear(after)).toBe(readBeginYear(before) + 1);
        expect(Number(after?.end.slice(0, 4))).toBe(Number(before?.end.slice(0, 4)) + 1);
      } else expect(after).toEqual(before);
    }
    expect(moved).toEqual(['2025-09-01', '2026-09-01', '2027-09-01', '2028-09-01']);
  });

  test('ages counted in the year the season starts are born a year earlier', () => {
    const rules = { ...SEASON_RULES, agesIn: 'starts' } as const;
    expect(findCategorySpan(ages(2, 6, 8), '2026-09-01', { rules })).toEqual(season('2026-09-01', 7, 9));
    expect(findCategorySpan(ages(2, 7, 9), '2026-09-01', { rules })).toEqual(season('2026-08-31', 7, 9));
  });
});

describe('Rolling rule (kind 3): end is reference date minus youngest age; begin is reference date minus oldest age plus one year.', () => {
  test.each([
    ['2026-06-13', 35, 39, '1986-06-13', '1991-06-13'],
    ['2026-06-13', 40, 44, '1981-06-13', '1986-06-13'],
    ['2026-09-01', 35, 39, '1986-09-01', '1991-09-01'],
    ['2028-02-29', 35, 39, '1988-02-29', '1993-03-01'],
    ['2027-02-28', 35, 39, '1987-02-28', '1992-02-28'],
    ['2027-03-01', 35, 39, '1987-03-01', '1992-03-01'],
    ['2026-06-13', 35, undefined, '0000-01-01', '1991-06-13'],
  ])('on %s, ages %i to %p are born from %s to %s', (on, youngest, oldest, begin, end) => {
    expect(rolling(on, youngest, oldest)).toEqual({ begin, end });
  });

  test('bands that follow in age meet without a gap or a shared day, whatever the day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 100 }), fc.nat(10), fc.nat(10), (on, from, first, second) => {
        const younger = rolling(on, from, from + first);
        const older = rolling(on, from + first + 1, from + first + 1 + second);
        expect(older?.end).toBe(younger?.begin);
      }),
      ONCE,
    );
  });

  test('read as (reference date − oldest age) + 1 year, those of 38 and 39 would be in no band', () => {
    const other = { begin: '1988-06-13', end: '1991-06-13' };
    expect(rolling('2026-06-13', 38, 39)).toEqual({ begin: '1986-06-13', end: '1988-06-13' });
    expect(rolling('2026-06-13', 40, 44)?.end).not.toBe(other.begin);
  });

  test('every birth date from 35 to 114 years ago is in exactly one age band of its sex', () => {
    const bands = CATEGORIES.filter(({ kind, sex }) => kind === 3 && sex === 1);
    fc.assert(
      fc.property(anyDay, anyDay, (on, back) => {
        const birth = addDays(back, -40_000);
        const spans = addSpans(bands, on);
        const inOne = birth < (spans[0]?.end ?? '') && birth >= (spans.at(-1)?.begin ?? '');
        expect(spans.filter(({ begin, end }) => begin <= birth && birth < end)).toHaveLength(inOne ? 1 : 0);
      }),
      ONCE,
    );
  });

  test('someone enters a band the day after the birthday, or on it where the rules say that it counts', () => {
    const rules = { ...SEASON_RULES, birthdayCounts: true };
    const isIn = (birth: string, on: string, counts: boolean) => {
      const span = findCategorySpan(ages(3, 35, 39), on, counts ? { rules } : {});
      return span !== undefined && span.begin <= birth && birth < span.end;
    };
    const days = ['2026-06-12', '2026-06-13', '2026-06-14'];
    expect(days.map((on) => isIn('1991-06-13', on, false))).toEqual([false, false, true]);
    expect(days.map((on) => isIn('1991-06-13', on, true))).toEqual([false, true, true]);
    expect(days.map((on) => isIn('1986-06-13', on, false))).toEqual([true, true, false]);
    expect(days.map((on) => isIn('1986-06-13', on, true))).toEqual([true, false, false]);
  });

  test('born on 29 February, the birthday of a common year is 28 February', () => {
    const rules = { ...SEASON_RULES, birthdayCounts: true };
    const ends = ['2027-02-27', '2027-02-28', '2027-03-01'].map(
      (on) => '1992-02-29' < (findCategorySpan(ages(3, 35, 39), on, { rules })?.end ?? ''),
    );
    expect(ends).toEqual([false, true, true]);
  });
});

describe('kind 4 is counted by the requested kind', () => {
  test('by the day with 3, by the season otherwise; kinds 2 and 3 keep their own', () => {
    const on = '2026-06-13';
    const findSpan = (kind: CategoryKind, askedKind?: CategoryKind) =>
      findCategorySpan(ages(kind, 35, 39), on, { kind: askedKind });
    const [bySeason, byDay] = [season(on, 35, 39), rolling(on, 35, 39)];
    expect(([undefined, 2, 3, 4] as const).map((askedKind) => findSpan(4, askedKind))).toEqual([
      bySeason,
      bySeason,
      byDay,
      bySeason,
    ]);
    expect(([undefined, 2, 3, 4] as const).map((askedKind) => findSpan(2, askedKind))).toEqual(Array(4).fill(bySeason));
    expect(([undefined, 2, 3, 4] as const).map((askedKind) => findSpan(3, askedKind))).toEqual(Array(4).fill(byDay));
  });
});

describe('spans', () => {
  test('begin is before end for every category on every day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(undefined, 2, 3, 4), (on, kind) => {
        const rows = addSpans(CATEGORIES, on, { kind: kind as CategoryKind | undefined });
        expect(rows).toHaveLength(CATEGORIES.length);
        expect(rows.filter(({ begin, end }) => begin >= end)).toEqual([]);
      }),
      ONCE,
    );
  });

  test('a row keeps all it had and gains its dates', () => {
    const row = findCategory(47) as Category;
    expect(addSpans([row], '2026-06-13')).toEqual([{ ...row, begin: '2011-01-01', end: '2013-01-01' }]);
  });

  const span = (begin: string, end: string) => ({ begin, end });

  test.each([
    [span('1990-01-01', '1995-01-01'), true],
    [span('1990-01-02', '1994-12-31'), true],
    [span('1989-12-31', '1995-01-01'), false],
    [span('1990-01-01', '1995-01-02'), false],
    [span('1980-01-01', '2000-01-01'), false],
  ])('%j inside 1990-01-01 to 1995-01-01: %p', (inner, inside) => {
    expect(isInside(inner, span('1990-01-01', '1995-01-01'))).toBe(inside);
  });

  test('narrowest first by days, not by dates; then the lower id', () => {
    const row = (id: number, begin: string, end: string) => ({ id, begin, end }) as DatedCategory;
    const rows = [
      row(9, '0000-01-01', '2027-01-01'),
      row(4, '2001-01-01', '2002-01-01'),
      row(5, '2000-01-01', '2001-01-01'),
      row(3, '2003-01-01', '2004-01-01'),
      row(2, '1990-01-01', '1995-01-01'),
      row(1, '1989-01-01', '1995-01-01'),
    ];
    expect(sortNarrowestFirst(rows).map(({ id }) => id)).toEqual([3, 4, 5, 2, 1, 9]);
    expect(rows.map(({ id }) => id)).toEqual([9, 4, 5, 3, 2, 1]);
  });
});
