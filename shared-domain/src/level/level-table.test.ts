import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parsePointsTable } from '../scoring/points-table.ts';
import { isForCategory } from './is-for-category.ts';
import { parseLevelTable } from './level-table.ts';
import { isAsGood } from './step-marks.ts';
import { isTableError } from './table-error.ts';
import { formatTableEvent, listTableEventNames } from './table-event.ts';

const row = { sex: 1, events: ['000100-0'], unit: 'ms', marks: [10_000, null, 11_000] };
const table = {
  format: 1,
  id: 'own',
  kind: 'levels',
  edition: 'Our own 2027',
  source: 'the club',
  notice: '',
  official: false,
  levels: ['A', 'B', 'C'],
  clubPoints: [3, 2, 1],
  byTriathlonOnly: ['BE'],
  rows: [
    row,
    { ...row, categories: ['CA'] },
    { ...row, sex: 2 },
    { ...row, unit: 'mm', events: ['900001-0'], marks: [3, 2, 1] },
  ],
  triathlon: [{ sex: 2, category: 'BE', points: [110, null, 90] }],
};

describe('a table of levels is read from a file, or refused with the place', () => {
  test('an operator’s own table', () => {
    const { format: _, kind: __, ...result } = table;
    expect(parseLevelTable(table)).toEqual(result);
  });

  test.each<[string, unknown, string]>([
    ['no object', 'levels', ''],
    ['a list', [], ''],
    ['null', null, ''],
    ['another format', { ...table, format: 2 }, 'format'],
    ['another kind', { ...table, kind: 'wa' }, 'kind'],
    ['no id', { ...table, id: '' }, 'id'],
    ['an id that is no text', { ...table, id: 1 }, 'id'],
    ['no edition', { ...table, edition: undefined }, 'edition'],
    ['an empty edition', { ...table, edition: '' }, 'edition'],
    ['no source', { ...table, source: 7 }, 'source'],
    ['an empty source', { ...table, source: '' }, 'source'],
    ['no notice', { ...table, notice: undefined }, 'notice'],
    ['official not said', { ...table, official: 'no' }, 'official'],
    ['no levels', { ...table, levels: [] }, 'levels'],
    ['levels that are no texts', { ...table, levels: [1, 2, 3] }, 'levels'],
    ['a level twice', { ...table, levels: ['A', 'B', 'A'] }, 'levels'],
    ['too few club points', { ...table, clubPoints: [3, 2] }, 'clubPoints'],
    ['club points that are no list', { ...table, clubPoints: 3 }, 'clubPoints'],
    ['half club points', { ...table, clubPoints: [3, 2, 0.5] }, 'clubPoints'],
    ['no list of the young', { ...table, byTriathlonOnly: 'BE' }, 'byTriathlonOnly'],
    ['no rows', { ...table, rows: undefined }, 'rows'],
    ['a row that is none', { ...table, rows: [row, 7] }, 'rows[1]'],
    ['a sex', { ...table, rows: [{ ...row, sex: 4 }] }, 'rows[0].sex'],
    ['an event', { ...table, rows: [{ ...row, events: ['100-0'] }] }, 'rows[0].events'],
    ['no event', { ...table, rows: [{ ...row, events: [] }] }, 'rows[0].events'],
    ['events no list', { ...table, rows: [{ ...row, events: '000100-0' }] }, 'rows[0].events'],
    ['a unit', { ...table, rows: [{ ...row, unit: 's' }] }, 'rows[0].unit'],
    ['categories', { ...table, rows: [{ ...row, categories: 'CA' }] }, 'rows[0].categories'],
    ['too few marks', { ...table, rows: [{ ...row, marks: [1, 2] }] }, 'rows[0].marks'],
    ['marks no list', { ...table, rows: [{ ...row, marks: '1 2 3' }] }, 'rows[0].marks'],
    ['a broken mark', { ...table, rows: [{ ...row, marks: [1, 2.5, 3] }] }, 'rows[0].marks[1]'],
    ['a mark below 0', { ...table, rows: [{ ...row, marks: [-1, 2, 3] }] }, 'rows[0].marks[0]'],
    ['a text', { ...table, rows: [{ ...row, marks: ['1', 2, 3] }] }, 'rows[0].marks[0]'],
    ['a better mark for a lower level', { ...table, rows: [{ ...row, marks: [10, null, 9] }] }, 'rows[0].marks[2]'],
    ['the same mark twice', { ...table, rows: [{ ...row, marks: [10, 10, 11] }] }, 'rows[0].marks[1]'],
    ['a longer jump for a lower level', { ...table, rows: [{ ...row, unit: 'mm' }] }, 'rows[0].marks[2]'],
    ['an event twice', { ...table, rows: [row, { ...row, events: ['000200-0', '000100-0'] }] }, 'rows'],
    ['no triathlon', { ...table, triathlon: {} }, 'triathlon'],
    ['a triathlon that is none', { ...table, triathlon: [null] }, 'triathlon[0]'],
    ['a triathlon’s sex', { ...table, triathlon: [{ sex: 3, category: 'BE', points: [] }] }, 'triathlon[0].sex'],
    ['its category', { ...table, triathlon: [{ sex: 1, category: 7, points: [] }] }, 'triathlon[0].category'],
    ['its points', { ...table, triathlon: [{ sex: 1, category: 'BE', points: [1, 2] }] }, 'triathlon[0].points'],
    [
      'rising points',
      { ...table, triathlon: [{ sex: 1, category: 'BE', points: [1, 2, 3] }] },
      'triathlon[0].points[1]',
    ],
  ])('%s', (_, json, path) => {
    const result = parseLevelTable(json);
    expect(result).toMatchObject({ error: 'table', path });
    expect(isTableError(result) && result.expected).toMatch(/./);
  });

  test('the error names the repeated event', () => {
    expect(parseLevelTable({ ...table, rows: [row, row] })).toHaveProperty(
      'expected',
      'each event once, not 000100-0 1 twice',
    );
  });

  test.each(['ffa-hungarian', 'ffa-combined'])('%s is a table of the common format', (name) => {
    const json = JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));
    expect(parsePointsTable(json)).toMatchObject({ id: name, official: false });
  });
});

