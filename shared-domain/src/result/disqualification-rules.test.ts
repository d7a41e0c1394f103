import { describe, expect, test } from '@jest/globals';
import { DISQUALIFICATION_RULES, describeRule, hasRule, listDisqualificationRules } from './disqualification-rules.ts';
import { parseRule } from './rule-number.ts';

describe('a disqualification is chosen from the rules’ list (TR 7)', () => {
  test('every rule of the list has a number, and words in both languages', () => {
    for (const { rule, fr, en } of DISQUALIFICATION_RULES) {
      expect(parseRule(rule)).toBe(rule);
      expect([fr, en].every((words) => words.length > 3)).toBe(true);
    }
    expect(new Set(DISQUALIFICATION_RULES.map(({ rule }) => rule)).size).toBe(DISQUALIFICATION_RULES.length);
  });

  test.each([
    ['100 m', { g0: 100, g1: '0' }, 'TR17.3.1', true],
    ['100 m', { g0: 100, g1: '0' }, 'TR22.6.1', false],
    ['400 m hurdles', { g0: 400, g1: 'HP91' }, 'TR22.6.1', true],
    ['1500 m', { g0: 1500, g1: '0' }, 'TR17.3.1', false],
    ['3000 m steeple', { g0: 3000, g1: 'SP91' }, 'TR23.7', true],
    ['4 × 100 m', { g0: 4100, g1: '0' }, 'TR24.7', true],
    ['10 km walk', { g0: 10_000, g1: 'WR' }, 'TR54.7.1', true],
    ['long jump', { g0: 900_003, g1: '0' }, 'TR16.8', false],
    ['long jump', { g0: 900_003, g1: '0' }, 'TR5.7', true],
    ['shot put', { g0: 900_005, g1: '0' }, 'TR32.4', true],
  ] as const)('%s: the list has what its event may be disqualified for', (_, event, rule, isThere) => {
    expect(listDisqualificationRules(event).some((one) => one.rule === rule)).toBe(isThere);
  });

  test('a rule in words; one that is not in the list has none', () => {
    expect([describeRule('TR16.8', 'fr'), describeRule('TR16.8', 'en')]).toEqual(['faux départ', 'false start']);
    expect(describeRule('TR99', 'fr')).toBeUndefined();
  });

  test('a rule stands beside a disqualification or a DNF, nowhere else', () => {
    expect([1, 2, 3, 4, 5].filter((st) => hasRule({ st }))).toEqual([3, 4]);
  });
});
