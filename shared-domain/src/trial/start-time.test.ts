import { describe, expect, test } from '@jest/globals';
import {
  compareStartTimes,
  countDelayMinutes,
  findStartTime,
  isAhead,
  isEstimateOver,
  moveStart,
} from './start-time.ts';
import { TRIAL_STATUS } from './trial-status.ts';

const ALL = Object.values(TRIAL_STATUS);
const date = '2026-06-13T14:00:00+02:00';
const later = '2026-06-13T15:00:00+02:00';
const planned = { status: 25, date };

describe('the hour that is shown for a trial (Q9)', () => {
  test('is the expected one while it is to start, else that of the programme', () => {
    expect(ALL.filter((status) => findStartTime({ status, date, dateE: later }) === later)).toEqual([20, 25, 30]);
    expect(findStartTime(planned)).toBe(date);
  });

  test('gives the order of events, whatever zone an hour is written in', () => {
    const delayed = { ...planned, dateE: later };
    const between = { status: 20, date: '2026-06-13T12:30:00Z' };
    expect([delayed, between, planned].toSorted(compareStartTimes)).toEqual([planned, between, delayed]);
  });
});

test('a trial is ahead until it begins, for two hours after the hour that is expected', () => {
  const last = Date.parse('2026-06-13T16:00:00+02:00');
  expect(ALL.filter((status) => isAhead({ status, date }, last))).toEqual([20, 25, 30]);
  expect(ALL.filter((status) => isAhead({ status, date }, last + 1))).toEqual([]);
  expect(isAhead({ ...planned, dateE: later }, last + 3_600_000)).toBe(true);
});

describe('the delay of a trial', () => {
  test('is told in minutes', () => {
    expect(countDelayMinutes({ ...planned, dateE: '2026-06-13T12:10:00Z' })).toBe(10);
  });

  test.each([
    ['without another time', planned],
    ['brought forward', { ...planned, dateE: '2026-06-13T13:50:00+02:00' }],
    ['that runs', { ...planned, status: 5, dateE: '2026-06-13T14:10:00+02:00' }],
    ['that is over', { ...planned, status: 40, dateE: '2026-06-13T14:10:00+02:00' }],
    ['whose date is none', { ...planned, dateE: 'tomorrow' }],
  ])('a trial %s has none', (_what, trial) => {
    expect(countDelayMinutes(trial)).toBe(0);
  });
});

describe('a trial moved by the desk', () => {
  const tz = 'Europe/Paris';
  const day = new Date('2026-06-13T11:00:00Z');
  const moved = '2026-06-13T13:00:00.000Z';

  test('keeps the hour of the programme on its own day, and is late on it', () => {
    const first = { ...planned, ...moveStart(planned, 60, { now: day, tz }) };
    expect(first).toEqual({ ...planned, dateE: moved });
    expect(moveStart(first, 15, { now: day, tz })).toEqual({ date, dateE: '2026-06-13T13:15:00.000Z' });
  });

  test.each([
    ['before that day', planned, new Date('2026-06-12T21:59:00Z')],
    ['once it has begun', { ...planned, status: 5, dateE: '2026-06-13T14:02:11+02:00' }, day],
  ])('%s the programme changes', (_when, trial, now) => {
    expect(moveStart(trial, 60, { now, tz })).toEqual({ date: moved });
  });
});

test.each([
  ['the same programme, still to start', { status: 30, date: '2026-06-13T12:00:00Z' }, false],
  ['another hour of the programme', { status: 25, date: later }, true],
  ['a start of which nobody told the instant', { status: 5, date }, true],
  ['cancelled', { status: 50, date }, true],
])('an expected hour after a change to %s', (_what, after, isOver) => {
  expect(isEstimateOver({ ...planned, dateE: later }, after)).toBe(isOver);
});

test('the instant at which a trial began stays', () => {
  expect(isEstimateOver({ status: 5, date }, { status: 10, date: later })).toBe(false);
});
