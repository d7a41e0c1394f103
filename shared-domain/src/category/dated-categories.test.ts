import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../challenge/zoned-day.ts';
import type { CategoryKind } from './category.ts';
import { findCategorySpan, isInside } from './category-span.ts';
import { CATEGORY_SUBSETS } from './category-subset.ts';
import { CATEGORIES } from './category-table.ts';
import { type CategoryFilter, listDatedCategories } from './dated-categories.ts';
import { WORLD_CATEGORIES } from './federation/world-categories.ts';
import { findCategory } from './site-categories.ts';

/** A failing day says enough: no search for a smaller one. */
const ONCE = { endOnFailure: true };

const ON = '2026-06-13';

const listRows = (filter: Partial<CategoryFilter> = {}) => {
  const rows = listDatedCategories({ on: ON, ...filter });
  if ('error' in rows) throw new Error(rows.error.detail);
  return rows;
};
const listIds = (filter: Partial<CategoryFilter> = {}) => listRows(filter).map(({ id }) => id);
const sortIds = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
const idsWhere = (isWanted: (row: (typeof CATEGORIES)[number]) => boolean) =>
  sortIds(CATEGORIES.filter(isWanted).map(({ id }) => id));

describe('Candidates filtered by main, federation, sex, kind and optional flag bit; ordered narrowest span first.', () => {
  test('no filter lets every category through', () => {
    expect(sortIds(listIds())).toEqual(idsWhere(() => true));
  });

  test.each([0, 1] as const)('main %i', (main) => {
    expect(sortIds(listIds({ main }))).toEqual(idsWhere((row) => row.main === main));
  });

  test.each([0, 1, 2, 3] as const)('sex %i', (sex) => {
    expect(sortIds(listIds({ sex }))).toEqual(idsWhere((row) => row.sex === sex));
  });

  test('federation: the rows that name it, none for one that no row names', () => {
    expect(listIds({ federation: 'FFA' })).toHaveLength(CATEGORIES.length);
    expect(listIds({ federation: 'UNSS' })).toEqual([]);
    expect(listIds({ federation: 'WA', table: WORLD_CATEGORIES, main: 1, sex: 1 })).toHaveLength(18);
  });

  test.each<[CategoryKind, readonly CategoryKind[]]>([
    [2, [2, 4]],
    [3, [3, 4]],
    [4, [4]],
  ])('kind %i: the rows of the kinds %j', (kind, kinds) => {
    expect(sortIds(listIds({ kind }))).toEqual(idsWhere((row) => kinds.includes(row.kind)));
  });

  test('categories of kind 4 are dated by the requested kind', () => {
    const findEnd = (kind?: CategoryKind) => listRows(kind && { kind }).find(({ id }) => id === 59)?.end;
    expect([findEnd(), findEnd(2), findEnd(3), findEnd(4)]).toEqual([
      '1992-01-01',
      '1992-01-01',
      '1991-06-13',
      '1992-01-01',
    ]);
  });

  test('flag bit 3 selects the young, 4 the open, 5 the masters, another bit none', () => {
    const codes = (flagBit: number) => new Set(listRows({ flagBit, sex: 1, kind: 2, main: 1 }).map(({ code }) => code));
    expect([...codes(CATEGORY_SUBSETS.young)].sort().join()).toBe('BB,BE,EA,MI,PO');
    expect([...codes(CATEGORY_SUBSETS.open)].sort().join()).toBe('CA,ES,JU,SE');
    expect(codes(CATEGORY_SUBSETS.masters).size).toBe(14);
    expect(listIds({ flagBit: CATEGORY_SUBSETS.masters })).toHaveLength(62);
    expect(codes(6).size).toBe(0);
  });

  test('filters are joined', () => {
    expect(listIds({ main: 1, sex: 3, flagBit: CATEGORY_SUBSETS.open })).toEqual([1049, 1051, 1053, 1055]);
  });

  test('730 days, 731 with a 29 February, three years, five, seven, twelve, the open-ended ones; then the lower id', () => {
    const codes = listRows({ sex: 1, kind: 2 }).map(({ code }) => code);
    expect(codes.join()).toBe('BE,CA,PO,MI,JU,EA,ES,M0,M1,M2,M4,M5,M6,M8,M9,M10,M12,M3,M7,M11,BB,SE,M13,MA,TC');
  });

  test('no row is wider than the next, and of equals the lower id is first, whatever the day and filter', () => {
    const width = ({ begin, end }: { begin: string; end: string }) => Date.parse(end) - Date.parse(begin);
    const day = fc.nat(60_000).map((n) => addDays('1950-01-01', n));
    fc.assert(
      fc.property(day, fc.constantFrom<CategoryKind | undefined>(undefined, 2, 3, 4), (on, kind) => {
        const rows = listRows({ on, ...(kind && { kind }) });
        const widths = rows.map((row) => ({ id: row.id, days: width(row) }));
        const astray = widths.filter(({ id, days }, place) => {
          const next = widths[place + 1] ?? { id: Number.POSITIVE_INFINITY, days };
          return days > next.days || (days === next.days && id >= next.id);
        });
        expect(astray).toEqual([]);
      }),
      ONCE,
    );
  });
});

describe('begin and end keep the categories whose own dates lie between', () => {
  const mi = { begin: '2011-01-01', end: '2013-01-01' };

  test('the bounds themselves are within', () => {
    expect(listIds({ ...mi, sex: 1 })).toEqual([47]);
    expect(listIds({ begin: '2011-01-02', end: mi.end, sex: 1 })).toEqual([]);
    expect(listIds({ begin: mi.begin, end: '2012-12-31', sex: 1 })).toEqual([]);
  });

  test('either one alone', () => {
    expect(listIds({ begin: mi.begin, sex: 1 })).toEqual([45, 43, 47, 41, 61]);
    expect(listIds({ end: '1927-01-01', main: 1 })).toEqual([127, 128]);
  });

  test('they are the rows inside, by the rule of compatible categories', () => {
    const se = findCategorySpan(findCategory(55) ?? { kind: 2, youngest: 0 }, ON) ?? mi;
    const inside = listRows().filter((row) => isInside(row, se));
    expect(listIds({ ...se })).toEqual(inside.map(({ id }) => id));
    expect(inside.map(({ id }) => id)).toEqual([55, 56, 1055]);
  });
});

describe("A bad begin/end option gives 'invalid parameters' with detail 'unknown {value}'.", () => {
  const refusal = (detail: string) => ({ error: { id: 'invalid parameters', detail } });

  test.each([
    [{ begin: '2026-02-30' }, 'unknown 2026-02-30'],
    [{ end: 'later' }, 'unknown later'],
    [{ begin: 'first', end: 'last' }, 'unknown first'],
    [{ begin: 7 as unknown as string }, 'unknown 7'],
    [{ end: {} as unknown as string }, 'unknown object'],
    [{ on: 'today' }, 'unknown today'],
    [{ on: '2026-13-01', begin: 'first' }, 'unknown 2026-13-01'],
    [{ on: undefined as unknown as string }, 'unknown undefined'],
    [{ flagBit: 2 }, 'unknown 2'],
    [{ flagBit: 3.5 }, 'unknown 3.5'],
  ])('%j: %s', (filter, detail) => {
    expect(listDatedCategories({ on: ON, ...filter })).toEqual(refusal(detail));
  });
});
