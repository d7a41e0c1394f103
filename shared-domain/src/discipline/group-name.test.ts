import { describe, expect, test } from '@jest/globals';
import { formatEventName, formatGroupName, formatGroupTitle } from './group-name.ts';

const HUNDRED = { g0: 100, g1: '0' };

describe('What a programme calls an event', () => {
  test.each([
    [56, '100 m Femmes SE', '100 m Women SE'],
    [58, '100 m Femmes', '100 m Women'],
    [57, '100 m Hommes', '100 m Men'],
    [1043, '100 m Mixte PO', '100 m Mixed U12'],
    [112, '100 m Femmes M5', '100 m W60'],
  ])('for category %i it is «%s», in English “%s”', (category, fr, en) => {
    const group = { ...HUNDRED, category };
    expect([formatGroupName(group, 'fr'), formatGroupName(group, 'en')]).toEqual([fr, en]);
  });
});

describe('The name of a contest of some categories', () => {
  const shot = { g0: 900_005, g1: '0', category: 57, categories: [55, 49, 51] };

  test('says them after the sex, the youngest first', () => {
    expect([formatGroupName(shot, 'fr'), formatGroupName(shot, 'en')]).toEqual([
      'Poids Hommes (CA, JU, SE)',
      'Shot put Men (U18, U20, SE)',
    ]);
  });

  test.each([
    ['Poids Hommes', 'Poids Hommes (CA, JU, SE)', 'Shot put Men (U18, U20, SE)'],
    ['Poids Hommes (CA, JU, SE)', 'Poids Hommes (CA, JU, SE)', 'Shot put Men (U18, U20, SE)'],
    ['Poids du challenge', 'Poids du challenge', 'Poids du challenge'],
  ])('whose group is named «%s» is «%s», in English “%s”', (name, fr, en) => {
    expect([formatGroupTitle(name, shot, 'fr'), formatGroupTitle(name, shot, 'en')]).toEqual([fr, en]);
  });
});

describe('The name of a group', () => {
  test('is known whatever the space between its thousands', () => {
    const group = { ...HUNDRED, g0: 10_000, category: 57 };
    for (const name of ['10\u202f000 m Hommes', '10\u00a0000 m Hommes', '10 000 m Hommes', '10000 m Hommes'])
      expect(formatGroupTitle(name, group, 'en')).toBe(formatGroupName(group, 'en'));
  });

  test.each([
    ['100 m Femmes SE', '100 m Women SE'],
    ['100 m Femmes', '100 m Women'],
    ['100 m Hommes', '100 m Hommes'],
    ['Sprint de gala', 'Sprint de gala'],
  ])('«%s» is “%s” in English, and stays in French', (name, en) => {
    const group = { ...HUNDRED, category: 56 };
    expect([formatGroupTitle(name, group, 'fr'), formatGroupTitle(name, group, 'en')]).toEqual([name, en]);
  });
});

describe('The name of an event', () => {
  const cross = { g0: 1, g1: '0', category: 57 };
  test.each([
    ['Cross court', cross, 'Cross court', 'Cross court'],
    ['Cross Hommes', cross, 'Cross', 'Cross-country'],
    ['', cross, 'Cross', 'Cross-country'],
    ['Finale du sprint', { ...HUNDRED, category: 57 }, '100 m', '100 m'],
  ])('of a group named «%s»: a cross keeps the name that it was given', (name, group, fr, en) => {
    expect([formatEventName(name, group, 'fr'), formatEventName(name, group, 'en')]).toEqual([fr, en]);
  });
});
