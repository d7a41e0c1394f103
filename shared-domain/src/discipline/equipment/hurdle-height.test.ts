import { describe, expect, test } from '@jest/globals';
import { findEquipmentClass } from './equipment-class.ts';
import { findHurdleHeight, HURDLE_SOURCES } from './hurdle-height.ts';

describe('heights of hurdles and barriers by category, in exact metres (item 59 of shared-domain/docs/technical-rules.md)', () => {
  /** Columns of the table: U18 M, U20 M, men, U18 W, U20 W, women. */
  const COLUMNS = [49, 51, 55, 50, 52, 56];
  test.each<[string, number, string, (number | undefined)[]]>([
    ['110 m H', 110, 'H', [914, 991, 1067, undefined, undefined, undefined]],
    ['100 m H', 100, 'H', [undefined, undefined, undefined, 762, 838, 838]],
    ['400 m H', 400, 'H', [838, 914, 914, 762, 762, 762]],
    ['60 m H indoor', 60, 'HI', [914, 991, 1067, 762, 838, 838]],
    ['3000 m steeple', 3000, 'S', [undefined, 914, 914, undefined, 762, 762]],
    ['2000 m steeple', 2000, 'S', [838, undefined, undefined, 762, undefined, undefined]],
  ])('%s', (_, g0, g1, row) => {
    expect(COLUMNS.map((category) => findHurdleHeight({ g0, g1 }, category)?.mm)).toEqual(row);
    const sources = COLUMNS.map((category) => findHurdleHeight({ g0, g1 }, category)?.source);
    expect(new Set(sources.filter(Boolean))).toEqual(new Set(['rules']));
  });

  test('the espoirs run over the heights of the seniors', () => {
    expect(findHurdleHeight({ g0: 110, g1: 'H' }, 53)).toEqual({
      number: 106,
      mm: 1067,
      source: 'rules',
      isConfirmed: true,
    });
    expect(findHurdleHeight({ g0: 100, g1: 'H' }, 54)?.number).toBe(84);
  });

  test.each([
    [50, 45, 650],
    [50, 46, 650],
    [50, 47, 838],
    [50, 48, 762],
    [50, 49, 914],
    [50, 50, 762],
    [80, 47, 838],
    [80, 48, 762],
    [100, 47, 838],
    [200, 47, 762],
    [200, 48, 762],
    [320, 50, 762],
  ])("%i m hurdles of category %i: %i mm, from the FFA's youth lists", (g0, category, mm) => {
    expect(findHurdleHeight({ g0, g1: 'H' }, category)).toMatchObject({ mm, source: 'youth', isConfirmed: true });
  });

  test.each([
    [49, 838],
    [50, 762],
  ])('1500 m steeple of category %i: %i mm', (category, mm) => {
    expect(findHurdleHeight({ g0: 1500, g1: 'S' }, category)?.mm).toBe(mm);
  });

  /** From the first age, the numbers of the heights band by band; those before and after run another distance. */
  test.each<[string, number, string, number, number, number[], boolean]>([
    ['60 m H, men', 60, 'HI', 101, 35, [99, 99, 99, 91, 91, 84, 84, 76, 76, 68, 68, 68, 68, 68], true],
    ['60 m H, women', 60, 'HI', 102, 35, [84, 76, 76, 76, 76, 68, 68, 68, 68, 68, 68, 68, 68, 68], true],
    ['110 m H, men', 110, 'H', 101, 35, [99, 99, 99], false],
    ['100 m H, men', 100, 'H', 101, 50, [91, 91, 84, 84], false],
    ['100 m H, women', 100, 'H', 102, 35, [84], false],
    ['80 m H, men', 80, 'H', 101, 70, [76, 76, 68, 68, 68, 68, 68], false],
    ['80 m H, women', 80, 'H', 102, 40, [76, 76, 76, 76, 68, 68, 68, 68, 68, 68, 68, 68, 68], false],
    ['400 m H, men', 400, 'H', 101, 35, [91, 91, 91, 84, 84], true],
    ['400 m H, women', 400, 'H', 102, 35, [76, 76, 76], true],
    ['300 m H, men', 300, 'H', 101, 60, [76, 76, 68, 68], true],
    ['300 m H, women', 300, 'H', 102, 50, [76, 76, 68, 68], true],
    ['200 m H, men', 200, 'H', 101, 80, [68, 68, 68, 68, 68], true],
    ['200 m H, women', 200, 'H', 102, 70, [68, 68, 68, 68, 68, 68, 68], true],
    ['3000 m steeple, men', 3000, 'S', 101, 35, [91, 91, 91, 91, 91], true],
    ['3000 m steeple, women', 3000, 'S', 102, 35, [], true],
    ['2000 m steeple, men', 2000, 'S', 101, 60, [76, 76, 76, 76, 76, 76, 76, 76, 76], true],
    ['2000 m steeple, women', 2000, 'S', 102, 35, [76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76], true],
  ])('%s of masters', (_, g0, g1, first, age, numbers, confirmed) => {
    const bands = Array.from({ length: 14 }, (_band, band) => band);
    const heights = bands.map((band) => findHurdleHeight({ g0, g1 }, first + 2 * band));
    expect(heights.map((height) => height?.number)).toEqual(bands.map((band) => numbers[band - (age - 35) / 5]));
    expect(heights.filter((height) => height !== undefined && height.isConfirmed !== confirmed)).toEqual([]);
    expect(HURDLE_SOURCES.masters).toMatch(/not confirmed/);
  });

  test.each<[string, number, string, number]>([
    ['masters on another distance', 110, 'H', 107],
    ['flat', 110, '0', 55],
    ['a walk', 3000, 'W', 55],
    ['a distance that no source has', 300, 'H', 55],
    ['seniors over 50 m', 50, 'H', 55],
    ['men over 100 m', 100, 'H', 55],
    ['a mixed category', 110, 'H', 1055],
    ['all categories', 110, 'H', 57],
    ['U12', 50, 'H', 43],
    ['no variant', 110, 'X', 55],
    ['steeple is no hurdles race', 400, 'S', 55],
  ])('there is no height for %s', (_, g0, g1, category) => {
    expect(findHurdleHeight({ g0, g1 }, category)).toBeUndefined();
  });
});

describe('whose equipment', () => {
  test.each<[number, unknown]>([
    [45, { sex: 1, group: 'BE' }],
    [46, { sex: 2, group: 'BE' }],
    [53, { sex: 1, group: 'SE' }],
    [56, { sex: 2, group: 'SE' }],
    [101, { sex: 1, group: 35 }],
    [102, { sex: 2, group: 35 }],
    [128, { sex: 2, group: 100 }],
    [151, { sex: 1, group: 35 }],
    [182, { sex: 2, group: 110 }],
    [100, undefined],
    [129, undefined],
    [150, undefined],
    [183, undefined],
    [57, undefined],
    [59, undefined],
    [44, undefined],
    [1055, undefined],
    [55.5, undefined],
    [Number.NaN, undefined],
  ])('category %d', (category, wearer) => {
    expect(findEquipmentClass(category)).toEqual(wearer);
  });
});
