import { expect, test } from '@jest/globals';
import { countMinutesAhead, formatHoursAhead } from './LocalTime.tsx';

test.each([
  ['2016-08-12T15:00:00Z', 'America/Sao_Paulo', 'Europe/Paris', 300],
  ['2016-01-12T15:00:00Z', 'Indian/Reunion', 'Europe/Paris', -180],
  ['2016-08-12T15:00:00Z', 'Europe/Paris', 'Europe/Madrid', 0],
  ['2016-08-12T15:00:00Z', 'Europe/Paris', 'Asia/Kolkata', 210],
])('at %s a stadium in %s and a reader in %s are %i minutes apart', (iso, tz, own, minutes) => {
  expect(countMinutesAhead(iso, tz, own)).toBe(minutes);
});

test('an instant that is none is no reason for a note', () => {
  expect(countMinutesAhead('', 'Europe/Paris', 'Asia/Tokyo')).toBe(0);
});

test('a difference is written in hours, with its minutes where there are some', () => {
  expect([300, -240, 210].map(formatHoursAhead)).toEqual(['+5\u00a0h', '\u22124\u00a0h', '+3\u00a0h\u00a030']);
});
