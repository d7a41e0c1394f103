import { expect, test } from '@jest/globals';
import { formatShownRound, isOnlyRace } from './only-race.ts';

const race = { g0: 10_000, g1: '0', round: 'f', heat: 1, heats: 1, rounds: 1 };

test.each([
  ['on the road by its competition', race, 'road', true],
  ['on the road by itself', { ...race, g1: 'R' }, 'outdoor', true],
  ['on the track', race, 'outdoor', false],
  ['of several heats', { ...race, heats: 2 }, 'road', false],
  ['before another round', { ...race, round: 'h' }, 'road', false],
])('the only race of an event is no final outside the stadium: %s', (_, trial, kind, isOnly) => {
  expect(isOnlyRace(trial, kind)).toBe(isOnly);
  expect(formatShownRound(trial, 'fr', kind) === '').toBe(isOnly);
});
