import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { type PointsSex, readFormula } from './formula.ts';
import { readPointsTable } from './read-table.fixture.ts';

const WA = readPointsTable('wa-2025');
const FFA_COMBINED = readPointsTable('ffa-combined');
const COMBINED = readPointsTable('combined-2001');
const found = (event: EventRef, sex: PointsSex, table = WA, category?: string) =>
  readFormula(table, event, sex, category)?.row.event;

describe('the row of an event', () => {
  test.each<[string, number, string, PointsSex, string | undefined]>([
    ['by its own variant', 100, '0', 1, '000100-0'],
    ['the hurdles of seniors by their height', 110, 'HP106', 1, '000110-H'],
    ['hurdles without a height', 110, 'H', 1, '000110-H'],
    ['lower hurdles are another event', 110, 'HP99', 1, undefined],
    ['indoor hurdles by their height', 60, 'HP84I', 2, '000060-HI'],
    ['lower indoor hurdles are another event', 60, 'HP76I', 2, undefined],
    ['the shot of seniors', 900_005, 'P7260', 1, '900005-0'],
    ['a lighter shot is another event', 900_005, 'P6000', 1, undefined],
    ['the same shot for women', 900_005, 'P4000I', 2, '900005-I'],
    ['200 m indoors has a row of its own', 200, 'I', 1, '000200-I'],
    ['100 m indoors has none', 100, 'I', 1, undefined],
    ['60 m outdoors has none', 60, '0', 1, undefined],
    ['10 km on the road', 10_000, 'R', 1, '010000-R'],
    ['10,000 m on the track', 10_000, '0', 1, '010000-0'],
    ['a walk on the road', 20_000, 'WR', 2, '020000-WR'],
    ['no trail', 10_000, 'T', 1, undefined],
    ['a half marathon by another of its numbers', 21_098, 'R', 1, '021097-R'],
    ['steeplechase', 3000, 'SP91', 1, '003000-S'],
    ['a mixed relay', 4400, '0', 3, '004400-0'],
    ['a mixed relay is no event of women', 4100, '0', 3, undefined],
    ['a variant that is none', 100, 'Q', 1, undefined],
  ])('%s: %i-%s', (_, g0, g1, sex, event) => {
    expect(found({ g0, g1 }, sex)).toBe(event);
    expect(found({ g0, g1 }, sex)).toBe(event);
  });

  test('what the competition says of the place counts, asked in any order', () => {
    expect(found({ g0: 200, g1: '0', indoor: true }, 1)).toBe('000200-I');
    expect(found({ g0: 200, g1: '0' }, 1)).toBe('000200-0');
    expect(found({ g0: 10_000, g1: '0', road: true }, 1)).toBe('010000-R');
    expect(found({ g0: 10_000, g1: '0', road: false, indoor: false }, 1)).toBe('010000-0');
  });

  test('a table of combined events knows neither roof nor implement, but walls off other races', () => {
    expect(found({ g0: 60, g1: 'HP76I' }, 2, COMBINED)).toBe('000060-H');
    expect(found({ g0: 900_008, g1: 'P500' }, 2, COMBINED)).toBe('900008-0');
    expect(found({ g0: 3000, g1: 'W' }, 1, COMBINED)).toBeUndefined();
    expect(found({ g0: 3000, g1: 'S' }, 1, COMBINED)).toBe('003000-S');
  });

  test('the row of the category comes first, the row for all where it has none', () => {
    const a = (category?: string) => readFormula(FFA_COMBINED, { g0: 100, g1: 'HP84' }, 1, category)?.row.a;
    expect([a('MI'), a('CA'), a(), a('MI')]).toEqual(['5.5767', '5.74352', '5.74352', '5.5767']);
  });

  test('two askings for one row get one formula', () => {
    expect(readFormula(WA, { g0: 110, g1: 'HP106' }, 1)).toBe(readFormula(WA, { g0: 110, g1: 'H' }, 1));
  });

  test('each table answers for itself', () => {
    const marathon = { g0: 42_195, g1: 'R' };
    expect(readFormula(readPointsTable('wa-2022'), marathon, 1)?.row.b).toBe('-16200');
    expect(readFormula(WA, marathon, 1)?.row.b).toBe('-15300');
  });
});
