import { expect, test } from '@jest/globals';
import { countDelayMinutes } from './DelayedState.tsx';

const planned = { status: 25 as const, date: '2026-06-13T14:00:00+02:00' };

test('a start put off by its organiser tells the minutes', () => {
  expect(countDelayMinutes({ ...planned, dateE: '2026-06-13T12:10:00Z' })).toBe(10);
});

test.each([
  ['without another time', planned],
  ['brought forward', { ...planned, dateE: '2026-06-13T13:50:00+02:00' }],
  ['that runs', { ...planned, status: 5 as const, dateE: '2026-06-13T14:10:00+02:00' }],
  ['that is over', { ...planned, status: 40 as const, dateE: '2026-06-13T14:10:00+02:00' }],
])('a trial %s tells none', (_what, trial) => {
  expect(countDelayMinutes(trial)).toBe(0);
});
