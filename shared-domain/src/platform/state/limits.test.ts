import { expect, test } from '@jest/globals';
import { DIALOG_WIDTHS, FOOTER_HEIGHT } from './limits.ts';

test('Footer height 50', () => {
  expect(FOOTER_HEIGHT).toBe(50);
});

test('dialog widths 500, 400, 800', () => {
  expect(Object.values(DIALOG_WIDTHS)).toEqual([500, 400, 800]);
  expect(DIALOG_WIDTHS).toEqual({ consent: 500, confirmation: 400, contact: 800 });
});
