import { describe, expect, test } from '@jest/globals';
import { findCategoryVariant } from './category-variant.ts';
import { findImplementWeight } from './implement-weight.ts';

const gramsFor = (g0: number, category: number) => findImplementWeight({ g0, g1: '0' }, category)?.grams;

describe('weights of implements by category (item 59 of shared-domain/docs/technical-rules.md)', () => {
  /** Columns of the table: U18 M, U20 M, men, U18 W, U20 W, women. */
  test.each([
    ['shot', 900_005, [5000, 6000, 7260, 3000, 4000, 4000]],
    ['hammer', 900_007, [5000, 6000, 7260, 3000, 4000, 4000]],
    ['discus', 900_006, [1500, 1750, 2000, 1000, 1000, 1000]],
    ['javelin', 900_008, [700, 800, 800, 500, 600, 600]],
  ])('%s', (_, g0, row) => {
    const weights = [49, 51, 55, 50, 52, 56].map((category) => findImplementWeight({ g0, g1: '0' }, category));
    expect(weights).toEqual(row.map((grams) => ({ grams, source: 'rules' })));
  });

  test.each([
    [900_005, 45, 3000],
    [900_005, 46, 2000],
    [900_006, 46, 600],
    [900_006, 47, 1250],
    [900_007, 48, 3000],
    [900_008, 46, 400],
    [900_008, 48, 500],
  ])("U14 and U16 by the FFA's lists: %i of category %i is %i g", (g0, category, grams) => {
    expect(findImplementWeight({ g0, g1: '0' }, category)).toEqual({ grams, source: 'youth' });
  });

  test.each([
    ['M45', 105, [7260, 2000, 7260, 800, 15_880]],
    ['M50', 107, [6000, 1500, 6000, 700, 11_340]],
    ['M60', 111, [5000, 1000, 5000, 600, 9080]],
    ['M70', 115, [4000, 1000, 4000, 500, 7260]],
    ['M80', 119, [3000, 1000, 3000, 400, 5450]],
    ['W45', 106, [4000, 1000, 4000, 600, 9080]],
    ['W50', 108, [3000, 1000, 3000, 500, 7260]],
    ['W60', 112, [3000, 1000, 3000, 500, 5450]],
    ['W75', 118, [2000, 750, 2000, 400, 4000]],
    ['W90', 124, [2000, 750, 2000, 400, 4000]],
  ])('%s', (_, category, row) => {
    expect([900_005, 900_006, 900_007, 900_008, 900_009].map((g0) => gramsFor(g0, category))).toEqual(row);
    expect(findImplementWeight({ g0: 900_005, g1: '0' }, category)?.source).toBe('masters');
  });

  test('an age band throws what its masters category throws', () => {
    for (let band = 0; band < 24; band++) expect(gramsFor(900_005, 151 + band)).toBe(gramsFor(900_005, 101 + band));
  });

  test('those beyond 90 throw what those of 80 or 75 and more throw', () => {
    expect([121, 123, 125, 127].map((category) => gramsFor(900_005, category))).toEqual([3000, 3000, 3000, 3000]);
    expect([122, 124, 126, 128].map((category) => gramsFor(900_005, category))).toEqual([2000, 2000, 2000, 2000]);
  });

  test('the heavy hammer of seniors comes from the list of masters', () => {
    expect(findImplementWeight({ g0: 900_009, g1: '0' }, 55)).toEqual({ grams: 15_880, source: 'masters' });
    expect(findImplementWeight({ g0: 900_009, g1: '0' }, 54)).toEqual({ grams: 9080, source: 'masters' });
  });

  test.each([
    ['heavy hammer below senior', 900_009, 51],
    ['a jump', 900_003, 55],
    ['a race', 100, 55],
    ['a ball', 900_010, 45],
    ['a mixed category', 900_005, 1055],
    ['U12', 900_005, 43],
  ])('there is no weight for %s', (_, g0, category) => {
    expect(findImplementWeight({ g0, g1: '0' }, category)).toBeUndefined();
  });
});

describe("height and weight are part of the event's identity (item 59 of shared-domain/docs/technical-rules.md)", () => {
  test.each([
    [110, 'H', 55, 'HP106'],
    [60, 'HI', 56, 'HP84I'],
    [110, 'HP106', 49, 'HP91'],
    [3000, 'S', 56, 'SP76'],
    [900_008, '0', 56, 'P600'],
    [900_005, 'I', 101, 'P7260I'],
    [300, 'H', 55, 'H'],
    [100, '0', 55, '0'],
    [900_003, 'I', 55, 'I'],
    [110, 'X', 55, undefined],
  ])('%i-%s of category %i is %s', (g0, g1, category, variant) => {
    expect(findCategoryVariant({ g0, g1 }, category)).toBe(variant);
  });
});

test('a medicine ball is no heavy hammer: no weight of a category, and the event stays what it is', () => {
  expect(findImplementWeight({ g0: 900_009, g1: 'P3000I' }, 56)).toBeUndefined();
  expect(findCategoryVariant({ g0: 900_009, g1: 'P3000I' }, 56)).toBe('P3000I');
  expect(findImplementWeight({ g0: 900_009, g1: '0' }, 55)?.grams).toBe(15_880);
});
