import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FAMILIES, findFamily, formatFamily, RESERVED_FAMILY } from './family.ts';

describe('Athlete result family table: sprint, demi-fond, haies, marche, relais, saut, lancer, combinés, kids, divers, distance, cross, running, trail, billeterie, with ids 1 to 12, 20 to 22 and 40.', () => {
  test('the words in this order, their ids those of P3.10, 12 reserved (Q32)', () => {
    expect(FAMILIES.map(({ word }) => word).join(', ')).toBe(
      'sprint, demi-fond, haies, marche, relais, saut, lancer, combinés, kids, divers, distance, cross, running, trail, billeterie',
    );
    expect([...FAMILIES.map(({ id }) => id), RESERVED_FAMILY].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 21, 22, 40,
    ]);
    expect(formatFamily(RESERVED_FAMILY, 'fr')).toBeUndefined();
  });

  test('each has a name in both languages', () => {
    for (const { id, fr, en } of FAMILIES) expect([formatFamily(id, 'fr'), formatFamily(id, 'en')]).toEqual([fr, en]);
    expect(formatFamily(6, 'fr')).toBe('Sauts');
    expect(formatFamily(40, 'en')).toBe('Tickets');
  });

  test.each<[number, string, string | undefined, number]>([
    [400, '0', undefined, 1],
    [401, '0', undefined, 2],
    [3000, '0', undefined, 2],
    [3001, '0', undefined, 11],
    [3000, 'SP91', undefined, 2],
    [400, 'HP91', undefined, 3],
    [20_000, 'WR', 'road', 4],
    [4100, '0', undefined, 5],
    [900_001, '0', undefined, 6],
    [900_003, '0', undefined, 6],
    [900_005, '0', undefined, 7],
    [800_005, 'L', undefined, 8],
    [100_060, '0', undefined, 11],
    [101_440, 'R', undefined, 21],
    [42_195, 'FR', undefined, 21],
    [100, 'F', undefined, 1],
    [1, '0', undefined, 20],
    [1, '0', 'trail', 22],
    [8000, 'T', undefined, 22],
    [8000, '0', 'cross', 20],
    [8000, '0', 'road', 21],
  ])('%i-%s in a competition of kind %s is of family %i', (g0, g1, kind, family) => {
    expect(findFamily({ g0, g1 }, kind)).toBe(family);
  });

  test('any event has one family of the table', () => {
    const ids = new Set<number>(FAMILIES.map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('0', 'I', 'R', 'T', 'W', 'H', 'S', 'F'),
        (g0, g1) => {
          expect(ids.has(findFamily({ g0, g1 }))).toBe(true);
        },
      ),
    );
  });
});
