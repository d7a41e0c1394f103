import { expect, test } from '@jest/globals';
import { HIDDEN_ATHLETE } from 'shared-domain';
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
  const restored = frozen && restoreHeldLists(frozen, now);
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

test('of many lists it says those that changed last', () => {
  const trials = Array.from({ length: 14 }, (_, at) => aTrial(`t${at}`, 10));
  const now = trials.map((trial, at) => ({ ...trial, updated: `2026-06-13T13:${10 + at}:00.000Z` }));
  const said = describeFrozenLists({ trials: now, held: { since: SINCE, trials, withheld: undefined } });
  expect(said?.trials.map(({ oid }) => oid)).toEqual(
    now
      .map(({ oid }) => oid)
      .toReversed()
      .slice(0, 12),
  );
});
