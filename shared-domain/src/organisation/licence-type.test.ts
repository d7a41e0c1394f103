import { describe, expect, test } from '@jest/globals';
import { formatLicenceType, isLicenceTypeCode, LICENCE_TYPES, parseLicenceType } from './licence-type.ts';

describe('License type codes: 0 COMP, 1 ENTR, 2 TP365, 3 ENCA, 5 LOISR, 6 LOISS, 7 DECO, 8 TP1.', () => {
  const TABLE = [
    [0, 'COMP'],
    [1, 'ENTR'],
    [2, 'TP365'],
    [3, 'ENCA'],
    [5, 'LOISR'],
    [6, 'LOISS'],
    [7, 'DECO'],
    [8, 'TP1'],
  ] as const;

  test.each(TABLE)('%i is %s, both ways', (code, name) => {
    expect(isLicenceTypeCode(code)).toBe(true);
    expect(formatLicenceType(code)).toBe(name);
    expect(parseLicenceType(name)).toBe(code);
    expect(parseLicenceType(` ${name.toLowerCase()} `)).toBe(code);
  });

  test('there are eight of them', () => {
    expect(Object.entries(LICENCE_TYPES)).toEqual(TABLE.map(([code, name]) => [String(code), name]));
  });

  test.each([-1, 4, 9, 1.5, Number.NaN])('%p is no licence type', (code) => {
    expect(isLicenceTypeCode(code)).toBe(false);
    expect(formatLicenceType(code)).toBeUndefined();
  });

  test.each([['2'], ['toString'], [null], [undefined]])('%p is no code', (code) => {
    expect(isLicenceTypeCode(code)).toBe(false);
  });

  test.each(['', 'TP', 'COMPET', '0'])('%p names none', (text) => {
    expect(parseLicenceType(text)).toBeUndefined();
  });
});
