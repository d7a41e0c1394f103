import { expect, test } from '@jest/globals';
import { formatEventOfCategory } from './trial-names.ts';

const trial = { g0: 900_002, g1: '0', round: 'f', heat: 1, heats: 1, rounds: 1, dets: {} } as const;
const name = (category: number, language: 'fr' | 'en' = 'fr', dets: { categories?: number[] } = {}) =>
  formatEventOfCategory({ ...trial, category, dets } as Parameters<typeof formatEventOfCategory>[0], language);

test('the same event of every age has another name; seniors have the sex alone (officials 2.11, mock 13)', () => {
  expect([55, 56, 49, 50, 57].map((category) => name(category))).toEqual([
    'Perche M',
    'Perche F',
    'Perche CAM',
    'Perche CAF',
    'Perche TCM',
  ]);
  expect(name(49, 'en')).toBe('Pole vault U18M');
  expect(name(57, 'fr', { categories: [51, 49] })).toBe('Perche TCM (CA, JU)');
});
