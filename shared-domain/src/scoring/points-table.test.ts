import { describe, expect, test } from '@jest/globals';
import { parsePointsTable } from './points-table.ts';

const ROW = { sex: 1, event: '000110-H', unit: 's', a: '7.66', b: '-25.8', c: '0' };
const file = (row: object = {}, head: object = {}) => ({
  format: 1,
  id: 'wa-x',
  kind: 'wa',
  edition: 'World Athletics, a year',
  source: 'a source',
  notice: '',
  official: true,
  formula: 'quadratic',
  ...head,
  rows: [{ ...ROW, ...row }],
});

describe('a table of points is a file that says its edition (Q34)', () => {
  test('what it holds comes out with its edition, and with every field of a row', () => {
    const full = {
      categories: ['JU'],
      equipment: 106,
      lowest: 25_430,
      highest: 12_280,
      exceptions: [[15_800, 765]],
      official: false,
      doubt: 'why',
    };
    const { format: _, ...read } = file(full);
    expect(parsePointsTable(file(full))).toEqual(read);
  });

  test('the word for what is measured is allowed and dropped', () => {
    expect(parsePointsTable(file({ kind: 'time' }))).toMatchObject({ rows: [ROW] });
  });

  test.each<[string, string, unknown]>([
    ['no object', '', []],
    ['another format', 'format', file({}, { format: 2 })],
    ['another kind', 'kind', file({}, { kind: 'levels' })],
    ['no kind', 'kind', file({}, { kind: undefined })],
    ['no edition', 'edition', file({}, { edition: '' })],
    ['no source', 'source', file({}, { source: undefined })],
    ['no caution', 'notice', file({}, { notice: undefined })],
    ['official or not is not said', 'official', file({}, { official: 'yes' })],
    ['another formula', 'formula', file({}, { formula: 'cubic' })],
    ['rows are no list', 'rows', { ...file(), rows: {} }],
    ['a row is no object', 'rows[0]', { ...file(), rows: [3] }],
    ['two rows for one event', 'rows[1]', { ...file(), rows: [ROW, ROW] }],
    ['a field that is none', 'rows[0].min', file({ min: 1 })],
    ['sex', 'rows[0].sex', file({ sex: 4 })],
    ['event of five digits', 'rows[0].event', file({ event: '00110-H' })],
    ['event without a variant', 'rows[0].event', file({ event: '000110' })],
    ['unit', 'rows[0].unit', file({ unit: 'km' })],
    ['a as a number', 'rows[0].a', file({ a: 7.66 })],
    ['a of 0', 'rows[0].a', file({ a: '0' })],
    ['a below 0', 'rows[0].a', file({ a: '-1' })],
    ['b with an exponent', 'rows[0].b', file({ b: '1e3' })],
    ['c as a word', 'rows[0].c', file({ c: 'none' })],
    ['c of 0 in a power', 'rows[0].c', file({}, { formula: 'power' })],
    ['categories', 'rows[0].categories', file({ categories: 'JU' })],
    ['equipment', 'rows[0].equipment', file({ equipment: '106' })],
    ['lowest of 0', 'rows[0].lowest', file({ lowest: 0 })],
    ['highest in parts', 'rows[0].highest', file({ highest: 12_280.5 })],
    ['a time whose best is slower', 'rows[0].highest', file({ lowest: 12_280, highest: 25_430 })],
    ['a distance whose best is shorter', 'rows[0].highest', file({ unit: 'm', lowest: 9000, highest: 9000 })],
    ['an exception of three', 'rows[0].exceptions', file({ exceptions: [[1, 2, 3]] })],
    ['an exception without points', 'rows[0].exceptions', file({ exceptions: [[1, '2']] })],
    ['exceptions that are no list', 'rows[0].exceptions', file({ exceptions: {} })],
    ['official of a row', 'rows[0].official', file({ official: 1 })],
    ['doubt', 'rows[0].doubt', file({ doubt: true })],
  ])('%s: refused, named by place (%s)', (_, path, json) => {
    expect(parsePointsTable(json)).toEqual({ error: 'table', path, expected: expect.any(String) });
  });

  test('the same event for other categories or the other sex is another row', () => {
    const rows = [ROW, { ...ROW, sex: 2 }, { ...ROW, categories: ['MI'] }, { ...ROW, categories: ['CA'] }];
    expect(parsePointsTable({ ...file(), rows })).toMatchObject({ rows });
  });

  test.each([null, undefined, 3, 'x', true])('what is no file at all is refused: %p', (json) => {
    expect(parsePointsTable(json)).toEqual({ error: 'table', path: '', expected: 'an object' });
  });
});
