import { expect, test } from '@jest/globals';
import {
  findPublicRecordState,
  findRecordState,
  type GivenRecordState,
  listRecordMoves,
  RECORD_STATES,
  type RecordState,
} from './record-state.ts';

test('who moves a record where: what is gone nowhere, what was refused back to pending', () => {
  expect(RECORD_STATES.map(listRecordMoves)).toEqual([
    ['pending', 'refused'],
    ['filed', 'ratified', 'refused'],
    ['ratified', 'refused'],
    ['refused'],
    ['pending'],
    [],
  ]);
});

const claim = (state: 'possible' | 'pending' | 'ratified', v = 10_400) => ({ state, v });
const decide = (state: GivenRecordState, v = 10_400) => ({ state, v });

test.each([
  ['what the rule finds', claim('possible'), undefined, 'possible'],
  ['what a person said', claim('possible'), decide('filed'), 'filed'],
  ['what a person said of another mark counts no longer', claim('pending', 10_410), decide('ratified'), 'pending'],
  ['gone with its mark', undefined, decide('filed'), 'gone'],
  ['refused and gone is nothing', undefined, decide('refused'), undefined],
  ['a typed word moves nothing', claim('possible'), { v: 10_400 }, 'possible'],
  ['nothing', undefined, undefined, undefined],
] as const)('%s', (_, found, decision, state) => {
  expect(findRecordState(found, decision)).toBe(state);
});

test('the public sees neither possible nor refused nor former records', () => {
  const shown = (state: RecordState) => findPublicRecordState(state, 'MR', false);
  expect(RECORD_STATES.map(shown)).toEqual([undefined, 'pending', 'pending', 'ratified', undefined, undefined]);
});

test.each(['WR', 'AR', 'NR'] as const)('%s reaches the public after its word was typed', (kind) => {
  expect(findPublicRecordState('pending', kind, false)).toBeUndefined();
  expect(findPublicRecordState('ratified', kind, false)).toBeUndefined();
  expect(findPublicRecordState('pending', kind, true)).toBe('pending');
  expect(findPublicRecordState('ratified', kind, true)).toBe('ratified');
});
