import { expect, test } from '@jest/globals';
import { CACHE_SECONDS, DIALOG_WIDTHS, FOOTER_HEIGHT } from './limits.ts';

test('Client caches: regions 30 s, info 30 s, groups and rounds 30 s, home 10 s.', () => {
  expect(CACHE_SECONDS).toEqual({ regions: 30, info: 30, groups: 30, rounds: 30, home: 10 });
});

test('Footer height 50', () => {
  expect(FOOTER_HEIGHT).toBe(50);
});

test('dialog widths 500, 400, 800', () => {
  expect(Object.values(DIALOG_WIDTHS)).toEqual([500, 400, 800]);
  expect(DIALOG_WIDTHS).toEqual({ consent: 500, confirmation: 400, contact: 800 });
});
