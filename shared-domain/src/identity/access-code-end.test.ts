import { expect, test } from '@jest/globals';
import { findAccessCodeEnd } from './access-code-end.ts';

test.each([
  ['2026-06-13', 1, 'Europe/Paris', '2026-06-15T22:00:00.000Z'],
  ['2026-06-13', 2, 'Indian/Reunion', '2026-06-16T20:00:00.000Z'],
  ['2026-03-27', 1, 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
  ['2026-12-31', 1, 'Europe/Paris', '2027-01-02T23:00:00.000Z'],
])(
  'codes of a competition of %s, %i days, in %s expire two days after its last day: %s (Q24)',
  (date, duration, tz, end) => {
    expect(findAccessCodeEnd({ date, duration, tz }).toISOString()).toBe(end);
  },
);

test('a bad day has no end', () => {
  expect(findAccessCodeEnd({ date: 'soon', duration: 1, tz: 'Europe/Paris' }).getTime()).toBeNaN();
});
