import { describe, expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import { isStillRunning } from './hindrance.ts';

const { running, finished, unofficial } = TRIAL_STATUS;

describe('A trial that still goes on', () => {
  test.each([
    ['a race whose every runner has a mark', { status: running, starts: 8, results: 8, g0: 100 }, false],
    ['a long race with half of its runners out', { status: running, starts: 412, results: 191, g0: 10_000 }, true],
    ['a long jump whose every athlete has a mark', { status: running, starts: 8, results: 8, g0: 900_003 }, false],
    ['a long jump that is over', { status: finished, starts: 8, results: 8, g0: 900_003 }, false],
    ['a decathlon with parts to go', { status: running, starts: 12, results: 12, g0: 800_010 }, true],
    ['a decathlon that is over', { status: unofficial, starts: 12, results: 12, g0: 800_010 }, false],
    ['a race that is over, with one mark to come', { status: finished, starts: 8, results: 7, g0: 100 }, false],
  ])('%s', (_, trial, expected) => {
    expect(isStillRunning(trial)).toBe(expected);
  });
});
