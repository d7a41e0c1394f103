import { describe, expect, test } from '@jest/globals';
import { findRelayFaults, findSubstitutesUsed } from './lineup.ts';
import { countSubstitutes, findSubstituteRule } from './substitutes.ts';

const SIX = ['1', '2', '3', '4', '5', '6'];
const RULES = { entered: SIX, substitutes: 2 };

describe('Any four of the athletes entered for the meet; each runs one leg (TR 24.10)', () => {
  test('four entered athletes, in whichever order', () => {
    expect(findRelayFaults([['6', '1', '3', '2']], RULES)).toEqual([]);
  });

  test.each([
    [['1', '2', '3'], [{ kind: 'legs', round: 0, found: 3, needed: 4 }]],
    [['1', '2', '3', '4', '5'], [{ kind: 'legs', round: 0, found: 5, needed: 4 }]],
    [['1', '2', '3', '7'], [{ kind: 'notEntered', round: 0, athlete: '7' }]],
    [['1', '2', '1', '4'], [{ kind: 'runsTwice', round: 0, athlete: '1' }]],
  ])('%j', (athletes, faults) => {
    expect(findRelayFaults([athletes], RULES)).toEqual(faults);
  });

  test('a relay of another number of legs', () => {
    expect(findRelayFaults([['1', '2', '3']], { ...RULES, legs: 3 })).toEqual([]);
  });

  test('the fault names its round', () => {
    expect(
      findRelayFaults(
        [
          ['1', '2', '3', '4'],
          ['1', '2', '3', '9'],
        ],
        { ...RULES, substitutes: 4 },
      ),
    ).toEqual([{ kind: 'notEntered', round: 1, athlete: '9' }]);
  });
});

describe('substitutes are distinct athletes over all rounds after the first', () => {
  const heat = ['1', '2', '3', '4'];

  test('the same team again uses none, in another order neither', () => {
    expect(findSubstitutesUsed([heat, ['4', '3', '2', '1']])).toEqual([]);
    expect(findSubstitutesUsed([])).toEqual([]);
  });

  test('two are allowed, a third is not; one who runs twice is one', () => {
    expect(findRelayFaults([heat, ['1', '2', '5', '6'], ['5', '6', '3', '4']], RULES)).toEqual([]);
    expect(findRelayFaults([heat, ['1', '5', '6', '7']], { entered: [...SIX, '7'], substitutes: 2 })).toEqual([
      { kind: 'substitutes', athletes: ['5', '6', '7'], allowed: 2 },
    ]);
    expect(findRelayFaults([heat, ['1', '2', '3', '5'], ['1', '2', '3', '6']], { ...RULES, substitutes: 1 })).toEqual([
      { kind: 'substitutes', athletes: ['5', '6'], allowed: 1 },
    ]);
  });
});

describe('the number of substitutes is data, by edition', () => {
  test.each([
    ['2 before 2024', { g0: 4100, date: '2023-12-31' }, 2],
    ['4 in the 2024 edition', { g0: 4100, date: '2024-01-01' }, 4],
    ['4 until the end of 2025', { g0: 4400, date: '2025-12-31' }, 4],
    ['2 for the 4 × 100 m from January 2026', { g0: 4100, date: '2026-01-01' }, 2],
    ['2 for the 4 × 400 m from January 2026', { g0: 4400, date: '2026-07-01' }, 2],
    ['the mixed 4 × 400 m unchanged', { g0: 4400, date: '2026-07-01', mixed: true }, 4],
    ['another relay unchanged', { g0: 41500, date: '2026-07-01' }, 4],
    ['a mixed relay before 2024', { g0: 4400, date: '2021-07-30', mixed: true }, 2],
  ])('%s', (_, relay, substitutes) => {
    expect(findSubstituteRule(relay).substitutes).toBe(substitutes);
  });

  test('the edition is named', () => {
    expect(findSubstituteRule({ g0: 4100, date: '2026-01-01' }).edition).toBe('2026');
    expect(findSubstituteRule({ g0: 4100, date: '2000-01-01' }).edition).toBe('before 2024');
  });

  test.each([
    ['of women in 2026', 56, 2],
    ['that is mixed', 1049, 4],
  ])('a trial of a 4 × 400 m %s', (_, category, substitutes) => {
    expect(countSubstitutes({ g0: 4400, date: '2026-06-13T15:00:00+02:00', category })).toBe(substitutes);
  });
});
