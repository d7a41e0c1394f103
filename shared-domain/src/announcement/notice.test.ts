import { describe, expect, test } from '@jest/globals';
import { findCertainty } from './certainty.ts';
import { listTrialNotices, type NoticeList, type NoticeRow, sortNotices } from './notice.ts';

const trial = (status: number, fields: Partial<NoticeList['trial']> = {}) => ({
  oid: 'T',
  g0: 100,
  status,
  date: '2026-06-13T12:35:00Z',
  updated: '2026-06-13T12:40:00Z',
  ...fields,
});

const row = (key: string, rank: number, v: number, fields: Partial<NoticeRow> = {}): NoticeRow => ({
  key,
  rank,
  prf: { v, u: 'ms', st: 1 },
  ...fields,
});

const ROWS = [row('a', 1, 11_580), row('b', 2, 11_660), row('c', 3, 11_790), row('d', 4, 12_000)];

/** `result unofficial a b c /4 @12:40`. */
const say = (list: NoticeList) =>
  listTrialNotices(list).map(({ kind, certainty, rows, count, at }) =>
    [kind, certainty, ...rows, `/${count}`, `@${at.slice(11, 16)}`].join(' '),
  );

describe('how sure it is', () => {
  test.each([
    [5, false, 'provisional'],
    [10, false, 'provisional'],
    [15, false, 'unofficial'],
    [40, false, 'official'],
    [40, true, 'protest'],
  ])('status %d, under protest %s: %s', (status, isUnderProtest, certainty) => {
    expect(findCertainty({ status, isUnderProtest })).toBe(certainty);
  });
});

describe('a race', () => {
  test('nothing is announced before its results are published, nor of a cancelled one', () => {
    for (const status of [20, 25, 30, 5, 10, 50]) expect(say({ trial: trial(status), rows: ROWS })).toEqual([]);
  });

  test('its result names the first three, with the instant at which it was published', () => {
    expect(say({ trial: trial(15), rows: ROWS, published: '2026-06-13T12:38:00Z' })).toEqual([
      'result unofficial a b c /4 @12:38',
    ]);
  });

  test('a result that becomes official, and one of which a mark or a place changes, is news again; the same is not', () => {
    const findId = (status: number, rows = ROWS) => listTrialNotices({ trial: trial(status), rows })[0]?.id;
    expect(findId(15)).toBe(findId(15));
    const others = [findId(40), findId(15, [row('a', 1, 11_570), ...ROWS.slice(1)]), findId(15, ROWS.toReversed())];
    for (const id of others) expect(id).not.toBe(findId(15));
  });

  test('personal bests behind the first three, who goes on, who waits', () => {
    const rows = [
      row('a', 1, 11_580, { pe: { k: 'PB' }, qualified: 'Q' }),
      ...ROWS.slice(1, 3),
      row('d', 4, 12_000, { pe: { k: 'PB' } }),
      row('e', 5, 12_100, { pe: { k: 'SB' } }),
    ];
    expect(say({ trial: trial(15), rows, waiting: ['d'] })).toEqual([
      'result unofficial a b c /5 @12:40',
      'best unofficial d /1 @12:40',
      'qualified unofficial a /1 @12:40',
      'waiting unofficial d /1 @12:40',
    ]);
  });

  test('without a mark nobody is first, and a correction says whom it is about', () => {
    const rows = [
      { key: 'a', prf: { st: 4 }, corrected: { at: '2026-06-13T12:50:00Z', why: 'TR 17.3' } },
    ] satisfies NoticeRow[];
    expect(say({ trial: trial(40), rows })).toEqual(['correction official a /1 @12:50']);
    expect(listTrialNotices({ trial: trial(40), rows })[0]?.why).toBe('TR 17.3');
  });
});

