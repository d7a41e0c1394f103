import { describe, expect, test } from '@jest/globals';
import { findClosing } from '../live-input/call-time.ts';
import { readBoardAddress, readBoardLanguages } from './board-address.ts';
import { chooseTrial, findNextTrial, findWatchedTrial } from './choose-trial.ts';
import { findShownAttempt } from './last-attempt.ts';
import { describeStart } from './list-picture.ts';
import { describeCell, listStadium } from './stadium.ts';

type Known = Parameters<typeof chooseTrial>[0];

const trial = (oid: string, g0: number, status: number, date = '2026-06-13T12:00:00Z') => ({ oid, g0, status, date });
const know = (trials: readonly object[], facts: readonly object[] = []) => ({ trials, facts }) as unknown as Known;
const address = { layout: 'concours', trial: undefined, language: undefined } as const;
const [HIGH_JUMP, LONG_JUMP, HUNDRED] = [900_001, 900_003, 100];

describe('The address of a board', () => {
  test('names a picture, a trial and a language', () => {
    expect(readBoardAddress({ pathname: '/officiel/ecran/barre', search: '?t=abc&lang=en' })).toEqual({
      layout: 'barre',
      trial: 'abc',
      language: 'en',
    });
  });

  test('names one language, several that take turns, or none', () => {
    for (const [search, languages] of [
      ['?lang=en', ['en']],
      ['?t=abc&lang=fr,en', ['fr', 'en']],
      ['?lang=it', []],
      ['', []],
    ] as const)
      expect(readBoardLanguages(search)).toEqual(languages);
  });

  test('without them it is a field event’s, the one underway, in the language of the screen', () => {
    for (const pathname of ['/officiel/ecran/', '/officiel/ecran/unknown']) {
      expect(readBoardAddress({ pathname, search: '?t=auto&lang=it' })).toEqual(address);
    }
  });
});

describe('The board of laps', () => {
  const laps = { layout: 'tours', trial: undefined, language: undefined } as const;

  test('is of races with more than one lap, the one underway of which something was said last', () => {
    const known = know(
      [trial('sprint', HUNDRED, 5), trial('long', LONG_JUMP, 5), trial('race', 5000, 5), trial('other', 1500, 5)].map(
        (one) => ({ ...one, g1: '0' }),
      ),
      [
        { n: 3, fact: { trialOID: 'race' } },
        { n: 9, fact: { trialOID: 'sprint' } },
      ],
    );
    expect(chooseTrial(known, laps)?.oid).toBe('race');
  });

  test('takes the length of a loop from its address', () => {
    expect(readBoardAddress({ pathname: '/officiel/ecran/tours', search: '?tour=200' })).toMatchObject({
      layout: 'tours',
      lap: 200,
    });
  });
});

describe('The trial of a board', () => {
  test('is the one that its address names, whatever its state', () => {
    const known = know([trial('a', LONG_JUMP, 5), trial('b', HUNDRED, 20)]);
    expect(chooseTrial(known, { ...address, trial: 'b' })?.oid).toBe('b');
    expect(chooseTrial(known, { ...address, trial: 'gone' })).toBeUndefined();
  });

  test('is the one underway of which something was said last; bars are shown of high jumps and pole vaults only', () => {
    const known = know(
      [
        trial('over', HIGH_JUMP, 40),
        trial('long', LONG_JUMP, 5),
        trial('high', HIGH_JUMP, 5),
        trial('race', HUNDRED, 5),
      ],
      [
        { n: 3, fact: { trialOID: 'high' } },
        { n: 5, fact: { trialOID: 'long' } },
        { n: 9, fact: { trialOID: 'over' } },
        { n: 10, fact: { trialOID: 'race' } },
      ],
    );
    expect(chooseTrial(known, address)?.oid).toBe('long');
    expect(chooseTrial(known, { ...address, layout: 'barre' })?.oid).toBe('high');
  });

  test('is none before the first one; then the next is said, by its hour', () => {
    const known = know([
      trial('late', LONG_JUMP, 25, '2026-06-13T15:00:00Z'),
      trial('soon', HIGH_JUMP, 20, '2026-06-13T13:00:00Z'),
      trial('past', HIGH_JUMP, 20, '2026-06-13T09:00:00Z'),
    ]);
    expect(chooseTrial(known, address)).toBeUndefined();
    expect(findNextTrial(known, address, Date.parse('2026-06-13T12:00:00Z'))?.oid).toBe('soon');
    expect(findNextTrial(known, address, Date.parse('2026-06-13T14:40:00Z'))?.oid).toBe('soon');
    expect(findNextTrial(known, address, Date.parse('2026-06-13T15:10:00Z'))?.oid).toBe('late');
    expect(findNextTrial(known, address, Date.parse('2026-06-13T17:10:00Z'))).toBeUndefined();
  });
});

