import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../challenge/zoned-day.ts';
import type { Category } from './category.ts';
import { findCategorySpan, isInside } from './category-span.ts';
import { CATEGORIES, FFA_CATEGORIES } from './category-table.ts';
import { findAdmittedCategories, findCompatibleCategories } from './compatible-categories.ts';
import type { EntryEvent } from './contest-categories.ts';
import { WORLD_CATEGORIES } from './federation/world-categories.ts';
import type { CategoryLookUp } from './find-categories.ts';
import { findCategory } from './site-categories.ts';

/** A failing day says enough: no search for a smaller one. */
const ONCE = { endOnFailure: true };

const ON = '2026-06-13';

const compatible = (event: number | readonly number[], options: Partial<CategoryLookUp> = {}) => {
  const answer = findCompatibleCategories(event, { on: ON, ...options });
  return 'error' in answer ? [] : answer.categories.map(({ id }) => id);
};
const steps = (from: number, to: number) => Array.from({ length: (to - from) / 2 + 1 }, (_, n) => from + 2 * n);

describe("Compatible categories for an event: wildcard returns every main category; otherwise same category, or (when event category is male or female) same sex with span wholly inside the event category's span.", () => {
  const main = CATEGORIES.filter((row) => row.main === 1).map(({ id }) => id);

  test.each([57, 58, 1057])('wildcard %i: every main category, of either sex and mixed', (id) => {
    expect(compatible(id)).toEqual(main);
    expect(main).toHaveLength(54);
  });

  test('rows without the field wildcard, as a server sends them: no main category and every age is one', () => {
    const rowsWithoutWildcard = CATEGORIES.map(({ wildcard: _, ...row }): Category => row);
    const findWithRow = (id: number, row: Partial<Category> = {}) =>
      compatible(id, {
        table: {
          ...FFA_CATEGORIES,
          rows: rowsWithoutWildcard.map((each) => (each.id === id ? { ...each, ...row } : each)),
        },
      });
    for (const id of [57, 58, 1057]) expect(findWithRow(id)).toEqual(main);
    expect(findWithRow(57, { youngest: 6, oldest: 100 })).toEqual(main);
    expect(findWithRow(57, { youngest: 0, oldest: 99 })).toEqual(main);
    expect(findWithRow(57, { youngest: 7 })).not.toEqual(main);
    expect(findWithRow(57, { oldest: 98 })).not.toEqual(main);
    expect(findWithRow(57, { main: 1 })).not.toEqual(main);
    expect(findWithRow(1057, { main: 1 })).toEqual([1057]);
    expect(findWithRow(59)).toEqual(compatible(59));
    expect(findWithRow(181)).toEqual([181]);
  });

  test.each([41, 48, 49, 55, 56, 101, 1055, 1041])('%i: itself only', (id) => {
    expect(compatible(id)).toEqual([id]);
  });

  test('MA: itself, M0 to M13 and the age bands of its sex', () => {
    expect(compatible(59)).toEqual([59, ...steps(101, 127), ...steps(151, 181)]);
    expect(compatible(60)).toEqual([60, ...steps(102, 128), ...steps(152, 182)]);
  });

  test('M13: itself and the age bands from 100 on', () => {
    expect(compatible(127)).toEqual([127, 177, 179, 181]);
  });

  test('a mixed event takes no one inside its span but itself', () => {
    const wide: Category = { ...(findCategory(1055) as Category), id: 9, youngest: 0, oldest: 100 };
    const table = { ...FFA_CATEGORIES, rows: [...CATEGORIES, wide] };
    expect(compatible(9, { table })).toEqual([9]);
    expect(compatible(9, { table: { ...table, rows: [...CATEGORIES, { ...wide, sex: 0 }] } })).toEqual([9]);
    const men = compatible(9, { table: { ...table, rows: [...CATEGORIES, { ...wide, sex: 1 }] } });
    expect(men).toEqual([61, ...steps(41, 55), ...steps(101, 125), ...steps(151, 175), 9]);
    const women = compatible(9, { table: { ...table, rows: [...CATEGORIES, { ...wide, sex: 2 }] } });
    expect(women).toEqual(men.map((id) => (id === 9 ? 9 : id + 1)));
  });

  test('a list takes what any of its categories takes, once, in the order of the table', () => {
    expect(compatible([127, 55, 1055, 127])).toEqual([55, 127, 177, 179, 181, 1055]);
    expect(compatible([55, 57])).toEqual(main);
  });

  test('by the season MA of 2026 takes an M0 that by the day is partly too young', () => {
    expect(compatible(59)).toContain(101);
    expect(compatible(59, { kind: 3 })).not.toContain(101);
    expect(compatible(59, { kind: 3 })).toContain(151);
  });

  test('ids are looked up in the given table', () => {
    expect(compatible(2049, { table: WORLD_CATEGORIES })).toEqual([2049]);
    expect(compatible(55, { table: WORLD_CATEGORIES })).toEqual([]);
  });

  test('on every day: itself (but for a wildcard), and otherwise only its own sex inside its span', () => {
    const day = fc.nat(40_000).map((n) => addDays('1960-01-01', n));
    const event = fc.constantFrom(...CATEGORIES.filter(({ wildcard }) => !wildcard));
    fc.assert(
      fc.property(day, event, (on, { id, sex }) => {
        const answer = findCompatibleCategories(id, { on });
        const rows = 'error' in answer ? [] : answer.categories;
        const ownRow = rows.find((row) => row.id === id);
        expect(ownRow).toBeDefined();
        const expected = CATEGORIES.filter((row) => {
          const span = findCategorySpan(row, on);
          return row.id === id || (sex !== 3 && row.sex === sex && span && ownRow && isInside(span, ownRow));
        });
        expect(rows.map((row) => row.id)).toEqual(expected.map((row) => row.id));
      }),
      ONCE,
    );
  });
});

describe('Who may be entered', () => {
  const admitted = (event: number | EntryEvent) => {
    const answer = findAdmittedCategories(event, { on: ON });
    return 'error' in answer ? [] : answer.categories;
  };

  test.each([57, 58])('wildcard %i of one sex: every main category of that sex, and no other', (id) => {
    const sex = findCategory(id)?.sex;
    const ids = CATEGORIES.filter((row) => row.main === 1 && row.sex === sex).map((row) => row.id);
    expect(admitted(id).map((row) => row.id)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(20);
  });

  test('a mixed wildcard: as many as are compatible; a category of its own: the same', () => {
    expect(admitted(1057).map((row) => row.id)).toEqual(compatible(1057));
    expect(admitted(59).map((row) => row.id)).toEqual(compatible(59));
  });

  test('a contest of some categories: those alone, and who is inside one of them, of its sex', () => {
    expect(admitted({ category: 57, categories: [49, 51, 55] }).map(({ id }) => id)).toEqual([49, 51, 55]);
    expect(admitted({ category: 58, categories: [60, 56] })).toEqual([...admitted(56), ...admitted(60)]);
    expect(admitted({ category: 1057, categories: [1049] }).map(({ id }) => id)).toEqual([49, 50, 1049]);
  });

  test('an invalid category gives the error', () => {
    expect(findAdmittedCategories(Number.NaN, { on: ON })).toEqual(findCompatibleCategories(Number.NaN, { on: ON }));
  });
});
