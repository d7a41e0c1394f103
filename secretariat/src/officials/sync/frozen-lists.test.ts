import { expect, test } from '@jest/globals';
import { HIDDEN_ATHLETE } from 'shared-domain';
import { frozenLists } from 'shared-domain/contract/schemas';
import type { DeviceTrial } from 'shared-domain/live-input';
import { describeFrozenLists, restoreHeldLists } from './frozen-lists.ts';

const SINCE = '2026-06-13T13:00:00.000Z';
const row = (bib: number, last = `NOM${bib}`) => ({ row: `bib:${bib}`, bib: String(bib), last, first: 'Ana' });
const aTrial = (oid: string, minute: number, change: object = {}): DeviceTrial =>
  ({
    oid,
    updated: `2026-06-13T12:${minute}:00.000Z`,
    status: 15,
    rows: [row(1)],
    ...change,
  }) as unknown as DeviceTrial;
const aPicture = (id: string) => ({ id, name: id, type: 'image/png', width: 1, height: 1, bytes: 1 }) as const;

test('a screen that is not frozen says nothing of its lists', () => {
  expect(describeFrozenLists(undefined)).toBeUndefined();
  expect(describeFrozenLists({ trials: [aTrial('a', 10)], held: undefined })).toBeUndefined();
});

test('a frozen one says which lists changed since, without names, and its small picture has them under the names of now', () => {
  const then = [aTrial('a', 10), aTrial('b', 11, { rows: [row(1), row(2), row(3)], fold: { status: 15, since: 0 } })];
  const now = {
    trials: [
      aTrial('a', 10),
      aTrial('b', 30, { status: 40, rows: [row(1, 'NEUF'), { ...row(3), ...HIDDEN_ATHLETE }], records: [] }),
      aTrial('c', 31),
    ],
    pictures: [aPicture('p'), aPicture('q')],
  };
  const held = { since: SINCE, trials: then, withheld: ['r'], pictures: [aPicture('p')] };
  const frozen = describeFrozenLists({ ...now, held });
  expect(frozen).toMatchObject({
    since: SINCE,
    trials: [{ oid: 'b' }],
    added: ['c'],
    withheld: ['r'],
    pictures: ['p'],
  });
  expect(JSON.stringify(frozen)).not.toMatch(/NOM|Ana/);
  const restored = frozen && restoreHeldLists(frozen, now, now);
  expect(restored).toEqual({
    since: SINCE,
    trials: [
      then[0],
      { ...then[1], rows: [row(1, 'NEUF'), { ...row(2), ...HIDDEN_ATHLETE }, { ...row(3), ...HIDDEN_ATHLETE }] },
    ],
    withheld: ['r'],
    pictures: [aPicture('p')],
  });
});

test('bibs that were exchanged since leave each row, and what was typed of it, to the same athlete', () => {
  const names = (...bibs: readonly (readonly [number, number])[]) =>
    Object.fromEntries(bibs.map(([old, bib]) => [`bib:${old}`, `bib:${bib}`]));
  const before = { at: SINCE, after: 1, names: names([9, 3]) };
  const exchange = { at: '2026-06-13T13:05:00.000Z', after: 4, names: names([1, 3], [3, 1]) };
  const [first, second] = [row(1, 'VALMOREL'), row(3, 'KERBRAT')];
  const desk = { 'bib:1': { now: { prf: { v: 11_500, u: 'ms', st: 1 } } } };
  const fold = { status: 15, since: 0, desk };
  const then = aTrial('b', 11, { rows: [first, second], renumbered: [before], fold });
  const rows = [row(1, 'KERBRAT'), row(3, 'VALMOREL')];
  const now = { trials: [aTrial('b', 30, { rows, renumbered: [before, exchange], fold: { status: 15, since: 0 } })] };
  const frozen = describeFrozenLists({ ...now, held: { since: SINCE, trials: [then] } });
  expect(frozen && restoreHeldLists(frozen, now, now).trials).toEqual([then]);
  // A screen of an earlier release does not say which keys it has: its rows are found by those of now.
  const older = frozen && { ...frozen, trials: frozen.trials.map(({ renumbered: _, ...trial }) => trial) };
  expect(older && restoreHeldLists(older, now, now).trials[0]?.rows).toEqual(rows);
});

test('a list whose records alone are others is a changed one', () => {
  const record = { row: 'bib:1', code: 'RP' };
  const [before, after] = [aTrial('a', 10), aTrial('a', 10, { records: [record] })];
  for (const [then, trial] of [
    [before, after],
    [after, before],
  ] as const) {
    const frozen = describeFrozenLists({ trials: [trial], held: { since: SINCE, trials: [then] } });
    const now = { trials: [trial] };
    expect(frozen && restoreHeldLists(frozen, now, now).trials).toEqual([then]);
  }
});

test('of many lists it says those that changed last', () => {
  const trials = Array.from({ length: 14 }, (_, at) => aTrial(`t${at}`, 10));
  const now = trials.map((trial, at) => ({ ...trial, updated: `2026-06-13T13:${10 + at}:00.000Z` }));
  const said = describeFrozenLists({ trials: now, held: { since: SINCE, trials, withheld: undefined } });
  expect(said?.trials.map(({ oid }) => oid)).toEqual(now.slice(2).map(({ oid }) => oid));
});

test('a list that changes again is said as before', () => {
  const held = { since: SINCE, trials: [aTrial('a', 10), aTrial('b', 10)] };
  const said = describeFrozenLists({ trials: [aTrial('a', 30), aTrial('b', 31)], held });
  expect(describeFrozenLists({ trials: [aTrial('a', 32), aTrial('b', 31)], held })).toEqual(said);
});

test('a list that is too long is left out, and the rest has room in one sign of life', () => {
  const makeRows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...row(at), club: 'Éclair athlétique du Val de Bise' }));
  const sizes = { race: 1001, a: 1000, b: 1000, c: 1000, short: 8 };
  const makeTrials = (minute: number) =>
    Object.entries(sizes).map(([oid, count]) => aTrial(oid, minute, { rows: makeRows(count) }));
  const said = describeFrozenLists({ trials: makeTrials(30), held: { since: SINCE, trials: makeTrials(10) } });
  expect(said?.trials.map(({ oid }) => oid)).toEqual(['a', 'b', 'short']);
  expect(Buffer.byteLength(JSON.stringify(said?.trials))).toBeLessThan(201_000);
  const rows = said?.trials.map((trial) => frozenLists.shape.trials.element.shape.rows.safeParse(trial.rows).success);
  expect(rows).toEqual([true, true, true]);
});
