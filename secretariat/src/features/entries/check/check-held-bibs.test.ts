import { expect, test } from '@jest/globals';
import { checkHeldBibs } from './check-held-bibs.ts';
import type { CheckedRow } from './checked-row.ts';

const makeRow = (line: number, last: string, first: string, bib: string): CheckedRow => ({
  line,
  who: last,
  person: {},
  issues: [],
  entry: {
    target: { uid: '000100-0-57', name: '100 m', event: { g0: 100, g1: '0' }, category: 57, isNew: false },
    start: { last, first, bib },
  },
});
const HELD = { '000100-0-58': [{ last: 'MARTIN', first: 'Emma', bib: '101' }] };
const listReasons = (rows: readonly CheckedRow[], held = HELD) =>
  checkHeldBibs(rows, held).map(({ issues }) => issues.map(({ reason, detail }) => `${reason} ${detail}`).join());

test('a bib that another athlete of the competition has is told with the name', () => {
  expect(listReasons([makeRow(2, 'BARON', 'Théo', '101')])).toEqual(['bibHeld MARTIN Emma']);
});

test('one’s own bib, a free one and one that the file takes from its holder are not', () => {
  expect(listReasons([makeRow(2, 'Martin', 'EMMA', '101'), makeRow(3, 'BARON', 'Théo', '102')])).toEqual(['', '']);
  expect(listReasons([makeRow(2, 'BARON', 'Théo', '101'), makeRow(3, 'MARTIN', 'Emma', '102')])).toEqual(['', '']);
});
