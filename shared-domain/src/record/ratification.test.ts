import { describe, expect, test } from '@jest/globals';
import { findRatificationDeadline, listRatificationItems, type RecordEvidence } from './ratification.ts';

const NOTHING = { evidence: [], results: 0 };
const ids = (g0: number, g1 = '0', hand?: boolean) =>
  listRatificationItems({ g0, g1, hand }, NOTHING).map(({ id }) => id);
const PHOTO = ['zero', 'finishPicture', 'photoOperator'];
const END = ['referee', 'doping'];

describe('what the file of a record holds, by the event', () => {
  test.each([
    ['a sprint', [100], ['fullResult', 'wind', 'gauge', 'startSystem', 'starter', ...PHOTO, ...END]],
    ['a sprint indoors', [60, 'I'], ['fullResult', 'startSystem', 'starter', ...PHOTO, ...END]],
    ['one lap', [400], ['fullResult', 'startSystem', 'starter', ...PHOTO, ...END]],
    ['a middle distance', [800], ['fullResult', 'starter', ...PHOTO, ...END]],
    ['a relay', [4400], ['fullResult', 'startSystem', 'starter', ...PHOTO, ...END]],
    ['a race timed by hand', [1500, '0', true], ['fullResult', 'starter', 'watches', ...END]],
    ['a race walk', [5000, 'W'], ['fullResult', 'starter', ...PHOTO, 'walkJudges', ...END]],
    ['a short race walk', [400, 'W'], ['fullResult', 'starter', ...PHOTO, 'walkJudges', ...END]],
    ['a road race', [10_000, 'R'], ['fullResult', 'starter', 'course', ...END]],
    ['a high jump', [900_001], ['fullResult', 'heights', 'judges', ...END]],
    ['a long jump', [900_003], ['fullResult', 'wind', 'gauge', 'measurement', 'judges', ...END]],
    ['a throw', [900_005], ['fullResult', 'implementBefore', 'implementAfter', 'measurement', 'judges', ...END]],
    ['a decathlon', [800_010], ['fullResult', ...END]],
  ] as readonly [string, Parameters<typeof ids>, readonly string[]][])('%s', (_, event, expected) => {
    expect(ids(...event)).toEqual(expected);
  });
});

const SPRINT = { g0: 100, g1: '0' };
const find = (id: string, evidence: readonly RecordEvidence[]) =>
  listRatificationItems(SPRINT, { evidence, results: 0 }).find((item) => item.id === id);

test('what officials said fills it: what, its value, by whom; the last word counts', () => {
  expect(
    find('startSystem', [{ what: 'startSystem', ok: true, text: 'A12', value: 3, by: 'B', signerKind: 'starter' }]),
  ).toEqual({
    id: 'startSystem',
    value: 'A12, 3, B',
  });
  expect(find('gauge', [{ what: 'gauge', text: '', signerKind: 'wind' }])?.value).toBe('gauge');
  const bad = { what: 'zero', ok: false, text: 'C1', signerKind: 'chrono' };
  expect(find('zero', [{ ...bad, ok: true }, bad])).toEqual({ id: 'zero' });
  expect(find('zero', [bad, { ...bad, ok: true }])?.value).toBe('C1');
});

test('signatures are those of the kind of code', () => {
  const signed = [
    { what: 'sign', by: 'D. Starter', signerKind: 'starter' },
    { what: 'sign', by: 'E. Photo', signerKind: 'chrono' },
  ];
  expect([find('starter', signed)?.value, find('photoOperator', signed)?.value]).toEqual(['D. Starter', 'E. Photo']);
  expect(find('starter', signed.slice(1))).toEqual({ id: 'starter' });
  expect(find('referee', signed)).toEqual({ id: 'referee' });
  const judge = { what: 'sign', by: 'F. Judge', signerKind: 'judge' };
  const jump = listRatificationItems({ g0: 900_001, g1: '0' }, { evidence: [judge], results: 0 });
  expect(jump.find(({ id }) => id === 'judges')?.value).toBe('F. Judge');
});

test('the wind and the full result are of the result itself', () => {
  const items = listRatificationItems(SPRINT, {
    evidence: [{ what: 'wind', text: 'x', signerKind: 'wind' }],
    wind: 1.3,
    results: 8,
  });
  expect(items.slice(0, 2)).toEqual([
    { id: 'fullResult', value: '8' },
    { id: 'wind', value: '+1.3' },
  ]);
  expect(find('wind', [{ what: 'wind', text: 'x', signerKind: 'wind' }])).toEqual({ id: 'wind' });
  expect(find('fullResult', [])).toEqual({ id: 'fullResult' });
});

test('it is sent within 30 days', () => {
  expect(findRatificationDeadline('2026-06-13T14:00:00Z')).toBe('2026-07-13');
  expect(findRatificationDeadline('2026-12-15T23:30:00+02:00')).toBe('2027-01-14');
});
