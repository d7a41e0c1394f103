import { describe, expect, test } from '@jest/globals';
import { formatPointsField, formatPointTable } from './point-table-labels.ts';

describe('Labels: WA Pts/Pts Hongrois, Combined Pts, Youth Pts.', () => {
  test('in English', () => {
    expect([1, 2, 3].map((number) => formatPointTable(number, 'en'))).toEqual(['WA Pts', 'Combined Pts', 'Youth Pts']);
  });

  test('in French', () => {
    expect([1, 2, 3].map((number) => formatPointTable(number, 'fr'))).toEqual([
      'Pts Hongrois',
      'Pts Combinés',
      'Pts Jeunes',
    ]);
  });

  test('by the field of pts that holds them', () => {
    expect((['hun', 'cmb', 'yth'] as const).map((field) => formatPointsField(field, 'fr'))).toEqual([
      'Pts Hongrois',
      'Pts Combinés',
      'Pts Jeunes',
    ]);
  });

  test('no label for another number', () => {
    expect([0, 4, 1.5].map((number) => formatPointTable(number, 'fr'))).toEqual(Array(3).fill(undefined));
  });
});
