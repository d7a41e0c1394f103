import { describe, expect, test } from '@jest/globals';
import { parseTrialUid } from 'shared-domain';
import { layOut, layOutCombined } from './lay-out.ts';
import { makeTrials } from './planned-round.ts';
import { TEMPLATES } from './templates.ts';
import { findVenue, minutesFor } from './venue.ts';

const TWO_DAYS = { days: ['2026-06-13', '2026-06-14'], begins: 600, sexes: [2, 1] as const };

describe.each(TEMPLATES)('the template $id', (template) => {
  const planned = layOut(template, { ...TWO_DAYS, codes: template.codes });

  test('makes trials whose uids are valid and told apart', () => {
    const trials = planned.flatMap((one) => makeTrials(one, TWO_DAYS.days, 'Europe/Paris') ?? []);
    expect(trials.length).toBeGreaterThan(20);
    expect(trials.filter(({ uid }) => parseTrialUid(uid) === undefined)).toEqual([]);
    expect(new Set(trials.map(({ uid }) => uid)).size).toBe(trials.length);
  });

  test('uses no place of the stadium twice at a time', () => {
    const busy = planned.filter((one) => findVenue(one) !== undefined);
    for (const [at, one] of busy.entries()) {
      const end = one.time + one.heats * minutesFor(one);
      const others = busy.slice(at + 1).filter((other) => other.day === one.day && findVenue(other) === findVenue(one));
      expect(others.filter(({ time }) => time < end && time >= one.time)).toEqual([]);
    }
  });
});

test.each([
  ['a trail of 31 km', 31_000, 'T', 113],
  ['a road race of 10.2 km', 10_200, 'R', 40],
  ['a relay of 4 × 100 m', 4100, '0', 6],
  ['a race of 100 m', 100, '0', 4],
])('the minutes of %s are those of its distance', (_, g0, g1, minutes) => {
  expect(minutesFor({ g0, g1 })).toBe(minutes);
});

test('a decathlon over two days has its whole and five parts a day, each of them its own', () => {
  const planned = layOutCombined('decathlon', { ...TWO_DAYS, codes: ['SE'] });
  expect(planned.map(({ day, g0 }) => `${day.slice(8)} ${g0}`)).toEqual([
    '13 800010',
    '13 100',
    '13 900003',
    '13 900005',
    '13 900001',
    '13 400',
    '14 110',
    '14 900006',
    '14 900002',
    '14 900008',
    '14 1500',
  ]);
  expect(planned.slice(1).every(({ combined }) => combined === '800010-0-55-f1')).toBe(true);
});

test('heights and weights are those of the category', () => {
  const planned = layOut({ days: [[{ g0: 80, g1: 'H' }, { g0: 900005 }]] }, { ...TWO_DAYS, codes: ['MI'], sexes: [2] });
  expect(planned.map(({ id }) => id)).toEqual(['000080-HP76-48-f1', '900005-P3000-48-f1']);
});
