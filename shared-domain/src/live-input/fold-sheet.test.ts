import { describe, expect, test } from '@jest/globals';
import type { LoggedFact, SignedFact } from './fact.ts';
import { foldSheet } from './fold-sheet.ts';
import { type FoldedTrial, type FoldStart, startContest } from './trial-state.ts';

const HIGH: FoldedTrial = {
  g0: 900_001,
  g1: '0',
  round: 'f',
  status: 25,
  dets: {},
  rows: ['1', '2', '3'].map((bib, at) => ({ row: `bib:${bib}`, bib, odr: at + 1 })),
};
const LONG: FoldedTrial = { ...HIGH, g0: 900_003 };

const list = (...drafts: readonly object[]): LoggedFact[] =>
  drafts.map((draft, at) => ({
    fact: { id: `f${at + 1}`, at: `2026-06-13T15:00:${10 + at}Z`, trialOID: 't', ...draft } as unknown as SignedFact,
    device: 'a',
    signerKind: 'judge',
    arrivalNumber: at + 1,
  }));
const jump = (bib: string, r: string) => ({ kind: 'attempt', bib, r });
const HEIGHTS = { kind: 'heights', heights: [1800, 1850, 1900] };
const ALL_CLEAR = [HEIGHTS, jump('1', 'o'), jump('2', 'x'), jump('3', 'o'), jump('2', 'o')];

const withStart = (fold: Partial<FoldStart>): FoldedTrial => ({ ...HIGH, fold: { status: 25, since: 0, ...fold } });

