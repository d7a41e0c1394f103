import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isTableError } from '../level/table-error.ts';
import { parsePointsTable } from '../scoring/points-table.ts';
import { parseYouthTable } from '../youth/youth-table.ts';
import { findPartScale, hasOwnPartScale, provideYouthCombinedTables } from './part-scale.ts';

function readTable<T extends object>(
  name: string,
  parse: (json: unknown) => T,
): Exclude<T, { readonly error: 'table' }> {
  const table = parse(JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8')));
  if (isTableError(table)) throw new Error(name);
  return table as Exclude<T, { readonly error: 'table' }>;
}

const SPRINT = { g0: 50, g1: '0' };
const SHOT = { g0: 900_005, g1: '0' };
const ms = (v: number) => ({ v, u: 'ms' as const, st: 1 as const });
const mm = (v: number) => ({ v, u: 'mm' as const, st: 1 as const });

describe('What the parts of a combined event are scored by', () => {
  beforeEach(() =>
    provideYouthCombinedTables({
      cotation: readTable('ffa-cotation', parseYouthTable),
      combined: readTable('ffa-combined', parsePointsTable),
      youth: readTable('youth-swiss-2010', parseYouthTable),
    }),
  );
  afterEach(() => provideYouthCombinedTables({}));

  test.each([
    ['a triathlon of the under 14', 800_003, 45, /^Cotation de 50 points/],
    ['a mixed triathlon of the under 16', 800_003, 1047, /^Cotation de 50 points/],
    ['a pentathlon of the under 16', 800_005, 48, /^Épreuves combinées, engins des jeunes/],
    ['a triathlon of the under 12', 800_003, 43, /^Swiss Athletics/],
    ['a decathlon', 800_010, 55, /2001/],
    ['a decathlon of the under 18', 800_010, 49, /2001/],
  ])('%s', (_, combinedEvent, category, edition) => {
    expect(findPartScale(combinedEvent, category)?.edition).toMatch(edition);
  });

  test('girls and boys of a mixed event are scored by their own tables and implements', () => {
    const scale = findPartScale(800_003, 1045);
    const points = (event: typeof SHOT, category: number, prf: ReturnType<typeof ms> | ReturnType<typeof mm>) =>
      scale?.score(event, category, prf);
    expect(points(SPRINT, 45, ms(7320))).toBe(36);
    expect(points(SPRINT, 46, ms(7320))).toBeGreaterThan(36);
    expect(points(SHOT, 45, mm(8000))).not.toBe(points(SHOT, 46, mm(8000)));
    expect(points(SPRINT, 1045, ms(7320))).toBeUndefined();
  });

  test('a table that the operator took away gives no points, never those of another age', () => {
    provideYouthCombinedTables({});
    expect(findPartScale(800_003, 45)).toBeUndefined();
    expect(findPartScale(800_010, 55)?.score({ g0: 100, g1: '0' }, 55, ms(10_460))).toBe(985);
  });
});

test('A combined event of the young, or of both sexes, is scored athlete by athlete', () => {
  expect([45, 1045, 1055, 55, 49].map(hasOwnPartScale)).toEqual([true, true, true, false, false]);
});
