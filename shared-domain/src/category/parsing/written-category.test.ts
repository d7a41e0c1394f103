import { describe, expect, test } from '@jest/globals';
import { findSexOfCategory, parseWrittenCategory, parseWrittenCode } from './written-category.ts';

describe('A category as races write it', () => {
  test.each<[string, 1 | 2 | undefined, string | undefined]>([
    ['SEF', undefined, 'SE 2'],
    ['SE', 2, 'SE 2'],
    ['SE-F', undefined, 'SE 2'],
    ['ESH', undefined, 'ES 1'],
    ['Senior Femme', undefined, 'SE 2'],
    ['Seniors', 1, 'SE 1'],
    ['Benjamines', undefined, 'BE 2'],
    ['Poussine', 2, 'PO 2'],
    ['Cadet', 2, 'CA 2'],
    ['Cadette', 1, undefined],
    ['Minimes Filles', undefined, 'MI 2'],
    ['M0', 1, 'M0 1'],
    ['M1F', undefined, 'M1 2'],
    ['U20', 2, 'JU 2'],
    ['M40-44', 1, 'M1 1'],
    ['F40-44', undefined, 'M1 2'],
    ['F40', 2, 'M1 2'],
    ['FU20', 2, 'JU 2'],
    ['MU20', 1, 'JU 1'],
    ['40-44', 2, 'M1 2'],
    ['40-49', 2, undefined],
    ['F30-34', undefined, undefined],
    ['M0', undefined, undefined],
    ['55', 1, undefined],
    ['V2F', undefined, undefined],
    ['Open', 1, undefined],
    ['Women', undefined, undefined],
  ])('%s of sex %s is %s', (text, sex, expected) => {
    const category = parseWrittenCategory(text, sex);
    expect(category && `${category.code} ${category.sex}`).toBe(expected);
  });

  test.each([
    ['F30-34', 2],
    ['M40', 1],
    ['V2F', 2],
    ['Women 30-34', 2],
    ['Senior Homme', 1],
    ['W', 2],
    ['FU20', 2],
    ['MU18', 1],
    ['M-Fille1', 2],
    ['M Fille', 2],
    ['M-Gar2', 1],
    ['F Knabe', 1],
    ['M Ragazza', 2],
    ['女30-39歲', 2],
    ['男60歲+', 1],
    ['MJ U23', 1],
    ['W-H', 2],
    ['Senior M', 1],
    ['M 40-44', 1],
    ['Men & Women', undefined],
    ['Mixed Men', undefined],
    ['M/F', undefined],
    ['M Wave', undefined],
    ['Fx40', undefined],
    ['DNF', undefined],
    ['M0', undefined],
    ['M10', undefined],
    ['Open', undefined],
    ['', undefined],
  ])('the sex of %s is %s', (text, sex) => {
    expect(findSexOfCategory(text)).toBe(sex);
  });

  test('a code may have the sex letters of either language', () => {
    expect([parseWrittenCode('U18F')?.id, parseWrittenCode('U18W')?.id, parseWrittenCode('SEH')?.id]).toEqual([
      50, 50, 55,
    ]);
  });
});
