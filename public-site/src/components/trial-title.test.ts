import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { formatDisciplineText, formatHeatText, formatRoundText, formatTrialTitle } from './trial-title.ts';

const race = (uid: string) => aTrial({ oid: 'T', uid });

test.each([['010000-R-55-f1'], ['042195-R-56-f1'], ['020000-WR-55-f1'], ['000001-0-57-f1']])(
  '%s, one race of everybody outside the stadium, is no final',
  (uid) => {
    expect(formatRoundText(race(uid), 'fr', undefined)).toBe('');
    expect(formatTrialTitle(race(uid), 'fr', undefined)).not.toContain('Finale');
  },
);

test('neither is a race that only the competition’s kind puts on the road', () => {
  expect(formatRoundText(race('010000-0-55-f1'), 'fr', undefined)).toBe('Finale');
  expect(formatRoundText(race('010000-0-55-f1'), 'fr', 'road')).toBe('');
});

test('a heading still names such a race', () => {
  expect(formatHeatText(race('042195-R-56-f1'), 'fr', undefined)).toBe('Marathon');
});

test('heats on the road keep their label', () => {
  expect(formatRoundText({ ...race('005000-R-55-h2'), heats: 3, rounds: 2 }, 'fr', undefined)).toBe('Série\u00a02/3');
});

test('a number and a letter stay on the line of their word', () => {
  expect(formatRoundText({ ...race('000100-0-55-q2'), heats: 2 }, 'fr', undefined)).toBe('Qualification\u00a0B');
});

test('a number stays on the line of its unit', () => {
  expect(formatDisciplineText({ g0: 110, g1: 'HP106' }, 'fr')).toBe('110\u00a0m haies');
  expect(formatDisciplineText({ g0: 5000, g1: 'R', road: true }, 'en')).toBe('5\u00a0km');
  expect(formatHeatText({ ...race('000100-0-55-c1'), heats: 1 }, 'fr', undefined)).toBe('100\u00a0m');
});

test('three timed finals of one event are told by their number', () => {
  expect(formatRoundText({ ...race('000100-0-55-f2'), heats: 3, rounds: 1 }, 'fr', undefined)).toBe(
    'Finale directe\u00a02/3',
  );
  expect(formatRoundText({ ...race('000100-0-55-f2'), heats: 3, rounds: 2 }, 'fr', undefined)).toBe('Finale\u00a0B');
});

test.each([
  ['000100-0-54-f1', '100 m ES F Finale', '100 m U23 W Final'],
  ['000100-0-112-f1', '100 m M5 F Finale', '100 m W60 Final'],
])('%s has the code of its category in the reader’s language, its sex once', (uid, fr, en) => {
  expect(formatTrialTitle(race(uid), 'fr', undefined)).toBe(fr);
  expect(formatTrialTitle(race(uid), 'en', undefined)).toBe(en);
});

test('a race of a cross keeps its name, in the reader’s language where it is the automatic one', () => {
  const cross = (group: string) => ({ ...race('000001-0-55-f1'), group });
  expect(formatTrialTitle(cross('Cross court'), 'en', undefined)).toMatch(/^Cross court /);
  expect(formatTrialTitle(cross('Cross Hommes'), 'en', undefined)).toMatch(/^Cross-country /);
});

test('a contest of several categories has the codes of each, the sex once', () => {
  const shot = { ...race('900005-0-57-f1'), dets: { categories: [49, 51, 55] } };
  expect(formatTrialTitle(shot, 'fr', undefined)).toBe('Poids CA, JU, SE M Finale');
  expect(formatTrialTitle(shot, 'en', undefined)).toBe('Shot put U18, U20, SE M Final');
});
