import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareTrials, type DatedTrial } from './trial-order.ts';
import { isInProgress, TRIAL_STATUS } from './trial-status.ts';

describe('A trial with status below 20 is in progress (sorted first).', () => {
  test.each([
    [0, true],
    [5, true],
    [10, true],
    [15, true],
    [19, true],
    [20, false],
    [21, false],
    [40, false],
    [50, false],
  ])('status %i is in progress: %p', (status, is) => {
    expect(isInProgress(status)).toBe(is);
    expect(Math.sign(compareTrials({ status }, { status: 20 }))).toBe(is ? -1 : 0);
    expect(Math.sign(compareTrials({ status: 20 }, { status }))).toBe(is ? 1 : 0);
  });

  test('those in progress come first, each part by its time', () => {
    const trials = [
      { oid: 'a', status: 20, date: '2026-06-13T09:00:00+02:00' },
      { oid: 'b', status: 15, date: '2026-06-13T14:00:00+02:00' },
      { oid: 'c', status: 40, date: '2026-06-13T08:00:00+02:00' },
      { oid: 'd', status: 5, date: '2026-06-13T12:30:00Z' },
      { oid: 'e', status: 10, date: '2026-06-13T13:30:00+02:00' },
      { oid: 'f', status: 5 },
      { oid: 'g', status: 25, date: 'soon' },
    ];
    expect(trials.sort(compareTrials).map(({ oid }) => oid)).toEqual(['e', 'b', 'd', 'f', 'c', 'a', 'g']);
  });

  test('two without a time stay as they were', () => {
    expect(compareTrials({ status: 5 }, { status: 15, date: 'soon' })).toBe(0);
  });

  test('it is an order: one way or the other, and in a row', () => {
    const trial = fc.record({
      status: fc.constantFrom(...Object.values(TRIAL_STATUS)),
      date: fc.constantFrom(undefined, '', '2026-06-13T09:00:00Z', '2026-06-13T10:00:00Z', '2026-06-13T12:00:00+03:00'),
    });
    const before = (a: DatedTrial, b: DatedTrial) => compareTrials(a, b) <= 0;
    fc.assert(
      fc.property(trial, trial, trial, (a, b, c) => {
        expect(Math.sign(compareTrials(a, b)) + Math.sign(compareTrials(b, a))).toBe(0);
        if (before(a, b) && before(b, c)) expect(before(a, c)).toBe(true);
      }),
    );
  });
});
