import { describe, expect, test } from '@jest/globals';
import { speakBar } from './spoken-bar.ts';

describe('the trials at one bar as a screen reader says them (Q28)', () => {
  test.each([
    ['o', '1 mètre 75, franchi au 1er essai', '1 metre 75, cleared at the 1st attempt'],
    ['xo', '1 mètre 75, franchi au 2e essai', '1 metre 75, cleared at the 2nd attempt'],
    ['xxo', '1 mètre 75, franchi au 3e essai', '1 metre 75, cleared at the 3rd attempt'],
    ['x', '1 mètre 75, un échec', '1 metre 75, one failure'],
    ['xx', '1 mètre 75, deux échecs', '1 metre 75, two failures'],
    ['xxx', '1 mètre 75, trois échecs', '1 metre 75, three failures'],
    ['-', '1 mètre 75, impasse', '1 metre 75, pass'],
    ['x-', '1 mètre 75, un échec, impasse', '1 metre 75, one failure, pass'],
    ['xx-', '1 mètre 75, deux échecs, impasse', '1 metre 75, two failures, pass'],
    ['r', '1 mètre 75, abandon', '1 metre 75, retired'],
    ['xr', '1 mètre 75, un échec, abandon', '1 metre 75, one failure, retired'],
    ['', '1 mètre 75', '1 metre 75'],
    ['xxxx', '1 mètre 75', '1 metre 75'],
    ['xxxo', '1 mètre 75', '1 metre 75'],
  ])('%p', (r, french, english) => {
    expect(speakBar({ h: 1750, r }, 'fr')).toBe(french);
    expect(speakBar({ h: 1750, r, j: false }, 'en')).toBe(english);
  });

  test('a bar of a jump-off says so', () => {
    expect(speakBar({ h: 2350, r: 'x', j: true }, 'fr')).toBe('2 mètres 35, un échec, barrage');
    expect(speakBar({ h: 2350, r: 'o', j: true }, 'en')).toBe('2 metres 35, cleared at the 1st attempt, jump-off');
  });
});
