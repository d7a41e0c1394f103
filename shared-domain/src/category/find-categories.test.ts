import { describe, expect, test } from '@jest/globals';
import { findCategoryBounds } from './category-bounds.ts';
import { findCompatibleCategories } from './compatible-categories.ts';
import { WORLD_CATEGORIES } from './federation/world-categories.ts';
import { findCategories } from './find-categories.ts';

const ON = '2026-06-13';
const INVALID = { error: { id: 'INVALID_PARAMETERS', detail: 'invalid category' } };

type Argument = Parameters<typeof findCategories>[0];

const LOOK_UPS = [
  ['categoriesOf', (category: Argument, on = ON) => findCategories(category, { on })],
  ['compatibleCategories', (category: Argument, on = ON) => findCompatibleCategories(category, { on })],
  ['categoryBounds', (category: Argument, on = ON) => findCategoryBounds(category, 'begin', { on })],
] as const;

describe("A category argument neither number nor list raises INVALID_PARAMETERS ('invalid category'); an empty list gives empty result.", () => {
  describe.each(LOOK_UPS)('%s', (name, lookUp) => {
    test.each(['55', undefined, null, {}, true, ['55'], [55, null]])('%p is the error', (category) => {
      expect(lookUp(category as unknown as Argument)).toEqual(INVALID);
    });

    test('an empty list: nothing, no warning', () => {
      const key = name === 'categoryBounds' ? 'bounds' : 'categories';
      expect(lookUp([])).toEqual({ [key]: [], warnings: [] });
    });

    test('a reference date that is no day is named', () => {
      expect(lookUp(55, '2026-06-31')).toEqual({ error: { id: 'invalid parameters', detail: 'unknown 2026-06-31' } });
    });

    test('an unknown category is a warning that names it, the known ones are answered', () => {
      const warnings = [
        { id: 'unknown category', detail: '999' },
        { id: 'unknown category', detail: 'NaN' },
      ];
      expect(lookUp([999, 55, Number.NaN])).toEqual({ ...lookUp(55), warnings });
      expect(lookUp(999)).toMatchObject({ warnings: [warnings[0]] });
    });
  });
});

describe('categories by id', () => {
  test('in the order of the ids, with their dates', () => {
    const answer = findCategories([56, 47], { on: ON });
    expect(answer).toMatchObject({
      categories: [
        { id: 56, code: 'SE', begin: '1992-01-01', end: '2004-01-01' },
        { id: 47, code: 'MI', begin: '2011-01-01', end: '2013-01-01' },
      ],
      warnings: [],
    });
  });

  test('kind 3 dates the masters by the day', () => {
    expect(findCategories(59, { on: ON, kind: 3 })).toMatchObject({ categories: [{ end: '1991-06-13' }] });
    expect(findCategories(59, { on: ON })).toMatchObject({ categories: [{ end: '1992-01-01' }] });
  });

  test('the rules are those of the table: U18 of World Athletics goes by the calendar year', () => {
    const dates = ['2026-08-31', '2026-09-01', '2026-12-31', '2027-01-01'].map((on) => {
      const answer = findCategories(2049, { on, table: WORLD_CATEGORIES });
      return 'error' in answer ? undefined : answer.categories[0]?.begin;
    });
    expect(dates).toEqual(['2009-01-01', '2009-01-01', '2009-01-01', '2010-01-01']);
  });
});

describe("A bad begin/end option gives 'invalid parameters' with detail 'unknown {value}'. Asked as a word", () => {
  test('begin and end are the dates of each category, in the order of the ids', () => {
    expect(findCategoryBounds([47, 55], 'begin', { on: ON })).toEqual({
      bounds: ['2011-01-01', '1992-01-01'],
      warnings: [],
    });
    expect(findCategoryBounds([47, 55], 'end', { on: ON })).toEqual({
      bounds: ['2013-01-01', '2004-01-01'],
      warnings: [],
    });
    expect(findCategoryBounds(59, 'end', { on: ON, kind: 3 })).toEqual({ bounds: ['1991-06-13'], warnings: [] });
  });

  test.each(['middle', '', 'Begin', undefined, 0, 'length'])('%p is unknown', (bound) => {
    expect(findCategoryBounds(47, bound as 'begin', { on: ON })).toEqual({
      error: { id: 'invalid parameters', detail: `unknown ${bound}` },
    });
  });

  test('the word is looked at first', () => {
    expect(findCategoryBounds('x' as unknown as number, 'middle' as 'end', { on: ON })).toMatchObject({
      error: { detail: 'unknown middle' },
    });
  });
});
