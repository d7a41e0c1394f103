import { expect, test } from '@jest/globals';
import { hasPlausibleYear } from './year-bounds.ts';

test.each([
  ['2026-06-13', true],
  ['2026-06-13T10:00:00+02:00', true],
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['1899-12-31', false],
  ['2201-01-01', false],
  ['202611-06-13', false],
  ['202611-06-13T10:00', false],
  ['0026-06-13', false],
  ['', false],
  ['13/06/2026', false],
])('%p: %p', (date, isPlausible) => {
  expect(hasPlausibleYear(date)).toBe(isPlausible);
});
