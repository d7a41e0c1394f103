import { describe, expect, test } from '@jest/globals';
import { isPointTableNumber, pointTableLabel } from './point-table-labels.ts';

describe('Point tables: 1 Hungarian or WA, 2 Combined, 3 Youth.', () => {
  test('no other number is a table', () => {
    expect([0, 1, 2, 3, 4, 1.5].map(isPointTableNumber)).toEqual([false, true, true, true, false, false]);
  });
});

describe('Labels: WA Pts/Pts Hongrois, Combined Pts, Youth Pts.', () => {
  test('in English', () => {
    expect([1, 2, 3].map((number) => pointTableLabel(number, 'en'))).toEqual(['WA Pts', 'Combined Pts', 'Youth Pts']);
  });

  test('in French', () => {
    expect([1, 2, 3].map((number) => pointTableLabel(number, 'fr'))).toEqual([
      'Pts Hongrois',
      'Pts Combinés',
      'Pts Jeunes',
    ]);
  });

  test('no label for another number', () => {
    expect([0, 4].map((number) => pointTableLabel(number, 'fr'))).toEqual([undefined, undefined]);
  });
});
