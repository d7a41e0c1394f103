import { expect, test } from '@jest/globals';
import { formatTrialName } from './trial-name.ts';

test('a trial is named by its event as the programme names it, and its round', () => {
  const heat = { g0: 100, g1: '0', category: 49, round: 'h' as const, heat: 2, heats: 4, rounds: 2 };
  expect([formatTrialName(heat, 'fr'), formatTrialName(heat, 'en')]).toEqual([
    '100 m Hommes CA – Série 2/4',
    '100 m Men U18 – Heat 2/4',
  ]);
});
