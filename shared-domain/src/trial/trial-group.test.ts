import { expect, test } from '@jest/globals';
import { formatTrialGroup } from './trial-group.ts';

test('a part of a combined event has the name of that event', () => {
  const part = { g0: 100, g1: '0', category: 55, group: 'Décathlon Hommes', dets: { combined: '800010-0-55-f1' } };
  expect(formatTrialGroup(part, 'en')).toBe('Decathlon Men');
  expect(formatTrialGroup({ ...part, group: '100 m Hommes', dets: {} }, 'en')).toBe('100 m Men');
});

test('a contest of some categories is named with them', () => {
  const shot = { g0: 900_005, g1: '0', category: 57, group: 'Poids Hommes', dets: { categories: [49, 51] } };
  expect([formatTrialGroup(shot, 'fr'), formatTrialGroup(shot, 'en')]).toEqual([
    'Poids Hommes (CA, JU)',
    'Shot put Men (U18, U20)',
  ]);
});
