import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  formatPriceHolder,
  isPriceTarget,
  PRICE_PREFIXES,
  PRICE_TARGETS,
  type Price,
  type PriceHolder,
  parsePriceHolder,
} from './price.ts';

describe('Price: kd, unit_amount, metadata.kd; kd of ch or tg.', () => {
  test('a price holds these three', () => {
    const price: Price = { kd: 'ch', unit_amount: 1500, metadata: { kd: 'main' } };
    expect(isPriceTarget(price.kd)).toBe(true);
    expect(parsePriceHolder(price.metadata.kd)).toEqual({ holder: 'public' });
  });

  test('ch and tg are the two there are', () => {
    expect(PRICE_TARGETS).toEqual(['ch', 'tg']);
    const texts = ['ch', 'tg', 'CH', '', 'main', undefined];
    expect(texts.map(isPriceTarget)).toEqual([true, true, false, false, false, false]);
  });
});

describe('kd main is the public price; prefixes li, rgn and dpt are licence-holder prices for license, region and department.', () => {
  test.each<[string, PriceHolder]>([
    ['main', { holder: 'public' }],
    ['liCOMP', { holder: 'licence', code: 'COMP' }],
    ['rgn53', { holder: 'region', code: '53' }],
    ['dpt2A', { holder: 'department', code: '2A' }],
    ['li', { holder: 'licence', code: '' }],
  ])('%s is %j and back', (text, price) => {
    expect(parsePriceHolder(text)).toEqual(price);
    expect(formatPriceHolder(price)).toBe(text);
  });

  test.each(['', 'Main', 'mains', 'LI', 'l', 'rg53', 'region', ' li'])('%p is no price kind', (text) => {
    expect(parsePriceHolder(text)).toBeUndefined();
  });

  test('any text after a prefix is read back', () => {
    const holder = fc.constantFrom(...Object.values(PRICE_PREFIXES));
    fc.assert(
      fc.property(fc.record({ holder, code: fc.string() }), (price) => {
        expect(parsePriceHolder(formatPriceHolder(price))).toEqual(price);
      }),
    );
  });
});
