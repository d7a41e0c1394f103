import { expect, test } from '@jest/globals';
import { formatTrialGroup } from './trial-group.ts';

test('a part of a combined event has the name of that event', () => {
  const part = { g0: 100, g1: '0', category: 55, group: 'Décathlon Hommes', dets: { combined: '800010-0-55-f1' } };
  expect(formatTrialGroup(part, 'en')).toBe('Decathlon Men');
  expect(formatTrialGroup({ ...part, group: '100 m Hommes', dets: {} }, 'en')).toBe('100 m Men');
});
