import { describe, expect, test } from '@jest/globals';
import { HIDDEN_ATHLETE } from 'shared-domain';
import type { DeviceTrial } from 'shared-domain/live-input';
import { holdLists } from './held-lists.ts';

const SINCE = '2026-06-13T13:00:00.000Z';
const BEFORE = '2026-06-13T12:59:00.000Z';
const AFTER = '2026-06-13T13:01:00.000Z';
const CUE = { act: 'freeze', since: SINCE } as const;

const row = (bib: number, change: object = {}) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `NOM${bib}`,
  first: 'Ana',
  ...change,
});

const aTrial = (oid: string, updated: string, change: object = {}): DeviceTrial =>
  ({ oid, updated, status: 15, rows: [row(1), row(2)], ...change }) as unknown as DeviceTrial;

const aPicture = (id: string) => ({ id, name: id, type: 'image/png', width: 1, height: 1, bytes: 1 }) as const;

describe('What a frozen screen holds', () => {
  test('is each list as it was at the instant: as read if it has not changed since, else as the screen had it', () => {
    const before = { trials: [aTrial('a', BEFORE), aTrial('b', BEFORE)] };
    const now = { trials: [aTrial('a', BEFORE, { status: 10 }), aTrial('b', AFTER, { status: 10 })] };
    expect(holdLists(undefined, CUE, before, now)?.trials).toEqual([now.trials[0], before.trials[1]]);
    expect(holdLists(undefined, CUE, undefined, now)?.trials).toEqual(now.trials);
    expect(holdLists(undefined, undefined, before, now)).toBeUndefined();
    expect(holdLists(undefined, { ...CUE, act: 'black' }, before, now)).toBeUndefined();
  });

  test('stays the same as long as the screen is told the same, and is a new one for another instant', () => {
    const first = { trials: [aTrial('a', BEFORE)], withheld: ['r1'], pictures: [aPicture('p')] };
    const held = holdLists(undefined, CUE, first, first);
    const now = {
      trials: [aTrial('a', AFTER, { status: 10 })],
      withheld: [],
      pictures: [...first.pictures, aPicture('q')],
    };
    expect(holdLists(held, CUE, now, now)).toEqual({ since: SINCE, ...first });
    const later = { ...CUE, since: '2026-06-13T13:05:00.000Z' };
    expect(holdLists(held, later, now, now)).toEqual({ since: later.since, ...now });
    expect(holdLists(held, CUE, now, { trials: [] })?.trials).toEqual([]);
  });

  test('has no name of whoever is hidden since, or is listed no more; another bib is no other athlete', () => {
    const team = { members: [{ last: 'NOM5', first: 'Ana' }] };
    const before = { trials: [aTrial('a', BEFORE, { rows: [row(1), row(2), row(3), row(4, team)] })] };
    const held = holdLists(undefined, CUE, before, before);
    const hiddenTeam = { members: [{ ...HIDDEN_ATHLETE }] };
    const rows = [row(1, HIDDEN_ATHLETE), row(12, { last: 'NOM2' }), row(4, hiddenTeam)];
    const now = { trials: [aTrial('a', AFTER, { rows })] };
    expect(holdLists(held, CUE, before, now)?.trials[0]?.rows).toMatchObject([
      { bib: '1', ...HIDDEN_ATHLETE },
      { bib: '2', last: 'NOM2' },
      { bib: '3', ...HIDDEN_ATHLETE },
      { bib: '4', last: 'NOM4', ...hiddenTeam },
    ]);
  });

  test('hides the same athlete where bibs were exchanged since, and nobody else', () => {
    const before = { trials: [aTrial('a', BEFORE)] };
    const held = holdLists(undefined, CUE, before, before);
    const exchange = { at: AFTER, after: 1, names: { 'bib:1': 'bib:2', 'bib:2': 'bib:1' } };
    const rows = [row(1, { last: 'NOM2' }), row(2, HIDDEN_ATHLETE)];
    const now = { trials: [aTrial('a', AFTER, { rows, renumbered: [exchange] })] };
    expect(holdLists(held, CUE, before, now)?.trials[0]?.rows).toEqual([row(1, HIDDEN_ATHLETE), row(2)]);
  });
});
