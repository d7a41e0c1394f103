import { expect, test } from '@jest/globals';
import { nameKey, nameKeys } from './name-keys.ts';

test.each([
  ['MARTINEZ', 'Zoé Anne'],
  ['Martinez', 'zoe-anne'],
  ['MARTINEZ ', 'Zoé‑Anne'],
  ['MARTINEZ Zoé-Anne', ''],
  ['MARTINEZ Zoé-Anne', undefined],
  ['Zoé-Anne', 'MARTINEZ'],
])('%s %s is the same person as MARTINEZ Zoé-Anne', (last, first) => {
  expect(nameKeys({ last: 'MARTINEZ', first: 'Zoé-Anne' })).toContain(nameKey({ last, first }));
});

test.each([
  ['LEGALL', 'Anne Lise'],
  ['Le Gall', 'Annelise'],
])('%s %s is the same person as LE GALL Anne-Lise', (last, first) => {
  expect(nameKeys({ last: 'LE GALL', first: 'Anne-Lise' })).toContain(nameKey({ last, first }));
});

test('apostrophes of every kind are one', () => {
  const keys = ['D’ARC', "D'ARC", 'D ARC'].map((last) => nameKey({ last, first: 'Jeanne' }));
  expect(new Set(keys).size).toBe(1);
});

test('others are others', () => {
  expect(nameKeys({ last: 'MARTIN', first: 'Zoé' })).not.toContain(nameKey({ last: 'MARTIN', first: 'Zoée' }));
});
