import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import {
  ALL_WOMEN,
  CHECKED,
  describeClaim,
  FRENCH,
  far,
  field,
  HIGH,
  jump,
  LAPS,
  LONG,
  MEN,
  MR,
  NR,
  of,
  SHOT,
  SPRINT,
  time,
  U20_MEN,
  WOMEN,
} from './record-claim.fixture.ts';
import { listRecordClaims, type RecordContest, type RecordRow } from './record-claim.ts';

describe('who of a list beats or equals a record', () => {
  const name = (rows: readonly RecordRow[], records: readonly EventRecord[] = [MR], contest: RecordContest = SPRINT) =>
    listRecordClaims(rows, records, contest).map((claims) =>
      claims.map(({ record, relation }) => `${record.kind} ${relation}`),
    );

  test('each record has its own answer, with the mark and its wind', () => {
    expect(name([time(10_310)], [MR, { ...MR, kind: 'SR', v: 10_310 }])).toEqual([['MR beats', 'SR equals']]);
    expect(name([time(10_500)])).toEqual([[]]);
    expect(listRecordClaims([jump([8050, 1.1])], [LONG], field(900_003))[0]).toEqual([
      { record: LONG, relation: 'beats', state: 'pending', v: 8050, wind: 1.1, missing: [] },
    ]);
    expect(listRecordClaims([time(44_000)], [LAPS], field(400))[0]?.[0]).not.toHaveProperty('wind');
  });

  test('only the best mark of the list, and both who share it', () => {
    expect(name([time(10_401), time(10_405), time(10_411)])).toEqual([['MR beats'], ['MR beats'], []]);
    expect(name([far(18_300), far(18_400)], [SHOT], field(900_005))).toEqual([[], ['MR beats']]);
  });

  test('a mark that lacks nothing stands beside a better one that lacks something', () => {
    const rows = [jump([8200]), jump([8100, 1]), jump([8050, 1]), jump([8150])];
    expect(name(rows, [LONG], field(900_003))).toEqual([['MR beats'], ['MR beats'], [], []]);
  });

  test('a record that two share is one; those of two nations or categories are two', () => {
    expect(name([time(10_400)], [MR, { ...MR, holder: 'B. Martin' }])).toEqual([['MR beats']]);
    expect(name([time(10_400, { category: U20_MEN })], [MR, { ...MR, event: '000100-0-51' }])[0]).toHaveLength(2);
  });

  test('the next best where who leads cannot hold it', () => {
    expect(name([time(10_300, { rank: 2001 }), time(10_400)])).toEqual([[], ['MR beats']]);
    expect(name([time(10_300, { rank: 2001 }), ...Array.from({ length: 999 }, () => time(11_000))])[0]).toEqual([
      'MR beats',
    ]);
  });

  test('opponents are who took part, and a race is mixed where its rows are of both sexes', () => {
    const rest = { ...SPRINT, competitors: undefined };
    const missing = (rows: readonly RecordRow[], contest: RecordContest = rest, record = NR) =>
      listRecordClaims(
        rows.map((row) => ({ ...row, evidence: CHECKED })),
        [record],
        contest,
      )[0]?.[0]?.missing;
    const own = time(10_400, { ...FRENCH, category: MEN });
    const dns = { prf: { st: 2 } };
    const none = { prf: { st: 6 } };
    expect(missing([own, time(11_000), dns, none])).toEqual(['competitors']);
    expect(missing([own, time(11_000), { prf: { st: 3 } }])).toEqual([]);
    expect(missing([own, time(11_000, { category: MEN }), time(11_000, { category: WOMEN })])).toEqual(['mixed']);
    const jumps = { ...rest, event: { g0: 900_001, g1: '0' } };
    const high = { ...far(2310, { ...FRENCH, category: MEN }) };
    const rivals = [far(1800, { category: WOMEN }), far(1700)];
    expect(missing([high, ...rivals], jumps, { ...HIGH, kind: 'NR', scope: 'FRA' })).toEqual([]);
    const relay = time(39_000, { ...FRENCH, category: MEN });
    const teams = [relay, time(40_000, { category: WOMEN })];
    expect(
      missing(teams, { ...rest, event: { g0: 4100, g1: '0' } }, of(4100, 39_100, { kind: 'NR', scope: 'FRA' })),
    ).toEqual([]);
  });

  test('in a list without a mark nobody does', () => {
    expect(name([{ prf: { st: 2 } }])).toEqual([[]]);
    expect(listRecordClaims([], [MR], SPRINT)).toEqual([]);
    expect(name([time(10_400)], [])).toEqual([[]]);
  });
});

