import { expect, test } from '@jest/globals';
import { aChallenge } from 'shared-domain/testing';
import { byMonth, selectChallenges } from './select-challenges.ts';

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
const everything = [older, next, past, live];
const all = { kind: '', federation: '', text: '' };

test.each([
  ['past ones, latest first', { ...all, when: 'passees' as const }, ['1', '2']],
  ['the live one', { ...all, when: 'direct' as const }, ['3']],
  ['those to come', { ...all, when: 'avenir' as const }, ['4']],
  ['a kind', { ...all, when: 'passees' as const, kind: 'indoor' }, ['2']],
  ['a town without its accent', { ...all, when: 'avenir' as const, text: 'sete' }, ['4']],
  ['two letters search nothing', { ...all, when: 'avenir' as const, text: 'zz' }, ['4']],
  ['three letters that are nowhere', { ...all, when: 'avenir' as const, text: 'zzz' }, []],
])('%s', (_, filters, found) => {
  expect(selectChallenges(everything, filters, now).map(({ oid }) => oid)).toEqual(found);
});

test('months follow the list', () => {
  expect(byMonth([past, older], 'fr').map(([month]) => month)).toEqual(['Janvier 2026', 'Décembre 2025']);
});
