import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import { findRecordMark, findRecordRelation, listTouchedRecords, type RecordCandidate } from './record-relation.ts';

const MEN = 55;
const SPRINT = { event: { g0: 100, g1: '0' }, category: MEN, wind: 1.2 };
const LONG = { event: { g0: 900_003, g1: '0' }, category: MEN };
const SHOT = { event: { g0: 900_005, g1: '0' }, category: MEN };
const MEETING: EventRecord = { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' };
const STADIUM: EventRecord = { ...MEETING, kind: 'SR', v: 10_310 };

const timed = (v: number, more: Partial<RecordCandidate> = {}): RecordCandidate => ({
  prf: { v, u: 'ms', st: 1 },
  ...more,
});
const far = (v: number, more: Partial<RecordCandidate> = {}): RecordCandidate => ({
  prf: { v, u: 'mm', st: 1 },
  ...more,
});

describe('what a mark does to a record', () => {
  test.each([
    ['better by a hundredth', 10_410, SPRINT.event, 'beats'],
    ['the same', 10_420, SPRINT.event, 'equals'],
    ['the same as shown, though shorter by a thousandth', 10_411, SPRINT.event, 'equals'],
    ['worse', 10_421, SPRINT.event, undefined],
    ['a hand time with 0.24 s to spare', 10_100, { ...SPRINT.event, hand: true }, 'beats'],
    ['a hand time that would be the same', 10_400, { ...SPRINT.event, hand: true }, undefined],
  ])('%s', (_, v, event, relation) => {
    expect(findRecordRelation({ v, u: 'ms', st: 1 }, 10_420, event)).toBe(relation);
  });

  test('further is better in the field, by the centimetre', () => {
    const relate = (v: number) => findRecordRelation({ v, u: 'mm', st: 1 }, 18_200, SHOT.event);
    expect([relate(18_199), relate(18_209), relate(18_210)]).toEqual([undefined, 'equals', 'beats']);
  });

  test('more points are better', () => {
    const relate = (v: number) => findRecordRelation({ v, u: 'pts', st: 1 }, 8000, { g0: 800_010, g1: '0' });
    expect([relate(7999), relate(8000), relate(8001)]).toEqual([undefined, 'equals', 'beats']);
  });
});

describe('which mark counts for a record (CR 31.14, Q13, Q17)', () => {
  test.each([
    ['wind of exactly +2.0', timed(10_000), { ...SPRINT, wind: 2 }, 10_000],
    ['wind of +2.1', timed(10_000), { ...SPRINT, wind: 2.1 }, undefined],
    ['no reading where wind counts', timed(10_000), { ...SPRINT, wind: undefined }, undefined],
    ['no reading indoors', timed(10_000), { ...SPRINT, event: { g0: 60, g1: 'I' }, wind: undefined }, 10_000],
    ['a race beyond 200 m', timed(45_000), { event: { g0: 400, g1: '0' }, category: MEN }, 45_000],
    ['a mark without proof', { prf: { v: 10_000, u: 'ms', st: 0 } }, SPRINT, undefined],
    ['no mark', { prf: { st: 4 } }, SPRINT, undefined],
    [
      'the best legal jump behind a windy one',
      far(8100, {
        attempts: [
          { r: 'o', v: 8100, w: 2.6 },
          { r: 'o', v: 8050, w: 1.1 },
        ],
      }),
      LONG,
      8050,
    ],
    ['windy jumps alone', far(8100, { attempts: [{ r: 'o', v: 8100, w: 2.6 }, { r: 'x' }] }), LONG, undefined],
    ['a jump without its series, by its own wind', far(8100, { wind: 0.4 }), LONG, 8100],
  ] as const)('%s', (_, row, contest, v) => {
    expect(findRecordMark(row as RecordCandidate, contest)?.v).toBe(v);
  });

  test.each([
    ['a mean of 1.97, whatever the single event', [2.4, 3.1, 0.4], 8000],
    ['a mean above 2.0', [2.4, 3.1, 0.6], undefined],
    ['a missing reading', [2.4, undefined, 0.4], undefined],
  ])('of a combined event with %s', (_, winds, v) => {
    const parts = [
      { g0: 100, g1: '0' },
      { g0: 900_003, g1: '0' },
      { g0: 110, g1: 'HP106' },
    ];
    const row: RecordCandidate = { prf: { v: 8000, u: 'pts', st: 1 }, cells: winds.map((wind) => ({ wind })) };
    expect(findRecordMark(row, { event: { g0: 800_010, g1: '0' }, category: MEN, parts })?.v).toBe(v);
  });
});

describe('who of a list beats or equals a record', () => {
  const touch = (rows: readonly RecordCandidate[], contest = SPRINT, records = [MEETING, STADIUM]) =>
    listTouchedRecords(rows, records, contest);

  test('each kind has its own answer', () => {
    expect(touch([timed(10_310)])).toEqual([
      [
        { kind: 'MR', relation: 'beats' },
        { kind: 'SR', relation: 'equals' },
      ],
    ]);
    expect(touch([timed(10_500)])).toEqual([[]]);
  });

  test('only the best mark of the list, and both who share it', () => {
    const meeting = { kind: 'MR', relation: 'beats' };
    expect(touch([timed(10_401), timed(10_405), timed(10_411)], SPRINT, [MEETING])).toEqual([[meeting], [meeting], []]);
  });

  test('a record that two share is one', () => {
    expect(touch([timed(10_400)], SPRINT, [MEETING, { ...MEETING, holder: 'B. Martin' }])).toEqual([
      [{ kind: 'MR', relation: 'beats' }],
    ]);
  });

  test.each([
    ['out of competition', { rank: 2001 }],
    ['out of competition in a long list', { standing: 'outOfCompetition' as const }],
    ['an implement of another category', { implement: 5000 }],
    ['a woman in a mixed race', { category: 56 }],
  ])('not %s, and the next best may be it', (_, more) => {
    expect(touch([timed(10_300, more), timed(10_400)], SPRINT, [MEETING])).toEqual([
      [],
      [{ kind: 'MR', relation: 'beats' }],
    ]);
  });

  test('a guest and an athlete of a younger category may', () => {
    expect(touch([timed(10_400, { rank: 1001, category: 51 })], SPRINT, [MEETING])[0]).toHaveLength(1);
  });

  test('in a list without a mark nobody does', () => {
    expect(touch([{ prf: { st: 2 } }])).toEqual([[]]);
    expect(touch([])).toEqual([]);
  });
});
