import { describe, expect, test } from '@jest/globals';
import { formatPointsField } from './point-table-labels.ts';

const FIELDS = ['hun', 'cmb', 'yth'] as const;

describe('Labels: WA Pts/Pts Hongrois, Combined Pts, Youth Pts.', () => {
  test('in English', () => {
    expect(FIELDS.map((field) => formatPointsField(field, 'en'))).toEqual(['WA Pts', 'Combined Pts', 'Youth Pts']);
  });

  test('in French', () => {
    expect(FIELDS.map((field) => formatPointsField(field, 'fr'))).toEqual([
      'Pts Hongrois',
      'Pts Combinés',
      'Pts Jeunes',
    ]);
  });
});
