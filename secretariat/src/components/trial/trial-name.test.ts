import { expect, test } from '@jest/globals';
import { formatTrialName, joinNumber } from './trial-name.ts';

const trial = { g0: 100, g1: '0', category: 57, round: 'h' as const, heat: 1, heats: 3, rounds: 2, dets: {} };
const part = { ...trial, round: 'c' as const, dets: { combined: '800010-0-57-f1' } };

test.each([
  [trial, '100 m Hommes – Série\u00a01/3', '100 m Men – Heat\u00a01/3'],
  [
    { ...trial, g0: 10_000, g1: 'R', category: 1057, round: 'f' as const, heats: 1, group: '10 km des Deux Vallées' },
    '10 km des Deux Vallées – Finale',
    '10 km des Deux Vallées – Final',
  ],
  [{ ...trial, group: '100 m Hommes' }, '100 m Hommes – Série\u00a01/3', '100 m Men – Heat\u00a01/3'],
  [{ ...part, heats: 1, group: 'Décathlon Hommes' }, 'Décathlon Hommes – 100 m', 'Decathlon Men – 100 m'],
  [{ ...part, heats: 1 }, 'Décathlon Hommes – 100 m', 'Decathlon Men – 100 m'],
])('a trial is named by its event, a part of a combined event by the whole one first', (named, fr, en) => {
  expect([formatTrialName(named, 'fr'), formatTrialName(named, 'en')]).toEqual([fr, en]);
});

test.each([
  ['Finale directe 2/3', 'Finale directe\u00a02/3'],
  ['Finale A', 'Finale\u00a0A'],
  ['Commissaire 3', 'Commissaire\u00a03'],
  ['Quart de finale', 'Quart de finale'],
])('a number stays on one line with the word before it: %s', (name, joined) => {
  expect(joinNumber(name)).toBe(joined);
});
