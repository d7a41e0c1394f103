import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FALSE_START_RULE, judgeFalseStarts } from './false-start.ts';

const starts = (...athletes: string[]) => athletes.map((athlete) => ({ athletes: [athlete] }));

describe('False start outside combined events (TR 16.8)', () => {
  test('disqualification at once, shown DQ TR16.8', () => {
    expect(FALSE_START_RULE).toBe('TR16.8');
    expect(judgeFalseStarts(starts('7'))).toEqual({
      falseStarts: 1,
      fieldWarned: false,
      warned: [],
      disqualified: ['7'],
      refused: [],
    });
  });

  test('two athletes responsible for the same start are both out', () => {
    expect(judgeFalseStarts([{ athletes: ['7', '4', '7'] }]).disqualified).toEqual(['7', '4']);
  });

  test('a race without a recall has nobody out', () => {
    expect(judgeFalseStarts([])).toEqual({
      falseStarts: 0,
      fieldWarned: false,
      warned: [],
      disqualified: [],
      refused: [],
    });
  });
});

describe('False start in a combined event', () => {
  const combined = { combined: true };

  test('the first in a race warns the whole field, nobody is out', () => {
    expect(judgeFalseStarts(starts('7'), combined)).toMatchObject({
      falseStarts: 1,
      fieldWarned: true,
      warned: ['7'],
      disqualified: [],
    });
  });

  test("any later one, whoever's, disqualifies", () => {
    expect(judgeFalseStarts(starts('7', '4'), combined).disqualified).toEqual(['4']);
    expect(judgeFalseStarts(starts('7', '7'), combined).disqualified).toEqual(['7']);
    expect(judgeFalseStarts(starts('7', '4', '1'), combined)).toMatchObject({
      falseStarts: 3,
      disqualified: ['4', '1'],
    });
  });

  test('a recall that is nobody’s fault neither warns nor counts', () => {
    expect(judgeFalseStarts([{ athletes: [] }, ...starts('7')], combined)).toMatchObject({
      falseStarts: 1,
      warned: ['7'],
      disqualified: [],
      refused: [],
    });
  });

  test('each race has its own count', () => {
    expect(judgeFalseStarts(starts('7'), combined).disqualified).toEqual(
      judgeFalseStarts(starts('4'), combined).disqualified,
    );
  });
});

test('an athlete named twice in one recall is one athlete: nothing is refused', () => {
  for (const combined of [false, true]) {
    const { falseStarts, refused, warned, disqualified } = judgeFalseStarts([{ athletes: ['7', '7'] }], { combined });
    expect([falseStarts, refused, [...warned, ...disqualified]]).toEqual([1, [], ['7']]);
  }
  expect(judgeFalseStarts([...starts('7'), { athletes: ['7', '7'] }]).refused).toHaveLength(1);
});

test('a start by an athlete who is out already is refused by its place in the log and does not count', () => {
  expect(judgeFalseStarts(starts('7', '7'))).toMatchObject({
    falseStarts: 1,
    disqualified: ['7'],
    refused: [{ index: 1, reason: 'already disqualified' }],
  });
  expect(judgeFalseStarts([...starts('7'), { athletes: ['7', '4'] }])).toMatchObject({
    falseStarts: 2,
    disqualified: ['7', '4'],
    refused: [{ index: 1, reason: 'already disqualified' }],
  });
});

const log = fc.array(fc.record({ athletes: fc.array(fc.constantFrom('1', '2', '3', '4'), { maxLength: 3 }) }));

test('nobody is disqualified twice, and a combined race loses nobody the plain race keeps', () => {
  fc.assert(
    fc.property(log, (facts) => {
      const plain = judgeFalseStarts(facts);
      const combined = judgeFalseStarts(facts, { combined: true });
      expect(new Set(plain.disqualified).size).toBe(plain.disqualified.length);
      expect(combined.disqualified.every((athlete) => plain.disqualified.includes(athlete))).toBe(true);
      expect(plain.fieldWarned).toBe(false);
      expect(combined.fieldWarned).toBe(combined.falseStarts > 0);
    }),
  );
});
