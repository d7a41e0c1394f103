import { expect, test } from '@jest/globals';
import type { FrozenLists, ScreenOrder } from 'shared-domain/contract';
import { describeFrozenLists } from '../sync/frozen-lists.ts';
import type { Seen } from '../sync/seen.ts';
import { holdPreviewLists, type PreviewState } from './preview-state.ts';

const SINCE = '2026-06-13T13:00:00.000Z';
const FREEZE: ScreenOrder = { cue: { act: 'freeze', since: SINCE } };

/** A list that changed at a minute after noon, UTC. */
const aTrial = (oid: string, minute: number, results: number) => ({
  oid,
  results,
  updated: new Date(Date.UTC(2026, 5, 13, 12, minute)).toISOString(),
  rows: [{ row: 'bib:1', bib: '1', last: 'NOM1', first: 'Ana' }],
});

const read = (...trials: readonly ReturnType<typeof aTrial>[]): Seen => ({ trials }) as unknown as Seen;

const aState = (seen: Seen, order: ScreenOrder, frozen?: FrozenLists): PreviewState => ({
  seen,
  order,
  frozen,
  screen: 'wall',
  offset: 0,
});

const listHeld = ({ seen }: PreviewState) => seen.held?.trials.map(({ oid, results }) => [oid, results]);

test('a small picture of a frozen screen holds a list until the screen says how it holds it', () => {
  const then = [aTrial('race', 30, 1), aTrial('jump', 40, 1)];
  const held = { since: SINCE, trials: read(...then).trials };
  const describe = (seen: Seen) => describeFrozenLists({ trials: seen.trials, held });
  const first = holdPreviewLists(undefined, aState(read(...then), {}));
  const frozen = holdPreviewLists(first, aState(read(...then), FREEZE, describe(read(...then))));
  // A result, and a list more, are read before the screen has said that it does not show them.
  const now = read(aTrial('race', 61, 2), then[1] as (typeof then)[1], aTrial('throw', 62, 1));
  const early = holdPreviewLists(frozen, aState(now, FREEZE, frozen.frozen));
  expect(listHeld(early)).toEqual([
    ['race', 1],
    ['jump', 1],
  ]);
  const told = holdPreviewLists(early, aState(now, FREEZE, describe(now)));
  expect(listHeld(told)).toEqual(listHeld(early));
  // Opened only now it has what the screen says.
  expect(listHeld(holdPreviewLists(undefined, aState(now, FREEZE, describe(now))))).toEqual(listHeld(early));
  expect(holdPreviewLists(told, aState(now, {})).seen.held).toBeUndefined();
});

test('a list that changed before the instant, and is read late, is shown', () => {
  const first = holdPreviewLists(undefined, aState(read(aTrial('race', 30, 1)), {}));
  const frozen = holdPreviewLists(first, aState(read(aTrial('race', 30, 1)), FREEZE));
  const late = read(aTrial('race', 59, 2));
  const said = describeFrozenLists({ trials: late.trials, held: { since: SINCE, trials: late.trials } });
  expect(listHeld(holdPreviewLists(frozen, aState(late, FREEZE, said)))).toEqual([['race', 2]]);
});