describe('a field event that goes on', () => {
  const contest = trial(5, { g0: 900_003 });

  test('each new lead and each personal best, since the attempt was said', () => {
    const rows = [row('a', 1, 6_710), row('b', 2, 6_600, { pe: { k: 'PB' } })];
    const findMarkInstant = (key: string, v: number) =>
      key === 'a' && v === 6_710 ? '2026-06-13T12:39:00Z' : undefined;
    expect(say({ trial: contest, rows, findMarkInstant })).toEqual([
      'leader provisional a /1 @12:39',
      'best provisional b /1 @12:40',
    ]);
  });

  test('a shared lead names both; a leader’s best is not said twice; nobody leads without a mark', () => {
    const rows = [row('a', 1, 1_750, { pe: { k: 'PB' } }), row('b', 1, 1_750)];
    expect(say({ trial: contest, rows })).toEqual(['leader provisional a b /2 @12:40']);
    expect(say({ trial: contest, rows: [{ key: 'a', prf: { st: 5 } }] })).toEqual([]);
  });

  test('a combined event has no lead of its own while it goes on', () => {
    expect(say({ trial: trial(5, { g0: 800_010 }), rows: ROWS })).toEqual([]);
  });
});

describe('records, protests, late starts', () => {
  test.each([
    ['possible', 'possible'],
    ['pending', 'pending'],
    ['filed', 'pending'],
    ['ratified', 'official'],
  ] as const)('a record that is %s is announced as %s', (state, certainty) => {
    const records = [{ row: 'a', record: 'MR', state, v: 11_580 }];
    expect(say({ trial: trial(15), rows: ROWS, records }).at(-1)).toBe(`record ${certainty} a /1 @12:40`);
  });

  test('one that was refused, or whose row is not there, is not', () => {
    const refused = { row: 'a', record: 'MR', state: 'refused', v: 1 } as const;
    const strangers = (['pending', 'gone'] as const).map((state) => ({ row: 'z', record: 'MR', state, v: 1 }));
    expect(say({ trial: trial(15), rows: ROWS, records: [refused, ...strangers] })).toHaveLength(1);
  });

  test('one that a correction took away is said, since the correction; another correction is news again', () => {
    const gone = { row: 'a', record: 'MR', state: 'gone', v: 11_500, lostAt: '2026-06-13T12:50:00Z' } as const;
    const last = (fields: object = {}) => {
      const list = { trial: trial(40), rows: ROWS, published: '2026-06-13T12:38:00Z' };
      return { ...list, records: [{ ...gone, ...fields }] };
    };
    expect(say(last()).at(-1)).toBe('lost official a /1 @12:50');
    expect(say(last({ lostAt: undefined })).at(-1)).toBe('lost official a /1 @12:38');
    const findId = (fields?: object) => listTrialNotices(last(fields)).at(-1)?.id;
    expect([findId(), findId({ lostAt: '2026-06-13T12:55:00Z' }) === findId()]).toEqual([findId(), false]);
  });

  test('a protest that waits, and the result that it is about says so', () => {
    const protest = { lodged: '2026-06-13T12:45:00Z', row: 'b' };
    expect(say({ trial: trial(15), rows: ROWS, protest })).toEqual([
      'result protest a b c /4 @12:40',
      'protest protest b /1 @12:45',
    ]);
    expect(say({ trial: trial(15), rows: [], protest: { lodged: protest.lodged } })).toEqual([
      'protest protest /0 @12:45',
    ]);
  });

  test.each([
    ['2026-06-13T12:45:00Z', 25, 1],
    ['2026-06-13T12:35:59Z', 25, 0],
    ['2026-06-13T12:45:00Z', 5, 0],
    [undefined, 25, 0],
  ])('a start at %s with status %d', (dateE, status, count) => {
    const late = listTrialNotices({ trial: trial(status, { dateE }), rows: [] });
    expect(late.map(({ kind, start }) => `${kind} ${start}`)).toEqual(
      Array.from({ length: count }, () => `delay ${dateE}`),
    );
  });

  test('the newest first, and at one instant the most pressing', () => {
    const sorted = sortNotices([
      { kind: 'best', at: '2026-06-13T12:40:00Z' },
      { kind: 'record', at: '2026-06-13T12:40:00Z' },
      { kind: 'delay', at: '2026-06-13T12:41:00Z' },
    ]);
    expect(sorted.map(({ kind }) => kind)).toEqual(['delay', 'record', 'best']);
  });
});
