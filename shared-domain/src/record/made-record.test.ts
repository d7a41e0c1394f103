import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import { compareListsInTime, describeMadeRecord, findStandingRecord, type MadeRecord } from './made-record.ts';
import { field, HIGH, jump, LONG, MR, NR, of, SPRINT, time } from './record-claim.fixture.ts';
import { listRecordClaims, type RecordContest, type RecordRow } from './record-claim.ts';

const SPRINT_EVENT = { g0: 100, g1: '0' };
const made = (v: number, missing: MadeRecord['missing'] = [], more: Partial<EventRecord> = {}): MadeRecord => ({
  record: { ...MR, v, holder: 'B. Martin', ...more },
  missing,
});

describe('what a mark has to beat once other lists of the competition count', () => {
  const say = (
    row: RecordRow,
    others: { readonly earlier?: readonly MadeRecord[]; readonly beside?: readonly MadeRecord[] },
    record: EventRecord = MR,
    contest: RecordContest = SPRINT,
  ) =>
    listRecordClaims([row], [record], contest, { earlier: [], beside: [], ...others })[0]
      ?.map((claim) => [claim.relation, claim.record.holder, ...claim.missing].join(' '))
      .join() || 'none';

  test.each([
    ['slower than the heat that beat the record', 10_400, 10_380, 'none'],
    ['as fast as the heat', 10_380, 10_380, 'equals B. Martin'],
    ['as fast as the heat, as shown', 10_379, 10_380, 'equals B. Martin'],
    ['faster than the heat', 10_370, 10_380, 'beats B. Martin'],
    ['after a heat that did not beat it', 10_400, 10_450, 'beats A. Dupont'],
  ])('a final %s', (_, v, heat, expected) => {
    expect(say(time(v), { earlier: [made(heat)] })).toBe(expected);
  });

  test('a heat that is only unofficial or under protest counts; one without a reading, or whose athlete is in doubt, does not', () => {
    expect(say(time(10_400), { earlier: [made(10_380, ['official', 'protest'])] })).toBe('none');
    for (const gap of ['wind', 'nationality', 'zero', 'category'] as const)
      expect(say(time(10_400), { earlier: [made(10_380, [gap])] })).toBe('beats A. Dupont');
  });

  test('one that lacks what the mark lacks too counts', () => {
    const nation = made(10_380, ['nationality', 'official'], { kind: 'NR', scope: 'FRA' });
    expect(say(time(10_400), { earlier: [nation] }, NR)).toBe('none');
    expect(say(time(10_400, { country: 'FRA' }), { earlier: [nation] }, NR)).toMatch(/^beats A\. Dupont/);
  });

  test('marks of another record say nothing of this one', () => {
    const others = [made(10_300, [], { kind: 'SR' }), made(10_300, [], { event: '000100-0-51' })];
    expect(say(time(10_400), { earlier: others, beside: others })).toBe('beats A. Dupont');
  });

  test('pools at the same time: the better mark is the record, and both where they are equal', () => {
    const pool = (v: number) => [made(v, [], LONG)].map((one) => ({ ...one, record: { ...LONG, v } }));
    const beside = (v: number, other: number) => say(jump([v, 1]), { beside: pool(other) }, LONG, field(900_003));
    expect([beside(8020, 8050), beside(8050, 8050), beside(8060, 8050)]).toEqual([
      'none',
      'beats A. Dupont',
      'beats A. Dupont',
    ]);
  });

  test('a jump whose legal mark is not enough may still be one by the mark without a reading', () => {
    const earlier = [{ record: { ...LONG, v: 8050, holder: 'B. Martin' }, missing: [] }];
    expect(say(jump([8020, 1], [8100]), { earlier }, LONG, field(900_003))).toBe('beats B. Martin wind');
  });

  test('a heat by hand has its correction added, and the final is of another method', () => {
    const hand = made(10_200, [], { method: 'hand' });
    expect(say(time(10_410), { earlier: [hand] })).toBe('beats A. Dupont');
    const fast = [made(10_100, [], { method: 'hand' })];
    expect(say(time(10_330), { earlier: fast })).toBe('beats B. Martin method');
    expect(say(time(10_350), { earlier: fast })).toBe('none');
  });
});

test('the record that stands is the best of those made, of equal ones the first', () => {
  const marks = [made(10_400), made(10_380, [], { holder: 'C. Petit' }), made(10_384, [], { holder: 'D. Morel' })];
  expect(findStandingRecord(MR, marks, SPRINT_EVENT).holder).toBe('C. Petit');
  expect(findStandingRecord(MR, [made(10_420)], SPRINT_EVENT)).toBe(MR);
  expect(findStandingRecord(HIGH, [{ record: { ...HIGH, v: 2310 }, missing: [] }], field(900_001).event).v).toBe(2310);
});

test('a record that is made has the event and the scope of the former one, its own mark, method and wind', () => {
  const given = of(100, 10_420, { kind: 'NR', scope: 'FRA', surface: 'outdoor', altitude: true, date: '2019' });
  expect(
    describeMadeRecord({ record: given, v: 10_380, wind: 0.3 }, SPRINT_EVENT, {
      holder: 'B. Martin',
      date: '2026-06-13',
    }),
  ).toStrictEqual({
    ...{ kind: 'NR', scope: 'FRA', event: '000100-0-55', surface: 'outdoor' },
    ...{ v: 10_380, wind: 0.3, holder: 'B. Martin', date: '2026-06-13' },
  });
  expect(describeMadeRecord({ record: MR, v: 10_100 }, { ...SPRINT_EVENT, hand: true }, { holder: '' })).toStrictEqual({
    ...{ kind: 'MR', event: '000100-0-55', v: 10_100, method: 'hand', holder: '' },
  });
});

describe('which list was before which', () => {
  const at = (group: string, round: 'h' | 'f' | 'q', hour: string, g0 = 100) => ({
    ...{ g0, group, round },
    start: `2026-06-13T${hour}:00Z`,
  });
  test.each([
    ['a heat before the final, whatever the hours', at('G', 'h', '15:00'), at('G', 'f', '14:00'), -1],
    ['heats by the hour', at('G', 'h', '14:00'), at('G', 'h', '14:05'), -1],
    ['heats at one hour together', at('G', 'h', '14:00'), at('G', 'h', '14:00'), 0],
    ['pools of a field event together', at('G', 'q', '14:00', 900_003), at('G', 'q', '14:30', 900_003), 0],
    ['other groups by the hour', at('G', 'f', '14:00', 900_003), at('H', 'f', '14:30', 900_003), -1],
    ['other groups at one hour together', at('G', 'f', '14:00'), at('H', 'h', '14:00'), 0],
  ])('%s', (_, one, other, expected) => {
    expect(Math.sign(compareListsInTime(one, other))).toBe(expected);
    expect(Math.sign(compareListsInTime(other, one)) + expected).toBe(0);
  });
});
