import { describe, expect, test } from '@jest/globals';
import { findLegacySex } from './legacy-sex.ts';

describe('Legacy sex: school federation G=1, F=2; others M=1, F=2, X or C=3; else 0.', () => {
  test.each<[string, string, number]>([
    ['UNSS', 'G', 1],
    ['UNSS', 'F', 2],
    ['UNSS', 'M', 0],
    ['UNSS', 'X', 0],
    ['UNSS', 'C', 0],
    ['FRA_UNSS', 'G', 1],
    ['FFA', 'M', 1],
    ['FFA', 'F', 2],
    ['FFA', 'X', 3],
    ['FFA', 'C', 3],
    ['FFA', 'G', 0],
    ['LISA_FFA', 'M', 1],
    ['OTHER', 'X', 3],
    ['', 'M', 1],
    ['FFA', '', 0],
    ['FFA', 'm', 0],
    ['FFA', 'MX', 0],
    ['UNSS', '', 0],
  ])('%s %p is %i', (federation, letter, sex) => {
    expect(findLegacySex(federation, letter)).toBe(sex);
  });

  test('a name of the language is no letter', () => {
    expect(findLegacySex('FFA', 'toString')).toBe(0);
    expect(findLegacySex('UNSS', 'constructor')).toBe(0);
  });
});
