import { describe, expect, test } from '@jest/globals';
import { TRIAL_STATUS } from '../trial/trial-status.ts';
import { TIME_STANDING_WORDS, TIME_STANDINGS, timeStanding } from './official-time.ts';

describe('A time is official or unofficial.', () => {
  test.each(Object.entries(TRIAL_STATUS))(
    'of a trial %s (%i): official results only have official times',
    (_, status) => {
      expect(timeStanding(status)).toBe(status === 40 ? 'official' : 'unofficial');
    },
  );

  test('a status of no meaning makes no official time', () => {
    expect([39, 41, Number.NaN].map(timeStanding)).toEqual(['unofficial', 'unofficial', 'unofficial']);
  });

  test('there is no third, and both have their words', () => {
    expect(TIME_STANDINGS).toEqual(['official', 'unofficial']);
    expect(TIME_STANDING_WORDS.fr).toEqual({ official: 'Temps officiel', unofficial: 'Temps non officiel' });
    expect(TIME_STANDING_WORDS.en).toEqual({ official: 'Official time', unofficial: 'Unofficial time' });
  });
});
