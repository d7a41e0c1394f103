import { describe, expect, test } from '@jest/globals';
import { dismissSnackbar, expireSnackbar, NO_SNACKBAR, openSnackbar, SNACKBAR_DEFAULTS } from './snackbar.ts';

const open = openSnackbar('Compétition créée');

describe('Snackbar opens on request, closes on timeout or dismissal.', () => {
  test('it is closed until it is opened', () => {
    expect(NO_SNACKBAR.visible).toBe(false);
    expect(open).toEqual({ message: 'Compétition créée', visible: true, colour: 'green-darken-4', timeout: 8000 });
  });

  test.each([
    [0, true],
    [7999, true],
    [8000, false],
    [8001, false],
  ])('after %i ms it is open: %p', (elapsed, visible) => {
    expect(expireSnackbar(open, elapsed).visible).toBe(visible);
  });

  test('dismissed, it is closed with its message still there to fade', () => {
    expect(dismissSnackbar(open)).toEqual({ ...open, visible: false });
    expect(expireSnackbar(dismissSnackbar(open), 0).visible).toBe(false);
  });
});

describe('snackbar timeout 8000 ms, colour green-darken-4', () => {
  test('hold where the caller gives nothing else', () => {
    expect(SNACKBAR_DEFAULTS).toEqual({ timeout: 8000, colour: 'green-darken-4' });
  });

  test('a message may have its own values, for itself only', () => {
    const customSnackbar = openSnackbar('Envoi impossible', { colour: 'red', timeout: 100 });
    expect(customSnackbar).toMatchObject({ colour: 'red', timeout: 100 });
    expect([expireSnackbar(customSnackbar, 99).visible, expireSnackbar(customSnackbar, 100).visible]).toEqual([
      true,
      false,
    ]);
    expect(openSnackbar('x')).toMatchObject(SNACKBAR_DEFAULTS);
  });
});
