import { expect, test } from '@jest/globals';
import { findMonday, groupByWeek } from './Meetings.tsx';

test.each([
  ['2026-06-08', '2026-06-08'],
  ['2026-06-13', '2026-06-08'],
  ['2026-06-14', '2026-06-08'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(findMonday(day)).toBe(monday);
});

test('weeks follow the list, each with how far it is', () => {
  const days = ['2026-06-14', '2026-06-15', '2026-06-21', '2026-05-31'].map((date) => ({ date }));
  expect(groupByWeek(days, '2026-06-13').map(({ weeksAway, items }) => [weeksAway, items.length])).toEqual([
    [0, 1],
    [1, 2],
    [-2, 1],
  ]);
});
