import { expect, test } from '@jest/globals';
import { findClosing, findNewestMinutes } from './call-time.ts';

test('of two call rooms the one that was told last says when calls close; without any the minutes are the proposed ones', () => {
  const race = { g0: 100, status: 25, date: '2026-06-13T14:00:00Z' } as const;
  const field = { ...race, g0: 900_003 };
  const close = (...settings: Parameters<typeof findNewestMinutes>[0][number][]) =>
    [race, field].map((trial) => new Date(findClosing(trial, findNewestMinutes(settings))).toISOString().slice(11, 16));
  expect(close(undefined, undefined)).toEqual(['13:45', '13:30']);
  expect(close({ race: 40, set: 2 }, { race: 20, field: 60, set: 1 })).toEqual(['13:20', '13:30']);
  expect(close(undefined, { field: 60, set: 1 })).toEqual(['13:45', '13:00']);
  expect(close({ race: 5 }, { race: 20, set: 1 })).toEqual(['13:40', '13:30']);
});
