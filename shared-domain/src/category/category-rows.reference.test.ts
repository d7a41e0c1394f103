import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CATEGORY_KINDS } from './category.ts';
import { CATEGORIES } from './category-table.ts';

const SOURCE = new URL('../../../../shared/reference/categories/ffa_categories.json', import.meta.url);

interface Source {
  readonly rows: readonly {
    code: string;
    ageMin: number;
    ageMax: number | null;
    u?: string | null;
    waEquivalent?: string;
  }[];
  readonly birthYears_bySeasonYear: Readonly<
    Record<string, Readonly<Record<string, readonly [number | null, number | null]>>>
  >;
  readonly waMasters: { readonly codes: readonly string[] };
}

const data = JSON.parse(readFileSync(SOURCE, 'utf8')) as Source;

describe('the ages are those of the public tables', () => {
  test('every row of the source, M10 open-ended there and to 89 here', () => {
    for (const { code, ageMin, ageMax, u, waEquivalent } of data.rows) {
      for (const row of CATEGORIES.filter((category) => category.code === code && category.sex !== 3)) {
        expect([code, row.youngest, row.oldest ?? null]).toEqual([code, ageMin, code === 'M10' ? 89 : ageMax]);
        if (u) expect(row.short).toBe(u);
        if (waEquivalent) expect(row.short.slice(1)).toBe(waEquivalent.slice(-2));
      }
    }
    expect(data.rows).toHaveLength(21);
  });

  test('the age bands are the codes of masters athletics', () => {
    const bands = CATEGORIES.filter(({ kind }) => kind === CATEGORY_KINDS.rolling).map(({ code }) => code);
    expect([...bands].sort()).toEqual([...data.waMasters.codes].sort());
  });
});
