import { describe, expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import { aTrial } from 'shared-domain/testing';
import { matchesCheck } from './checks.ts';

const isToMakeOfficial = (trial: Parameters<typeof aTrial>[0]) =>
  matchesCheck('unofficial', aTrial({ status: TRIAL_STATUS.running, starts: 4, results: 4, ...trial }), 0);

describe('what is to be made official', () => {
  test.each([
    ['a race of which everybody has a result', { uid: '003000-W-56-f1' }, true],
    ['a race that some are still to finish', { uid: '003000-W-56-f1', results: 3 }, false],
    ['a contest, where everybody has a result after one attempt', { uid: '900003-0-56-f1' }, false],
    ['a contest that is finished', { uid: '900003-0-56-f1', status: TRIAL_STATUS.finished }, true],
    ['a combined event after its first part', { uid: '800010-0-56-f1' }, false],
    ['an official race', { uid: '003000-W-56-f1', status: TRIAL_STATUS.official }, false],
  ])('%s: %j, %s', (_, trial, isFound) => {
    expect(isToMakeOfficial(trial)).toBe(isFound);
  });
});