describe('what was to be checked', () => {
  const noted = (...what: string[]): RecordRow['evidence'] =>
    what.map((one) => ({ what: one, signerKind: 'desk', row: 'bib:11' }));
  const shot = (evidence: RecordRow['evidence']) => far(18_300, { ...FRENCH, evidence });

  test.each([
    ['a race without anything', time(10_400, { ...FRENCH, evidence: [] }), NR, SPRINT, 'beats possible zero doping'],
    [
      'whose zero was checked',
      time(10_400, { ...FRENCH, evidence: noted('zero') }),
      NR,
      SPRINT,
      'beats possible doping',
    ],
    [
      'with its sample too',
      time(10_400, { ...FRENCH, evidence: noted('zero', 'doping') }),
      NR,
      SPRINT,
      'beats pending',
    ],
    [
      'a race by hand, which has no zero',
      time(10_100, { ...FRENCH, evidence: noted('doping') }),
      { ...NR, method: 'hand' as const },
      { ...SPRINT, event: { ...SPRINT.event, hand: true } },
      'beats pending',
    ],
    [
      'a shot that was weighed before',
      shot(noted('implementBefore', 'doping')),
      { ...SHOT, kind: 'NR' as const, scope: 'FRA' },
      field(900_005),
      'beats possible implementAfter',
    ],
    [
      'a height that nobody measured',
      far(2310, { evidence: noted('doping') }),
      { ...HIGH, kind: 'CR' as const },
      field(900_001),
      'beats possible heights',
    ],
    ['the meeting’s, which no federation ratifies', time(10_400, { evidence: [] }), MR, SPRINT, 'beats pending'],
  ])('%s', (_, row, record, contest, expected) => {
    expect(describeClaim(row, record, contest)).toBe(expected);
  });

  test('a row of which nothing was said lacks all of it', () => {
    expect(listRecordClaims([time(10_400, FRENCH)], [NR], SPRINT)[0]?.[0]?.missing).toEqual(['zero', 'doping']);
  });
});

describe('a mark that the referee confirms before its result is official', () => {
  const open = { ...SPRINT, isOfficial: false };
  const confirmed = (more: object = {}) =>
    ({ what: 'mark', signerKind: 'judge', row: 'bib:11', value: 10_400, ...more }) as const;
  test.each([
    ['is a record subject to ratification', [confirmed()], open, 'beats pending'],
    ['and a protest is open', [confirmed()], { ...open, isUnderProtest: true }, 'beats possible protest'],
    ['and nobody read the wind', [confirmed()], { ...open, wind: undefined }, 'beats possible wind'],
    ['was another mark', [confirmed({ value: 10_410 })], open, 'beats possible official'],
    ['was taken back', [confirmed(), confirmed({ ok: false })], open, 'beats possible official'],
    ['was confirmed again', [confirmed({ ok: false }), confirmed({ ok: true })], open, 'beats pending'],
    ['by no referee', [confirmed({ signerKind: 'starter' })], open, 'beats possible official'],
    ['of nobody', [confirmed({ row: undefined })], open, 'beats possible official'],
  ])('%s', (_, evidence, contest, expected) => {
    expect(describeClaim(time(10_400, { evidence }), MR, contest)).toBe(expected);
  });
});

test('a record of women is not of all where only one sex is known', () => {
  const contest = { ...SPRINT, category: ALL_WOMEN };
  expect(describeClaim(time(11_000), { ...MR, v: 11_100, event: '000100-0-56' }, contest)).toBe('none');
  expect(describeClaim(time(11_000, { category: WOMEN }), { ...MR, v: 11_100, event: '000100-0-56' }, contest)).toBe(
    'beats pending',
  );
});
