import { describe, expect, test } from '@jest/globals';
import { OFFICIAL_LABELS } from '../result/official-label.ts';
import { TRIAL_STATUS } from '../trial/trial-status.ts';
import { findTimeStanding, TIME_STANDINGS } from './official-time.ts';

describe('A time is official or unofficial.', () => {
  test.each(Object.entries(TRIAL_STATUS))(
    'of a trial %s (%i): official results only have official times',
    (_, status) => {
      expect(findTimeStanding(status)).toBe(status === 40 ? 'official' : 'unofficial');
    },
  );

  test('a status of no meaning makes no official time', () => {
    expect([39, 41, Number.NaN].map(findTimeStanding)).toEqual(['unofficial', 'unofficial', 'unofficial']);
  });

  test('there is no third, and both have their words', () => {
    expect(TIME_STANDINGS).toEqual(['official', 'unofficial']);
    expect(TIME_STANDINGS.map((standing) => OFFICIAL_LABELS[standing].fr)).toEqual([
      'Temps officiel',
      'Temps non officiel',
    ]);
    expect(TIME_STANDINGS.map((standing) => OFFICIAL_LABELS[standing].en)).toEqual([
      'Official time',
      'Unofficial time',
    ]);
  });
});
