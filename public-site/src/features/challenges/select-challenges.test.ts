import { expect, test } from '@jest/globals';
import { aChallenge } from 'shared-domain/testing';
import { findDayRange, groupByMonth, selectChallenges } from './select-challenges.ts';

const now = new Date('2026-06-13T12:00:00Z');
const past = aChallenge({ oid: '1', name: 'Cross d’hiver', date: '2026-01-10', duration: 1, kind: 'cross' });
const older = aChallenge({ oid: '2', name: 'Salle', date: '2025-12-01', duration: 1, kind: 'indoor' });
const live = aChallenge({ oid: '3', name: 'Régionaux' });
const next = aChallenge({
  oid: '4',
  name: '10 km de Sète',
  date: '2026-09-01',
  duration: 1,
  kind: 'road',
  place: 'Sète',
});
const everything = [next, live, past, older];

test.each([
  ['past ones, latest first', 'passees', ['1', '2']],
  ['the live one', 'direct', ['3']],
  ['those to come', 'avenir', ['4']],
] as const)('%s', (_, when, found) => {
  expect(selectChallenges(everything, when, now).map(({ oid }) => oid)).toEqual(found);
});

test('the days asked for hold whatever may be so in any time zone', () => {
  expect(findDayRange('avenir', now)).toEqual({ from: '2026-06-12', order: 'asc' });
  expect(findDayRange('direct', now)).toEqual({ from: '2026-05-12', to: '2026-06-14' });
  expect(findDayRange('passees', now)).toEqual({ to: '2026-06-14' });
});

test('months follow the list', () => {
  expect(groupByMonth([past, older], 'fr').map(([month]) => month)).toEqual(['Janvier 2026', 'Décembre 2025']);
});
