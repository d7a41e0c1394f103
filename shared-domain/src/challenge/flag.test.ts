import { describe, expect, test } from '@jest/globals';
import { type FlagParts, flagContradiction, packFlag, unpackFlag } from './flag.ts';
import { federationOf, isLisa, LICENCE_CHOICES, RTYPES } from './rtype.ts';

const NONE: FlagParts = { kind: 0, federation: 0, level: 0, options: 0, table: 0 };

describe('the flag of a challenge (decision 5)', () => {
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

  test('a sub-value that contradicts kind or rtype is named, 0 contradicts nothing', () => {
    expect(flagContradiction({ ...NONE, kind: 2 }, 'outdoor', 'FFA')).toBe('kind');
    expect(flagContradiction({ ...NONE, kind: 1, federation: 2 }, 'outdoor', 'LISA_FFA')).toBe('federation');
    expect(flagContradiction({ ...NONE, kind: 1, federation: 4 }, 'outdoor', 'LISA_FRA_FSGT')).toBeUndefined();
    expect(flagContradiction(NONE, 'road', 'OTHER')).toBeUndefined();
  });
});

describe('licence choices (specification 3)', () => {
  test('the three lists have twelve values, each once', () => {
    expect(new Set(RTYPES).size).toBe(12);
  });

  test('LISA is the software of the second list only', () => {
    expect(RTYPES.filter(isLisa)).toEqual(['LISA_FFA', 'LISA_FRA_FSGT', 'LISA_OTHER']);
  });

  test('UNSS uses its own software, the rest of the first list LGC', () => {
    const software = LICENCE_CHOICES.slice(0, 5).map(({ sw }) => sw);
    expect(software).toEqual(['LGC', 'UNSS', 'LGC', 'LGC', 'LGC']);
  });

  test.each([
    ['FFA', 'FFA'],
    ['FRA_UNSS', 'UNSS'],
    ['LISA_FRA_FSGT', 'FSGT'],
    ['FRA_OTHER', 'OTHER'],
    ['NONE', undefined],
  ])('%s is of the federation %p', (rtype, federation) => {
    expect(federationOf(rtype)).toBe(federation);
  });
});
