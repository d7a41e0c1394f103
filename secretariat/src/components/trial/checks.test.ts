import { describe, expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import { aTrial } from 'shared-domain/testing';
import { matchesCheck } from './checks.ts';

const isToMakeOfficial = (trial: Parameters<typeof aTrial>[0]) =>
  matchesCheck('unofficial', aTrial({ status: TRIAL_STATUS.running, starts: 4, results: 4, ...trial }), {
    now: 0,
    kind: 'outdoor',
  });

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

describe('a wind that is missing', () => {
  const FIFTY = { uid: '000050-0-44-c1', status: TRIAL_STATUS.official, starts: 4, results: 4 } as const;
  test.each([
    ['a race of 50 m outdoors', FIFTY, 'outdoor', true],
    [
      'one of which everybody has a result, though nobody declared it finished',
      { ...FIFTY, status: 5 },
      'outdoor',
      true,
    ],
    ['one that some are still to finish', { ...FIFTY, status: 5, results: 3 }, 'outdoor', false],
    ['one whose wind was read', { ...FIFTY, dets: { wind: 0.2 } }, 'outdoor', false],
    ['the same race in a hall', FIFTY, 'indoor', false],
    ['a race of 1000 m', { ...FIFTY, uid: '001000-0-44-c1' }, 'outdoor', false],
    ['the combined event itself', { ...FIFTY, uid: '800003-0-44-f1' }, 'outdoor', false],
  ] as const)('%s', (_, trial, kind, isFound) => {
    expect(matchesCheck('wind', aTrial(trial), { now: 0, kind })).toBe(isFound);
  });
});
