import { describe, expect, test } from '@jest/globals';
import { speakWind } from './spoken-wind.ts';

describe('a wind reading for screen readers (Q28)', () => {
  test.each([
    [0.2, 'vent favorable de 0,2 mètre par seconde', 'following wind of 0.2 metres per second'],
    [1, 'vent favorable de 1,0 mètre par seconde', 'following wind of 1.0 metre per second'],
    [1.9, 'vent favorable de 1,9 mètre par seconde', 'following wind of 1.9 metres per second'],
    [2, 'vent favorable de 2,0 mètres par seconde', 'following wind of 2.0 metres per second'],
    [-1.19, 'vent contraire de 1,1 mètre par seconde', 'head wind of 1.1 metres per second'],
    [-12.4, 'vent contraire de 12,4 mètres par seconde', 'head wind of 12.4 metres per second'],
    [0, 'vent nul', 'no wind'],
    [-0.05, 'vent nul', 'no wind'],
    [undefined, 'vent non mesuré', 'wind not measured'],
  ])('%p m/s, rounded as it is written: %s', (w, french, english) => {
    expect(speakWind(w, 'fr')).toBe(french);
    expect(speakWind(w, 'en')).toBe(english);
  });

  test('CR 31.14: above +2.0 it has the words for over the limit', () => {
    expect(speakWind(2.01, 'fr')).toBe('vent favorable de 2,1 mètres par seconde, au-delà de la limite');
    expect(speakWind(2.1, 'en')).toBe('following wind of 2.1 metres per second, over the limit');
  });
});
