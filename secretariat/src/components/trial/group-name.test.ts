import { expect, test } from '@jest/globals';
import { formatGroupName } from './group-name.ts';
import { trialName } from './trial-name.ts';

test.each([
  [56, '100 m Femmes SE', '100 m Women SE'],
  [58, '100 m Femmes', '100 m Women'],
  [57, '100 m Hommes', '100 m Men'],
  [1043, '100 m Mixte PO', '100 m Mixed U12'],
  [112, '100 m Femmes M5', '100 m W60'],
])('an event for category %i is named «%s», in English “%s”', (category, fr, en) => {
  const event = { g0: 100, g1: '0', category };
  expect([formatGroupName(event), formatGroupName(event, 'en')]).toEqual([fr, en]);
});

test('a trial is named by its event as the programme names it, and its round', () => {
  const heat = { g0: 100, g1: '0', category: 49, round: 'h' as const, heat: 2, heats: 4, rounds: 2 };
  expect([trialName(heat, 'fr'), trialName(heat, 'en')]).toEqual([
    '100 m Hommes CA – Série 2/4',
    '100 m Men U18 – Heat 2/4',
  ]);
});
