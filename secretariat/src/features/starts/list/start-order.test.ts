import { describe, expect, test } from '@jest/globals';
import type { Start } from '../starts-endpoints.ts';
import { findClashes } from './clashes.ts';
import { makeMoveEdits, sortStarts } from './start-order.ts';

const makeRow = (name: string, more: Partial<Start> = {}): Start => ({ row: name, last: name, first: '', ...more });

describe('The order of a start list', () => {
  test('is by lane if there are lanes, with rows without one at the end', () => {
    const rows = [makeRow('a', { lane: 5 }), makeRow('b'), makeRow('c', { lane: 3 })];
    expect(sortStarts(rows).map(({ last }) => last)).toEqual(['c', 'a', 'b']);
  });

  test('in lanes, two rows swap', () => {
    const rows = [makeRow('a', { lane: 3 }), makeRow('b', { lane: 4 })];
    expect(makeMoveEdits(rows, 'T', 1, 0)).toEqual([
      { op: 'swap', trial: 'T', row: 'b', with: { trial: 'T', row: 'a' } },
    ]);
  });

  test('else all rows whose number changes are edited, in their new order', () => {
    const rows = ['a', 'b', 'c', 'd'].map((name, at) => makeRow(name, { odr: at + 1 }));
    expect(makeMoveEdits(rows, 'T', 2, 0)).toEqual([
      { op: 'move', trial: 'T', row: 'c', odr: 1 },
      { op: 'move', trial: 'T', row: 'a', odr: 2 },
      { op: 'move', trial: 'T', row: 'b', odr: 3 },
    ]);
  });

  test('a lane or bib used twice names the other row; lane 0 is no lane', () => {
    const clashes = findClashes([
      makeRow('a', { lane: 4, bib: '1' }),
      makeRow('b', { lane: 4, bib: '2' }),
      makeRow('c', { lane: 0 }),
      makeRow('d', { lane: 0 }),
    ]);
    expect([...clashes].map(([key, { lane, bib }]) => [key, lane?.row, bib])).toEqual([
      ['a', 'b', undefined],
      ['b', 'a', undefined],
    ]);
  });
});