describe('The sheet of a trial', () => {
  test('has marks, places, who is next and the standing of each, as the judge sees them', () => {
    const { rows, live, standings, refusals } = foldSheet(HIGH, list(...ALL_CLEAR));
    expect(rows.map(({ row, rank, prf }) => [row, rank, prf?.v])).toEqual([
      ['bib:1', 1, 1800],
      ['bib:2', 3, 1800],
      ['bib:3', 1, 1800],
    ]);
    expect(live).toEqual({ state: 'bar', bar: 1850, row: 'bib:1', attempt: 1 });
    expect(standings.map(({ athlete, rank }) => [athlete, rank])).toEqual([
      ['bib:1', 1],
      ['bib:2', 3],
      ['bib:3', 1],
    ]);
    expect(refusals.size).toBe(0);
  });

  test.each([
    [{ kind: 'attempt', bib: '9', r: 'o' }, 'unknown athlete', 'not found'],
    [{ kind: 'attempt', bib: '1', r: 'o' }, 'cleared', 'conflict'],
    [{ kind: 'bar', h: 1700 }, 'lower bar', 'conflict'],
    [{ kind: 'void', attempt: 'f99' }, 'unknown fact', 'not found'],
    [{ kind: 'word', bib: '1', st: 2 }, 'has started', 'conflict'],
    [{ kind: 'correction', replaces: 'f99', with: [] }, 'no such fact', 'not found'],
  ])('says why %j does not count by a stable id', (draft, reason, id) => {
    const { refusals, rows } = foldSheet(HIGH, list(...ALL_CLEAR, draft));
    expect(refusals.get('f6')).toMatchObject({ reason, id });
    expect(rows).toEqual(foldSheet(HIGH, list(...ALL_CLEAR)).rows);
  });

  describe('after a word that is taken back late keeps what the others did meanwhile', () => {
    const long = (bib: string, v: number) => ({ kind: 'attempt', bib, r: 'o', v });
    const undo = (n: number) => ({ kind: 'correction', replaces: `f${n}`, with: [] });
    test.each([
      [
        'DNS, the bar has risen',
        HIGH,
        [
          HEIGHTS,
          { kind: 'word', bib: '2', st: 2 },
          jump('1', 'o'),
          jump('3', 'o'),
          { kind: 'bar', h: 1850 },
          jump('1', 'o'),
        ],
        2,
        ['-'],
        ['bib:2', 1],
      ],
      [
        'DQ after a failure, the bar has risen',
        HIGH,
        [
          HEIGHTS,
          jump('1', 'o'),
          jump('2', 'x'),
          { kind: 'word', bib: '2', st: 4, rules: ['TR6.2'] },
          jump('3', 'o'),
          { kind: 'bar', h: 1850 },
          jump('1', 'o'),
        ],
        4,
        ['x-'],
        ['bib:2', 1],
      ],
      [
        'DNS, the bar is the same',
        HIGH,
        [HEIGHTS, { kind: 'word', bib: '2', st: 2 }, jump('1', 'o')],
        2,
        undefined,
        ['bib:2', 1],
      ],
      [
        'DNS, two rounds are over',
        LONG,
        [
          { kind: 'word', bib: '2', st: 2 },
          ...[1, 2].flatMap(() => [long('1', 6000), long('3', 6100)]),
          long('1', 6050),
        ],
        1,
        ['-', '-'],
        ['bib:2', 3],
      ],
      [
        'DQ, the cut is made',
        LONG,
        [
          long('1', 6000),
          { kind: 'word', bib: '2', st: 4, rules: ['TR6.2'] },
          long('3', 6100),
          ...[2, 3].flatMap(() => [long('1', 6000), long('3', 6100)]),
          long('1', 6050),
        ],
        2,
        ['-', '-', '-'],
        ['bib:3', 4],
      ],
    ] as const)('%s', (_, trial, facts, at, passes, turn) => {
      const before = foldSheet(trial, list(...facts));
      const { rows, refusals, live } = foldSheet(trial, list(...facts, undo(at)));
      expect([...refusals]).toEqual([]);
      const others = (all: typeof rows) =>
        all.filter(({ row }) => row !== 'bib:2').map(({ row, attempts, prf }) => [row, attempts, prf]);
      expect(others(rows)).toEqual(others(before.rows));
      expect(rows[1]?.attempts?.map(({ r }) => r)).toEqual(passes);
      expect([live?.row, live?.attempt]).toEqual(turn);
    });

    test('a DNS of somebody who has begun is refused, takes nobody out, and leaves nothing behind', () => {
      const facts = [HEIGHTS, jump('2', 'x'), { kind: 'word', bib: '2', st: 2 }, undo(3)];
      expect(foldSheet(HIGH, list(...facts)).rows[1]?.attempts).toEqual([{ h: 1800, r: 'x' }]);
    });
  });

  test('without a speed from the gauge its earlier reading goes, and the wind that the judge read stays', () => {
    const attempt = { kind: 'attempt', bib: '1', r: 'o', v: 6000, w: 0.4 };
    const read = (n: number, w?: number) => ({ kind: 'wind', bib: '1', n, ...(w === undefined ? {} : { w }) });
    const findWind = (...winds: readonly object[]) =>
      foldSheet(LONG, list(attempt, ...winds))
        .state.series.get('bib:1')
        ?.map((one) => ('h' in one ? 0 : one.w));
    expect([findWind(read(1, 1.2)), findWind(read(1, 1.2), read(1))]).toEqual([[1.2], [0.4]]);
    const heat = (...winds: readonly object[]) => foldSheet({ ...HIGH, g0: 100 }, list(...winds)).state.wind;
    expect([heat({ kind: 'wind', w: 1.2 }), heat({ kind: 'wind', w: 1.2 }, { kind: 'wind' })]).toEqual([
      1.2,
      undefined,
    ]);
  });

  test('has a reading without an attempt apart, until the gauge or a judge names its attempt, once', () => {
    const attempt = { kind: 'attempt', bib: '1', r: 'o', v: 6000, w: 0.4 };
    const reading = { kind: 'wind', w: 1.1 };
    const name = (id: string, n: number) => ({
      kind: 'correction',
      replaces: 'f2',
      with: [{ kind: 'wind', id, bib: '1', n, w: 1.1 }],
    });
    const fold = (...drafts: readonly object[]) =>
      foldSheet(
        LONG,
        list(attempt, ...drafts).map((one) => (one.fact.kind === 'wind' ? { ...one, signerKind: 'wind' } : one)),
      );
    const before = fold(reading).state;
    expect(before.unattachedWinds).toEqual([{ id: 'f2', at: '2026-06-13T15:00:11Z', w: 1.1 }]);
    expect(before.series.get('bib:1')).toMatchObject([{ w: 0.4 }]);
    const { state, refusals } = fold(reading, name('n1', 1), name('n2', 2));
    expect(state.unattachedWinds).toEqual([]);
    expect(state.series.get('bib:1')).toMatchObject([{ w: 1.1 }]);
    expect([...state.attemptWinds.keys()]).toEqual(['1 bib:1']);
    expect([...refusals].map(([id, { reason }]) => [id, reason])).toEqual([['f4', 'replaced already']]);
  });

  test('says which attempt comes next, and the rule of a refusal', () => {
    const first = { kind: 'attempt', bib: '1', r: 'o', v: 6000, n: 1 };
    const { refusals } = foldSheet(LONG, list(first, { ...first, bib: '2', n: 2 }));
    expect(refusals.get('f2')).toMatchObject({ reason: 'not the next attempt' });
    const { refusals: byRule } = foldSheet(HIGH, list(HEIGHTS, { kind: 'bar', h: 1850 }));
    expect(byRule.get('f2')).toMatchObject({ reason: 'trials left', rule: expect.stringContaining('TR 26.2') });
  });

  test('says that the time runs, that an attempt is measured, and that the contest pauses', () => {
    const say = (act: string, more = {}) => ({ kind: 'clock', act, ...more });
    const live = (...drafts: object[]) => foldSheet(LONG, list(...drafts)).live;
    const one = { kind: 'attempt', bib: '1', r: 'o', v: 6000 };
    expect(live(say('start', { ms: 60_000 }))).toMatchObject({
      state: 'first',
      row: 'bib:1',
      clock: { since: '2026-06-13T15:00:10Z', ms: 60_000 },
    });
    expect(live(one, say('start'), say('measure'))).toEqual({
      state: 'next',
      row: 'bib:2',
      attempt: 1,
      measuring: true,
    });
    expect(live(say('measure'), one)).not.toHaveProperty('measuring');
    expect(live(say('measure'), say('clear'))).not.toHaveProperty('measuring');
    expect(live(say('pause', { text: 'pluie' }), one)).toMatchObject({ pause: { text: 'pluie' } });
    expect(live(say('pause'), say('resume'))).not.toHaveProperty('pause');
  });

  test('begins with whoever is there: nobody waits for one who is absent at the first attempt', () => {
    const absent = { kind: 'word', bib: '1', st: 2 };
    expect(foldSheet(LONG, list(absent)).live).toMatchObject({ state: 'first', row: 'bib:2' });
    const called = { kind: 'call', bib: '3' };
    expect(foldSheet(LONG, list(called)).live).toMatchObject({ state: 'first', row: 'bib:3' });
    expect(startContest(LONG)).toMatchObject({ kind: 'horizontal', state: { next: 0 } });
  });

  test('has what was noted last for each athlete and for the event', () => {
    const note = (fields: object) => ({ kind: 'setting', ...fields });
    const { state } = foldSheet(
      LONG,
      list(note({ board: 11_000 }), note({ bib: '1', implement: 'A7' }), note({ bib: '1', away: true })),
    );
    expect([...state.settings]).toEqual([
      ['', { board: 11_000 }],
      ['bib:1', { implement: 'A7', away: true }],
    ]);
  });

  test('leaves out whom the desk scratched, and keeps what it typed', () => {
    const absences = { 'bib:2': 'scratched' } as const;
    const facts = list(HEIGHTS, jump('1', 'o'), jump('3', 'o'));
    expect(foldSheet(withStart({ absences }), facts).live).toMatchObject({ state: 'bar', bar: 1850 });
    const given = { prf: { v: 1800, u: 'mm', st: 1 }, attempts: [{ h: 1800, r: 'o' }] } as const;
    const typed = { prf: { st: 6 }, attempts: [{ h: 1800, r: 'x' }] } as const;
    const before = { ...given, attempts: [...given.attempts] };
    const desk = { 'bib:1': { now: { ...typed, attempts: [...typed.attempts] }, before }, 'bib:3': { before } };
    const [first, , third] = foldSheet(withStart({ desk }), facts).rows;
    expect(first).toMatchObject({ isTyped: true, attempts: [{ h: 1800, r: 'x' }] });
    expect([third?.isTyped, third?.prf]).toEqual([true, undefined]);
  });

  test('keeps out of the places who takes part out of competition', () => {
    const rows = HIGH.rows.map((row) => (row.bib === '1' ? { ...row, flg: 'HC' } : row));
    const sheet = foldSheet({ ...HIGH, rows }, list(...ALL_CLEAR));
    expect(sheet.rows.map(({ rank }) => rank)).toEqual([2001, 2, 1]);
  });
});

