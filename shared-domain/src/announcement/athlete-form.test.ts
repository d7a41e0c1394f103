import { expect, test } from '@jest/globals';
import { type AthleteResult, findAthleteForm } from './athlete-form.ts';

const SPRINT = { g0: 100, g1: '0' };
const FINAL = { oid: 'F', group: 'G', event: SPRINT };

const result = (trial: string, fields: Partial<AthleteResult>): AthleteResult => ({
  trial,
  group: 'other',
  round: 'f',
  event: { g0: 200, g1: '0' },
  date: '2026-06-13T12:00:00Z',
  prf: { v: 24_000, u: 'ms', st: 1 },
  ...fields,
});

test('the best here is of the same event, a disqualification is none; the trial itself does not count', () => {
  const results = [
    result('F', { group: 'G', event: SPRINT, prf: { v: 11_000, u: 'ms', st: 1 } }),
    result('H', { group: 'G', event: SPRINT, prf: { v: 11_700, u: 'ms', st: 1 } }),
    result('I', { group: 'G', event: SPRINT, prf: { v: 11_500, u: 'ms', st: 1 } }),
    result('J', { group: 'G', event: SPRINT, prf: { st: 4 } }),
    result('K', { event: { g0: 100, g1: '2' }, prf: { v: 10_000, u: 'ms', st: 1 } }),
  ];
  expect(findAthleteForm(FINAL, results).best?.trial).toBe('I');
  expect(findAthleteForm(FINAL, []).best).toBeUndefined();
});

test('rounds in their order; of other events the three newest', () => {
  const at = (hour: number) => ({ date: `2026-06-13T${hour}:00:00Z` });
  const results = [
    result('semi', { group: 'G', ...at(12) }),
    result('heat', { group: 'G', ...at(10) }),
    ...[10, 13, 11, 12].map((hour) => result(`o${hour}`, at(hour))),
  ];
  const { rounds, others } = findAthleteForm(FINAL, results);
  expect(rounds.map(({ trial }) => trial)).toEqual(['heat', 'semi']);
  expect(others.map(({ trial }) => trial)).toEqual(['o13', 'o12', 'o11']);
});
