import { describe, expect, test } from '@jest/globals';
import type { Start, StartList } from '../starts-endpoints.ts';
import { assignBibs, type BibRule, makeBibEdits } from './assign-bibs.ts';

const makeRow = (last: string, more: Partial<Start> = {}): Start => ({
  row: `name:${last}`,
  last,
  first: 'A',
  clubName: 'AC Valmont',
  category: 50,
  ...more,
});
const makeList = (oid: string, ...rows: Start[]): StartList => ({ oid, uid: oid, rows });
const RULE: BibRule = {
  intervals: [{ start: 1, end: 9 }],
  order: 'name',
  club: '',
  category: 0,
  shouldRenumber: false,
};

describe('Bibs by ranges', () => {
  test('a person has one bib in all lists, and a bib in use is skipped', () => {
    const lists = [
      makeList('100', makeRow('B'), makeRow('A'), makeRow('C', { bib: '2', row: 'bib:2' })),
      makeList('200', makeRow('A')),
    ];
    const { assignments } = assignBibs(lists, RULE);
    expect(assignments.map(({ who, bib, rows }) => [who.last, bib, rows.map((one) => one.list)])).toEqual([
      ['A', '1', ['100', '200']],
      ['B', '3', ['100']],
    ]);
  });

  test('a person with a bib in one list gets the same in the others', () => {
    const lists = [makeList('100', makeRow('A', { bib: '77', row: 'bib:77' })), makeList('200', makeRow('A'))];
    expect(assignBibs(lists, RULE).assignments.map(({ bib, rows }) => [bib, rows.map((one) => one.list)])).toEqual([
      ['77', ['200']],
    ]);
  });

  test('a single club or category can be numbered, and people without a number are counted', () => {
    const lists = [
      makeList('100', makeRow('A'), makeRow('B', { clubName: 'Stade Brisaillais' }), makeRow('C', { category: 52 })),
    ];
    expect(assignBibs(lists, { ...RULE, club: 'brisaillais' }).assignments.map(({ who }) => who.last)).toEqual(['B']);
    expect(assignBibs(lists, { ...RULE, category: 52 }).assignments.map(({ who }) => who.last)).toEqual(['C']);
    expect(assignBibs(lists, { ...RULE, intervals: [{ start: 1, end: 2 }] }).unassignedCount).toBe(1);
  });

  test('bibs that change owners are all removed before any is given', () => {
    const lists = [makeList('100', makeRow('B', { bib: '1', row: 'bib:1' }), makeRow('A', { bib: '2', row: 'bib:2' }))];
    expect(makeBibEdits(assignBibs(lists, { ...RULE, shouldRenumber: true }))).toEqual([
      { op: 'bib', trial: '100', row: 'bib:2', bib: '~0' },
      { op: 'bib', trial: '100', row: 'bib:1', bib: '~1' },
      { op: 'bib', trial: '100', row: 'bib:~0', bib: '1' },
      { op: 'bib', trial: '100', row: 'bib:~1', bib: '2' },
    ]);
  });
});