describe('A throw for all categories', () => {
  const shot: FoldedTrial = {
    g0: 900_005,
    g1: '0',
    category: 57,
    round: 'f',
    status: 25,
    dets: { cuts: [{ after: 1, to: 1 }] },
    // The senior throws first, the least far.
    rows: [55, 49, 49].map((category, at) => ({ row: `bib:${at + 1}`, bib: String(at + 1), odr: at + 1, category })),
  };
  const put = (bib: string, v: number) => ({ kind: 'attempt', bib, r: 'o', v });
  const round = [put('1', 9000), put('2', 12_000), put('3', 11_000)];

  test('is cut within each implement, the lightest first', () => {
    const { live, standings, refusals } = foldSheet(shot, list(...round, put('3', 12_500)));
    expect(live).toMatchObject({ state: 'next', row: 'bib:2', attempt: 2 });
    expect(standings.map(({ status }) => status)).toEqual(['in', 'in', 'cut']);
    expect(refusals.get('f4')?.reason).toBe('not in the cut');
  });

  test('with the weight in its variant is one final', () => {
    const { standings } = foldSheet({ ...shot, g1: 'P6000' }, list(...round));
    expect(standings.map(({ status }) => status)).toEqual(['cut', 'in', 'cut']);
  });
});

describe('Who is not ranked among the others (Q13)', () => {
  const rows = [
    { row: 'bib:1', bib: '1', odr: 1, flg: 'HC' },
    { row: 'bib:2', bib: '2', odr: 2 },
    { row: 'bib:3', bib: '3', odr: 3 },
  ];
  const guest: Partial<FoldStart> = { listed: { 'bib:2': { standing: 'guest' } } };

  test.each([
    ['a long jump', LONG, [6200, 6100, 6000].map((v, at) => ({ kind: 'attempt', bib: String(at + 1), r: 'o', v }))],
    ['a high jump', HIGH, [HEIGHTS, jump('1', 'o'), jump('2', 'o'), jump('3', 'o')]],
  ])(
    '%s: by the entry or by what the secretariat typed, they have no place at the pit and their own in the list',
    (_, trial, facts) => {
      const { rows: sheet, standings } = foldSheet(
        { ...trial, rows, fold: { status: 25, since: 0, ...guest } },
        list(...facts),
      );
      expect(sheet.map(({ rank }) => rank)).toEqual([2001, 1001, 1]);
      expect(standings.map(({ rank }) => rank)).toEqual([undefined, undefined, 1]);
    },
  );
});