describe('The trial of results', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 13, 12, minute)).toISOString();
  const race = (oid: string, status: number, updated: number, results = 0, g0 = HUNDRED) => ({
    ...trial(oid, g0, status),
    updated: at(updated),
    results,
  });
  const said = (trialOID: string, minute: number, kind: string, by = 'chrono') => ({
    n: minute,
    by,
    arrived: at(minute),
    fact: { trialOID, kind },
  });
  const choose = (trials: readonly object[], facts: readonly object[], asked: object = {}) =>
    chooseTrial(know(trials, facts), { ...address, layout: 'resultat', ...asked })?.oid;
  const raws = said('first', 5, 'raw');

  test('is the one with the newest change, whoever is called or in the call room meanwhile', () => {
    const check = said('second', 7, 'check', 'judge');
    for (const status of [5, 10, 15, 40])
      for (const next of [25, 30])
        expect(choose([race('first', status, 1), race('second', next, 9)], [raws, check])).toBe('first');
    const start = said('second', 8, 'start', 'starter');
    expect(choose([race('first', 15, 6), race('second', 5, 1)], [raws, check, start])).toBe('second');
    // The secretariat corrects the first while the second runs.
    expect(choose([race('first', 15, 9), race('second', 5, 1)], [raws, check, start])).toBe('first');
  });

  test('is one that was uploaded or typed, of which no official said a word', () => {
    const uploaded = race('uploaded', 15, 8, 6);
    expect(choose([race('first', 15, 6), uploaded, race('next', 30, 9)], [raws])).toBe('uploaded');
    expect(choose([race('first', 15, 9), uploaded], [raws])).toBe('first');
    expect(choose([race('empty', 15, 9)], [])).toBeUndefined();
  });

  test('is one whose finish is read before anybody said its start, and one that is called where there is no other', () => {
    expect(choose([race('old', 40, 2, 6), race('first', 30, 1)], [raws])).toBe('first');
    expect(choose([race('called', 30, 1), race('later', 25, 3)], [])).toBe('called');
    expect(choose([race('old', 40, 2, 6), race('first', 50, 1)], [raws])).toBe('old');
  });

  test('is of a standing and of strips over a picture alike; there lanes come with the starter’s first word', () => {
    const jump = (oid: string, status: number, updated: number, results = 0) =>
      race(oid, status, updated, results, LONG_JUMP);
    const check = said('second', 7, 'check', 'judge');
    const jumps = [jump('first', 15, 6, 8), jump('second', 30, 9)];
    expect(choose(jumps, [check], { layout: 'classement' })).toBe('first');
    const strips = [race('first', 15, 6), race('second', 30, 1)];
    const atLine = [raws, check, said('second', 9, 'check', 'starter')];
    expect(choose(strips, [raws, check], { layout: 'incrustation' })).toBe('first');
    expect(choose(strips, atLine, { layout: 'incrustation' })).toBe('second');
    expect(choose(strips, atLine)).toBe('first');
    // A start list is of who is called.
    for (const asked of [{ layout: 'depart' }, { layout: 'incrustation', part: 'depart' }])
      expect(choose(strips, [raws, check], asked)).toBe('second');
  });

  test('beside a pit is the event underway, before one that is called of which something was said since', () => {
    const jumps = [trial('running', LONG_JUMP, 5), trial('called', LONG_JUMP, 30), trial('over', LONG_JUMP, 40)];
    const facts = [said('running', 3, 'attempt'), said('called', 4, 'check', 'judge'), said('over', 6, 'report')];
    expect(choose(jumps, facts, { layout: 'concours' })).toBe('running');
    expect(choose(jumps.slice(1), facts, { layout: 'concours' })).toBe('called');
  });
});

