import { describe, expect, test } from '@jest/globals';
import { drawPixels, fitPixelName, measurePixels } from './pixel-font.ts';

const countPoints = (path: string): number => path.split('M').length - 1;

describe('Letters of points', () => {
  test('figures are all as wide, a sign is as wide as it is', () => {
    expect(['11.58', '00.00', '77.77'].map(measurePixels)).toEqual([26, 26, 26]);
    expect([measurePixels(''), measurePixels('I'), measurePixels('.')]).toEqual([0, 3, 2]);
  });

  test('are drawn in whole pixels, an accent over its letter, a cedilla under it', () => {
    expect(drawPixels('.', 10, 20, 3)).toBe('M10 41h3v3h-3zM13 41h3v3h-3zM10 44h3v3h-3zM13 44h3v3h-3z');
    expect(countPoints(drawPixels('Ë', 0, 0, 1)) - countPoints(drawPixels('E', 0, 0, 1))).toBe(2);
    expect(drawPixels('Ç', 0, 0, 1)).toContain('M2 9h1');
    expect(drawPixels('œ', 0, 0, 1)).toBe(drawPixels('OE', 0, 0, 1));
  });

  test('a name is shortened to a letter, then cut', () => {
    const fit = (room: number, isShort = false) => fitPixelName('Valmorel', 'Inès', room, isShort);
    expect(fit(200)).toBe('Valmorel Inès');
    expect(fit(200, true)).toBe('Valmorel I.');
    expect(fit(60)).toBe('Valmorel I.');
    expect(fit(47)).toBe('Valmorel');
    expect(fit(30)).toBe('Valmo');
    expect(fit(2)).toBe('');
  });
});
