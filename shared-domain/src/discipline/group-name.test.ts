import { describe, expect, test } from '@jest/globals';
import { formatGroupName, formatGroupTitle } from './group-name.ts';

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

describe('The name of a group', () => {
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