describe('how a table finds an event', () => {
  test.each([
    [{ g0: 100, g1: '0' }, '000100-0'],
    [{ g0: 60, g1: '0', indoor: true }, '000060-I'],
    [{ g0: 60, g1: 'HP106', indoor: true }, '000060-HP106I'],
    [{ g0: 60, g1: 'HP106I' }, '000060-HP106I'],
    [{ g0: 10_000, g1: '0', road: true }, '010000-R'],
    [{ g0: 10_000, g1: 'W', road: true }, '010000-WR'],
    [{ g0: 10_000, g1: 'T' }, '010000-T'],
    [{ g0: 21_098, g1: 'R' }, '021097-R'],
    [{ g0: 21_100, g1: 'R' }, '021097-R'],
    [{ g0: 900_005, g1: 'P7260', road: true }, '900005-P7260'],
    [{ g0: 900_005, g1: 'P7260', indoor: true }, '900005-P7260I'],
    [{ g0: 100, g1: 'X' }, undefined],
  ])('%j', (event, name) => {
    expect(formatTableEvent(event)).toBe(name);
  });

  test('where a table knows neither roof nor implement, the nearest name first', () => {
    expect(listTableEventNames({ g0: 60, g1: 'HP84I' })).toEqual([
      '000060-HP84I',
      '000060-HP84',
      '000060-HI',
      '000060-H',
    ]);
    expect(listTableEventNames({ g0: 900_005, g1: 'P4000' })).toEqual(['900005-P4000', '900005-0']);
    expect(listTableEventNames({ g0: 60, g1: 'I' })).toEqual(['000060-I', '000060-0']);
    expect(listTableEventNames({ g0: 60, g1: '0' })).toEqual(['000060-0']);
    expect(listTableEventNames({ g0: 60, g1: 'X' })).toEqual([]);
  });

  test('masters share their rows', () => {
    const masters = ['M0', 'M13', 'MA', 'M35', 'W110', 'F40'];
    expect(masters.filter((code) => isForCategory(['JU', 'MA'], code))).toEqual(masters);
    expect(['JU', 'SE', 'MI', 'CA'].map((code) => isForCategory(['JU', 'MA'], code))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isForCategory(undefined, 'SE')).toBe(false);
  });

  test('a time is better the shorter it is, the rest the greater; the threshold itself counts', () => {
    expect([9, 10, 11].map((v) => isAsGood(v, 10, 'ms'))).toEqual([true, true, false]);
    expect([9, 10, 11].map((v) => isAsGood(v, 10, 'mm'))).toEqual([false, true, true]);
    expect([9, 10, 11].map((v) => isAsGood(v, 10, 'pts'))).toEqual([false, true, true]);
  });
});
