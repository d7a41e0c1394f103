import { describe, expect, test } from '@jest/globals';
import {
  createUnknownCategoryWarning,
  createUnknownOptionError,
  INVALID_CATEGORY,
  parseCategoryList,
} from './category-answer.ts';

describe('arguments and their errors', () => {
  test.each([
    ['middle', 'unknown middle'],
    ['', 'unknown '],
    [undefined, 'unknown undefined'],
    [null, 'unknown null'],
    [7, 'unknown 7'],
    [Symbol('x'), 'unknown Symbol(x)'],
    [{}, 'unknown object'],
    [Object.create(null), 'unknown object'],
    [() => 1, 'unknown function'],
  ])('%p as an option: %s', (value, detail) => {
    expect(createUnknownOptionError(value)).toEqual({ error: { id: 'invalid parameters', detail } });
  });

  test.each([
    [55, [55]],
    [
      [55, 56],
      [55, 56],
    ],
    [[], []],
    [
      [55, 55],
      [55, 55],
    ],
  ])('%j is a list of categories', (category, list) => {
    expect(parseCategoryList(category)).toEqual(list);
  });

  test.each(['55', undefined, null, {}, true, ['55'], [55, '56'], [[55]], new Set([55])])(
    '%p is no category argument',
    (category) => {
      expect(parseCategoryList(category)).toBe(INVALID_CATEGORY);
    },
  );

  test('the words of the error and of the warning', () => {
    expect(INVALID_CATEGORY).toEqual({ error: { id: 'INVALID_PARAMETERS', detail: 'invalid category' } });
    expect(createUnknownCategoryWarning(999)).toEqual({ id: 'unknown category', detail: '999' });
  });
});
