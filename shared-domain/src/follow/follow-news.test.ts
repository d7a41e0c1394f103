import { describe, expect, test } from '@jest/globals';
import { findCallNews, findResultNews, readFollowedResult } from './follow-news.ts';

const MINUTE = 60_000;
const START = 10_000 * MINUTE;

describe('before a start', () => {
  test.each([
    ['planned, 16 min before', 20, -16, -60, undefined],
    ['planned, 15 min before', 20, -15, -60, 'starting'],
    ['with a start list, 13 min before', 25, -13, -60, 'starting'],
    ['12 min before, as the server was away: too late', 25, -11, -60, undefined],
    ['moved to an earlier hour 5 min before its start', 25, -5, -5, 'starting'],
    ['past its start', 25, 1, 1, undefined],
    ['called just now, an hour before', 30, -60, -60, 'called'],
    ['called just now, though its hour is past', 30, 10, 10, 'called'],
    ['called while the server was away', 30, -10, -20, undefined],
    ['running', 5, -1, -1, undefined],
    ['cancelled', 50, -10, -60, undefined],
  ])('%s', (_, status, now, changed, expected) => {
    const trial = { status, start: START, changed: START + changed * MINUTE };
    expect(findCallNews(trial, START + now * MINUTE)).toBe(expected);
  });
});

describe('of a result', () => {
  const row = { prf: { v: 10_450, u: 'ms', st: 1 }, rank: 2 } as const;
  const result = { mark: '1 10450 ms', rank: 2 };

  test.each([
    ['running', 5, undefined],
    ['finished, not yet published', 10, undefined],
    ['unofficial', 15, result],
    ['official', 40, { ...result, isOfficial: true }],
  ])('a trial that is %s', (_, status, expected) => {
    expect(readFollowedResult(status, row)).toEqual(expected);
  });

  test.each([
    ['the first', undefined, result, 'result'],
    ['the same again, as when it becomes official', result, result, undefined],
    ['another mark', result, { ...result, mark: '1 10460 ms' }, 'corrected'],
    ['another place', result, { ...result, rank: 1 }, 'corrected'],
    ['passed by a later finisher', { ...result, count: 3 }, { ...result, rank: 3, count: 4 }, undefined],
    [
      'passed by later finishers, once it is official',
      { ...result, count: 3 },
      { ...result, rank: 4, count: 6, isOfficial: true },
      'result',
    ],
    ['behind by more than came later', { ...result, count: 3 }, { ...result, rank: 4, count: 4 }, 'corrected'],
    ['passed by who was there before', { ...result, count: 3 }, { ...result, rank: 3, count: 3 }, 'corrected'],
    [
      'passed, and no longer qualified',
      { ...result, qualified: 'q', count: 3 },
      { ...result, rank: 3, count: 4 },
      'corrected',
    ],
    ['disqualified', result, { mark: '5' }, 'corrected'],
    ['qualified later', result, { ...result, qualified: 'q' }, 'qualified'],
    ['no longer qualified', { ...result, qualified: 'q' }, result, 'corrected'],
    ['qualified in another way', { ...result, qualified: 'q' }, { ...result, qualified: 'qR' }, 'corrected'],
  ])('%s', (_, known, now, expected) => {
    expect(findResultNews(known, now)).toBe(expected);
  });
});
