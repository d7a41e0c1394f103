import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canHaveVariant,
  findHurdleMillimetres,
  HURDLE_HEIGHTS,
  makeVariant,
  parseVariant,
  VARIANT_KINDS,
  VARIANT_PLACES,
  type Variant,
} from './variant.ts';

describe('a variant', () => {
  test.each<[string, Variant]>([
    ['0', {}],
    ['H', { kind: 'hurdles' }],
    ['HP106I', { kind: 'hurdles', height: 106, place: 'indoor' }],
    ['SP76', { kind: 'steeple', height: 76 }],
    ['WR', { kind: 'walk', place: 'road' }],
    ['F', { kind: 'wheelchair' }],
    ['FR', { kind: 'wheelchair', place: 'road' }],
    ['L', { kind: 'throws' }],
    ['P7260', { grams: 7260 }],
    ['P99999', { grams: 99_999 }],
    ['P1', { grams: 1 }],
    ['T', { place: 'trail' }],
  ])('%s is taken apart and put together', (text, parts) => {
    expect(parseVariant(text)).toEqual(parts);
    expect(makeVariant(parts)).toBe(text);
  });

  test.each([
    '',
    '00',
    'HP0',
    'HP107',
    'SP100',
    'P',
    'P0',
    'P08',
    'P100000',
    'WP800',
    'FP84',
    'LP800',
    'HS',
    'X',
    'h',
    'HI ',
    ' HI',
    'I0',
    '0I',
    'IR',
    'RT',
    'RW',
  ])('%p is no variant', (text) => {
    expect(parseVariant(text)).toBeUndefined();
  });

  test('what is made is read back as it was', () => {
    const place = fc.option(fc.constantFrom(...Object.values(VARIANT_PLACES)), { nil: undefined });
    const heights = fc.constantFrom(...Object.keys(HURDLE_HEIGHTS).map(Number));
    const kinds = fc.option(fc.constantFrom(...Object.values(VARIANT_KINDS)), { nil: undefined });
    const aVariant = fc.tuple(kinds, place, fc.option(heights), fc.option(fc.integer({ min: 1, max: 99_999 })));
    fc.assert(
      fc.property(aVariant, ([kind, where, height, grams]) => {
        const barriers = kind === 'hurdles' || kind === 'steeple';
        const variant: Variant = {
          ...(kind && { kind }),
          ...(barriers && height !== null && { height }),
          ...(kind === undefined && grams !== null && { grams }),
          ...(where && { place: where }),
        };
        expect(parseVariant(makeVariant(variant))).toEqual(variant);
      }),
    );
  });

  test('every variant that can be read is written back unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[HSWFL0]?(P\d{1,5})?[IRT0]?$/), (text) => {
        const variant = parseVariant(text);
        if (variant) expect(makeVariant(variant)).toBe(text);
      }),
    );
  });
});

describe('a variant fits a number', () => {
  test.each<[number, string, boolean]>([
    [110, 'HP106', true],
    [799_999, 'W', true],
    [800_005, 'W', false],
    [900_001, 'H', false],
    [100, 'F', true],
    [900_005, 'F', false],
    [900_005, 'P7260', true],
    [900_000, 'P800', true],
    [899_999, 'P800', false],
    [100, 'P800', false],
    [800_005, 'L', true],
    [799_999, 'L', false],
    [900_005, 'L', false],
    [900_001, 'I', true],
    [800_010, 'I', true],
    [100, '0', true],
  ])('%i-%s: %p', (g0, g1, fits) => {
    expect(canHaveVariant(g0, parseVariant(g1) ?? {})).toBe(fits);
  });
});

describe('hurdle heights need a fixed list: neither cutting nor rounding the metres gives the number (item 59 of shared-domain/docs/technical-rules.md)', () => {
  test.each([
    [106, 1067],
    [99, 991],
    [91, 914],
    [84, 838],
    [76, 762],
    [68, 686],
    [65, 650],
    [60, 600],
    [55, 550],
    [50, 500],
  ])('%i is %i mm', (number, mm) => {
    expect(findHurdleMillimetres(number)).toBe(mm);
  });

  test('106 is not the rounding of 1.067 m, 84 not its cut of 0.838 m', () => {
    expect(Math.round((findHurdleMillimetres(106) ?? 0) / 10)).not.toBe(106);
    expect(Math.floor((findHurdleMillimetres(84) ?? 0) / 10)).not.toBe(84);
  });

  test('another number has no height', () => {
    expect(findHurdleMillimetres(107)).toBeUndefined();
  });
});