describe('The trial of which a board waits for news', () => {
  test.each([
    ['its own', 'resultat', false, 'a'],
    ['all, where a second list stands beside it', 'resultat', true, undefined],
    ['all, of the whole stadium', 'multi', false, undefined],
    ['all, over a camera, where a graphics server may name another', 'incrustation', false, undefined],
  ] as const)('is %s', (_, layout, isDouble, watched) => {
    expect(findWatchedTrial({ layout, trial: 'a' }, isDouble)).toBe(watched);
  });
});

describe('The hour of an event that is late (Q9)', () => {
  const late = { ...trial('late', HUNDRED, 25), g1: '0', rows: [], dateE: '2026-06-13T13:00:00Z' };
  const other = { ...trial('other', HUNDRED, 25, '2026-06-13T12:30:00Z'), g1: '0', rows: [] };
  const start = Date.parse(late.dateE);
  const folded = {
    trial: late,
    facts: [],
    ordered: [],
    sheet: { rows: [], state: { athleteStatuses: new Map() } },
    kind: 'outdoor',
  } as unknown as Parameters<typeof describeStart>[0];

  test('is the expected one on every board, at its call, and in their order', () => {
    expect(describeStart(folded)).toMatchObject({ state: 'toStart', startAt: start });
    expect(describeCell(folded, undefined)).toMatchObject({ startAt: start, callAt: start - 15 * 60_000 });
    expect(describeCell(folded, { race: 40, set: 1 })).toMatchObject({ callAt: start - 40 * 60_000 });
    expect(findClosing(late as never, { race: 20 })).toBe(start - 20 * 60_000);
    const known = know([late, other]);
    expect(listStadium(known, start - 3_600_000, 4).map(({ oid }) => oid)).toEqual(['other', 'late']);
    expect(findNextTrial(known, { ...address, layout: 'depart' }, start + 7_000_000)?.oid).toBe('late');
  });
});

describe('A new attempt', () => {
  const arrived = '2026-06-13T12:00:10Z';
  const facts = [
    { fact: { id: 'a1', kind: 'attempt' }, arrivalNumber: 1 },
    { fact: { id: 'a2', kind: 'attempt' }, arrivalNumber: 2 },
  ];
  const seen = { facts: facts.map(({ fact }) => ({ fact, arrived })) };
  const attempts = ['a1', 'a2'].map((id) => ({ id, row: id, r: 'o', said: id }));
  type ShownArguments = Parameters<typeof findShownAttempt>;
  const find = (written: readonly object[], at: string) =>
    findShownAttempt(
      { facts } as unknown as ShownArguments[0],
      written as ShownArguments[1],
      seen as unknown as ShownArguments[2],
      Date.parse(at),
    )?.attempt.id;

  test('is shown for six seconds after the server had it, however late a device sent it', () => {
    expect(find(attempts, '2026-06-13T12:00:15.900Z')).toBe('a2');
    expect(find(attempts, '2026-06-13T12:00:16Z')).toBeUndefined();
  });

  test('that was taken back is not', () => {
    expect(find(attempts.slice(0, 1), '2026-06-13T12:00:11Z')).toBeUndefined();
  });
});
