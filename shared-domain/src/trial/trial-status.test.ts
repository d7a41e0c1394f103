import { describe, expect, test } from '@jest/globals';
import {
  canChangeStatus,
  findCombinedStatus,
  findPartStatus,
  findRoundStatus,
  findTrialState,
  isCorrection,
  isFinished,
  isInProgress,
  isOfficial,
  isOver,
  isPublished,
  isToStart,
  TRIAL_STATUS,
  TRIAL_STATUSES,
} from './trial-status.ts';

const ALL = Object.values(TRIAL_STATUS);

describe('A time is official or unofficial.', () => {
  test('of a trial whose results are official it is official, of any other it is not', () => {
    expect(ALL.filter(isOfficial)).toEqual([TRIAL_STATUS.official]);
  });
});

describe('status of a trial (Q8)', () => {
  test('below 20 it is in progress, and 40 is official', () => {
    expect(ALL.filter(isInProgress)).toEqual([5, 10, 15]);
    expect(ALL.filter(isOfficial)).toEqual([40]);
  });

  test('it is to start until somebody runs, then finished, then published; a cancelled one is none of these', () => {
    expect(ALL.filter(isToStart)).toEqual([20, 25, 30]);
    expect(ALL.filter(isFinished)).toEqual([10, 15, 40]);
    expect(ALL.filter(isPublished)).toEqual([15, 40]);
  });

  test.each([
    [20, [25, 30, 5, 10, 15, 40, 50]],
    [25, [30, 5, 10, 15, 40, 50]],
    [30, [5, 10, 15, 40, 50]],
    [5, [10, 15, 40, 50]],
    [10, [15, 40, 50]],
    [15, [5, 40, 50]],
    [40, [15, 50]],
    [50, [20]],
  ])('from %i it may go to %j and nowhere else', (from, allowed) => {
    const reached = [...ALL, 0, 99].filter((to) => canChangeStatus(from, to));
    expect(reached.sort((a, b) => a - b)).toEqual(allowed.sort((a, b) => a - b));
  });

  test('15 to 5 and 40 to 15 are corrections, kept with their reason', () => {
    expect(ALL.flatMap((from) => ALL.filter((to) => isCorrection(from, to)).map((to) => [from, to]))).toEqual(
      expect.arrayContaining([
        [15, 5],
        [40, 15],
      ]),
    );
    expect(isCorrection(10, 5)).toBe(false);
  });
});

describe('the word a programme shows', () => {
  test.each([
    [5, 'running'],
    [10, 'finished'],
    [15, 'unofficial'],
    [25, 'startlist'],
    [30, 'called'],
    [40, 'official'],
    [50, 'cancelled'],
  ])('%i is %s', (status, state) => {
    expect(findTrialState({ status, starts: 8 })).toBe(state);
  });

  test('planned, or entries when athletes are in it', () => {
    expect(findTrialState({ status: 20, starts: 0 })).toBe('planned');
    expect(findTrialState({ status: 20, starts: 8 })).toBe('entries');
  });
});

test.each([
  ['one in progress before all', [40, 20, 5], 5],
  ['results to be made official before a start list', [25, 15], 15],
  ['a heat that is still to come before official results', [40, 20], 20],
  ['cancelled heats last', [50, 40], 40],
  ['cancelled when all heats are', [50, 50], 50],
  ['planned without heats', [], 20],
] as const)('a round has the status of %s', (_, statuses, status) => {
  expect(findRoundStatus(statuses)).toBe(status);
});

test('a trial is over once it is finished or cancelled', () => {
  expect(TRIAL_STATUSES.filter(isOver)).toEqual([10, 15, 40, 50]);
});

describe('The status of a combined event follows its parts', () => {
  test.each([
    ['planned while no part has begun', 20, [20, 25], 20],
    ['in progress between its parts', 20, [40, 20], 5],
    ['in progress while the last part waits for its photo finish', 25, [40, 10], 5],
    ['its results unofficial once every part’s are published', 20, [40, 15], 15],
    ['a cancelled part is left out', 5, [40, 50], 15],
    ['official and cancelled stay', 40, [40, 5], 40],
    ['without parts its own', 20, [], 20],
  ] as const)('%s', (_, own, parts, status) => {
    expect(findCombinedStatus(own, parts)).toBe(status);
  });
});

describe('The status of a part follows its combined event', () => {
  test.each([
    ['official with it, whatever it was', { status: 5, results: 8 }, { from: 15, to: 40 }, 40],
    ['official already', { status: 40, results: 8 }, { from: 15, to: 40 }, 40],
    ['planned while it has no results', { status: 20, results: 0 }, { from: 15, to: 40 }, 20],
    ['cancelled stays', { status: 50, results: 8 }, { from: 15, to: 40 }, 50],
    ['unofficial again with it', { status: 40, results: 8 }, { from: 40, to: 15 }, 15],
    ['in progress is not taken back', { status: 5, results: 8 }, { from: 40, to: 15 }, 5],
    ['official by itself before', { status: 40, results: 8 }, { from: 20, to: 15 }, 40],
    ['its own where the combined event does not move', { status: 5, results: 8 }, { from: 40, to: 40 }, 5],
    ['its own where the combined event is cancelled', { status: 40, results: 8 }, { from: 40, to: 50 }, 40],
  ] as const)('%s', (_, part, move, status) => {
    expect(findPartStatus(part, move)).toBe(status);
  });
});
