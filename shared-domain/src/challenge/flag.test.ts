import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FLAG_KINDS, FLAG_OPTIONS, type FlagParts, findFlagContradiction, packFlag, unpackFlag } from './flag.ts';

const NONE: FlagParts = { kind: 0, federation: 0, level: 0, options: 0, table: 0 };

const parts = fc.record({
  kind: fc.integer({ min: 0, max: 5 }),
  federation: fc.constantFrom(0, 1, 2, 3, 4, 7),
  level: fc.integer({ min: 0, max: 5 }),
  options: fc.integer({ min: 0, max: 127 }),
  table: fc.integer({ min: 0, max: 3 }),
});

describe('The flag is built from five sub-values shifted by 0, 3, 6, 9 and 16 bits (their meanings are not shown).', () => {
  test('it is their sum, each shifted by its own bits', () => {
    fc.assert(
      fc.property(parts, (each) => {
        const { kind, federation, level, options, table } = each;
        const flag = kind | (federation << 3) | (level << 6) | (options << 9) | (table << 16);
        expect(packFlag(each)).toEqual({ flag });
        expect(unpackFlag(flag)).toEqual(each);
      }),
    );
  });
});

describe('the flag of a challenge (Q5)', () => {
  test.each<[Partial<FlagParts>, number]>([
    [{}, 0],
    [{ kind: 1 }, 1],
    [{ federation: 1 }, 8],
    [{ level: 5 }, 5 * 64],
    [{ options: 64 }, 64 * 512],
    [{ table: 3 }, 3 * 65_536],
    [{ kind: 5, federation: 7, level: 5, options: 127, table: 3 }, 5 + 7 * 8 + 5 * 64 + 127 * 512 + 3 * 65_536],
  ])('%j packs to %i and back', (parts, flag) => {
    expect(packFlag(parts)).toEqual({ flag });
    expect(unpackFlag(flag)).toEqual({ ...NONE, ...parts });
  });

  test('packing and unpacking are exact inverses over every value', () => {
    const astray: number[] = [];
    for (let flag = 0; flag < 4 * 65_536; flag++) {
      const parts = unpackFlag(flag);
      if ('error' in parts) continue;
      const packed = packFlag(parts);
      if (!('flag' in packed) || packed.flag !== flag) astray.push(flag);
    }
    expect(astray).toEqual([]);
  });

  test.each<[Partial<FlagParts>, keyof FlagParts]>([
    [{ kind: 6 }, 'kind'],
    [{ federation: 5 }, 'federation'],
    [{ level: -1 }, 'level'],
    [{ options: 128 }, 'options'],
    [{ table: 4 }, 'table'],
    [{ level: 1.5 }, 'level'],
  ])('%j is an error that names the sub-value', (parts, error) => {
    expect(packFlag(parts)).toEqual({ error, value: parts[error] });
  });

  test.each([
    [6, 'kind'],
    [5 * 8, 'federation'],
    [7 * 64, 'level'],
    [4 * 65_536, 'table'],
  ])('%i does not unpack: %s', (flag, error) => {
    expect(unpackFlag(flag)).toMatchObject({ error });
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%p is no flag', (flag) => {
    expect(unpackFlag(flag)).toEqual({ error: 'flag', value: flag });
  });

  test('the options are the seven bits of their field, the kinds those of Q5', () => {
    expect(Object.values(FLAG_OPTIONS)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(FLAG_KINDS).toEqual({ outdoor: 1, indoor: 2, cross: 3, road: 4, trail: 5 });
  });

  test('a sub-value that contradicts kind or rtype is named, 0 contradicts nothing', () => {
    expect(findFlagContradiction({ ...NONE, kind: 2 }, 'outdoor', 'FFA')).toBe('kind');
    expect(findFlagContradiction({ ...NONE, kind: 1, federation: 2 }, 'outdoor', 'LISA_FFA')).toBe('federation');
    expect(findFlagContradiction({ ...NONE, kind: 1, federation: 4 }, 'outdoor', 'LISA_FRA_FSGT')).toBeUndefined();
    expect(findFlagContradiction(NONE, 'road', 'OTHER')).toBeUndefined();
  });
});
