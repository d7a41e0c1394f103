import { describe, expect, test } from '@jest/globals';
import { findAgeGroup, makeRosterName, placeRoster, type RosterRow } from './roster-places.ts';

const aRow = (row: Partial<RosterRow>): RosterRow => ({
  list: '50',
  heat: 0,
  event: '300-0',
  round: 'h',
  sex: 1,
  name: '',
  category: 45,
  ...row,
});
const placesOf = (rows: readonly RosterRow[], known?: (row: RosterRow) => number | undefined) =>
  placeRoster(rows, known).map(({ category, heat }) => [category, heat]);

describe('A roster', () => {
  test('gives its heats its own numbers, whichever row comes first', () => {
    const rows = [aRow({ heat: 2 }), aRow({ heat: 1 }), aRow({ heat: 2 }), aRow({ heat: 3 })];
    expect(placesOf(rows)).toEqual([
      [45, 2],
      [45, 1],
      [45, 2],
      [45, 3],
    ]);
  });

  test('numbers lists without a heat by their own order, not by that of the rows', () => {
    expect(placesOf([aRow({ list: '101' }), aRow({ list: '99' })])).toEqual([
      [45, 2],
      [45, 1],
    ]);
    expect(placesOf([aRow({ heat: 0 }), aRow({ heat: 1 })])).toEqual([
      [45, 2],
      [45, 1],
    ]);
  });

  test('keeps events of neighbouring ages apart where one category holds both', () => {
    const rows = [
      aRow({ list: '51', name: '13' }),
      aRow({ list: '50', name: '12' }),
      aRow({ list: '52', name: '12-13' }),
    ];
    const places = placeRoster(rows);
    expect(new Set(places.map(({ category }) => category)).size).toBe(3);
    expect(places.map(({ category, taken }) => [category, taken])).toEqual([
      [57, 45],
      [45, undefined],
      [47, 45],
    ]);
    expect(placeRoster(rows.toReversed())).toEqual(places.toReversed());
  });

  test('keeps the rounds of one event together', () => {
    expect(placesOf([aRow({ list: '1', heat: 1 }), aRow({ list: '2', round: 'f' })])).toEqual([
      [45, 1],
      [45, 1],
    ]);
  });

  test('gives an event of several ages to everybody, and one that is stored the category it has', () => {
    expect(placesOf([aRow({}), aRow({ category: 47 })])).toEqual([
      [57, 1],
      [57, 1],
    ]);
    expect(placesOf([aRow({ name: '13' })], ({ name }) => (name === '13' ? 57 : undefined))).toEqual([[57, 1]]);
  });

  test('says an age beside a title that does not', () => {
    expect(makeRosterName('13-14 lat', '14')).toBe('13-14 lat');
    expect(makeRosterName('Bieg', '11')).toBe('Bieg 11');
    expect(makeRosterName('', '')).toBe('');
  });

  test.each([
    ['14', 1, 47],
    ['U15', 1, 47],
    ['U18', 2, 50],
    ['SEN', 2, 56],
    ['V40', 1, 103],
    ['SEF', 2, 56],
    ['ALL', 1, undefined],
    ['', 1, undefined],
  ] as const)('reads the age group %j', (text, sex, id) => {
    expect(findAgeGroup(text, sex, '2025-06-15')).toBe(id);
  });
});
