import { describe, expect, test } from '@jest/globals';
import { isTableError } from '../level/table-error.ts';
import { divideDown, floorPoints } from '../scoring/whole-points.ts';
import { scoreYouth } from './youth-points.ts';
import { parseYouthTable } from './youth-table.ts';

const head = {
  format: 1,
  id: 'own',
  kind: 'youth',
  edition: 'Our own 2027',
  source: 'the club',
  notice: '',
  official: true,
};
const who = { sex: 1, events: ['000060-0'] };
const power = { ...who, kind: 'time', a: '6.5', b: '14.6', c: '2.5' };
const root = { ...who, kind: 'time', a: '15365', b: '1058' };
const line = { limit: '4.41', slope: '200', from: '1.91', plus: '0.5' };
const linear = { ...who, unit: 'ms', fromAge: 10, step: 10, slopes: ['1.5'], base: [9000, 8800] };
const bent = { ...linear, slopes: ['1', '2', '4'], second: [9500, 9300], secondPoints: [900, 900] };
const steps = { ...who, unit: 'ms', marks: [10_000, null, 9000], floor: 20_000 };
const table = (formula: string, row: object, more: object = {}) => ({ ...head, formula, rows: [row], ...more });

describe('a table of youth points is read from a file, or refused with the place', () => {
  test.each<[string, object]>([
    ['power', power],
    ['root', { ...root, categories: ['MI'] }],
    ['root', { ...root, kind: 'field', below: line, least: '1.4' }],
    ['linear', linear],
    ['linear', bent],
    ['steps', steps],
  ])('an operator’s own: %s', (formula, row) => {
    expect(parseYouthTable(table(formula, row))).toMatchObject({
      id: 'own',
      edition: 'Our own 2027',
      official: true,
      formula,
    });
  });

  test.each<[string, unknown, string]>([
    ['no object', 7, ''],
    ['another kind', { ...table('power', power), kind: 'wa' }, 'kind'],
    ['an unknown formula', table('cubic', power), 'formula'],
    ['a formula by an inherited name', table('toString', power), 'formula'],
    ['a cap of 0', table('power', power, { cap: 0 }), 'cap'],
    ['half a cap', table('power', power, { cap: 0.5 }), 'cap'],
    ['a cap in words', table('power', power, { cap: '1200' }), 'cap'],
    ['no rows', table('power', power, { rows: 7 }), 'rows'],
    ['a row that is none', table('power', power, { rows: [power, 7] }), 'rows[1]'],
    ['a sex', table('power', { ...power, sex: 4 }), 'rows[0].sex'],
    ['categories', table('power', { ...power, categories: 'MI' }), 'rows[0].categories'],
    ['events', table('power', { ...power, events: ['60'] }), 'rows[0].events'],
    ['no event', table('power', { ...power, events: [] }), 'rows[0].events'],
    ['a kind', table('power', { ...power, kind: 'jump' }), 'rows[0].kind'],
    ['a as a number', table('power', { ...power, a: 6.5 }), 'rows[0].a'],
    ['a below 0', table('power', { ...power, a: '-6.5' }), 'rows[0].a'],
    ['b finer than a thousandth', table('power', { ...power, b: '14.6001' }), 'rows[0].b'],
    ['c of 0', table('power', { ...power, c: '0.0' }), 'rows[0].c'],
    ['c in words', table('power', { ...power, c: 'two' }), 'rows[0].c'],
    ['root: a kind', table('root', { ...root, kind: 'track' }), 'rows[0].kind'],
    ['root: a', table('root', { ...root, a: '' }), 'rows[0].a'],
    ['root: b', table('root', { ...root, b: '1.' }), 'rows[0].b'],
    ['root: least', table('root', { ...root, least: 1.4 }), 'rows[0].least'],
    ['root: a line that is none', table('root', { ...root, below: 7 }), 'rows[0].below'],
    ['root: half a line', table('root', { ...root, below: { ...line, plus: undefined } }), 'rows[0].below'],
    ['root: who', table('root', { ...root, sex: 'M' }), 'rows[0].sex'],
    ['linear: who', table('linear', { ...linear, sex: 'M' }), 'rows[0].sex'],
    ['linear: a unit', table('linear', { ...linear, unit: 'pts' }), 'rows[0].unit'],
    ['linear: an age', table('linear', { ...linear, fromAge: 'ten' }), 'rows[0].fromAge'],
    ['linear: a step', table('linear', { ...linear, step: 0 }), 'rows[0].step'],
    ['linear: two slopes', table('linear', { ...linear, slopes: ['1', '2'] }), 'rows[0].slopes'],
    ['linear: a slope as a number', table('linear', { ...linear, slopes: [1.5] }), 'rows[0].slopes'],
    ['linear: no bases', table('linear', { ...linear, base: [] }), 'rows[0].base'],
    ['linear: a broken base', table('linear', { ...linear, base: [9.5] }), 'rows[0].base'],
    ['linear: too few second marks', table('linear', { ...bent, second: [9500] }), 'rows[0].second'],
    ['linear: no second points', table('linear', { ...bent, secondPoints: undefined }), 'rows[0].secondPoints'],
    ['linear: a hand correction', table('linear', { ...linear, hand: 0.24 }), 'rows[0].hand'],
    ['steps: who', table('steps', { ...steps, sex: 'M' }), 'rows[0].sex'],
    ['steps: no marks', table('steps', { ...steps, marks: [] }), 'rows[0].marks'],
    ['steps: marks no list', table('steps', { ...steps, marks: 'many' }), 'rows[0].marks'],
    [
      'steps: 51 marks',
      table('steps', { ...steps, marks: Array.from({ length: 51 }, (_, i) => 99 - i) }),
      'rows[0].marks',
    ],
    ['steps: a slower mark for more points', table('steps', { ...steps, marks: [10, 11] }), 'rows[0].marks[1]'],
    ['steps: a floor in words', table('steps', { ...steps, floor: '20' }), 'rows[0].floor'],
    ['steps: a floor below 0', table('steps', { ...steps, floor: -1 }), 'rows[0].floor'],
  ])('%s', (_, json, path) => {
    const read = parseYouthTable(json);
    expect(read).toMatchObject({ error: 'table', path });
    expect(isTableError(read) && read.expected).toMatch(/./);
  });

  test('another file gives other points: nothing is built in', () => {
    const of = (json: object) => {
      const read = parseYouthTable(json);
      return isTableError(read) ? read : scoreYouth(read, { g0: 60, g1: '0' }, { sex: 1 }, { v: 8000, u: 'ms', st: 1 });
    };
    expect(of(table('power', power))).toBe(727);
    expect(of(table('power', power, { cap: 500 }))).toBe(500);
    expect(of(table('steps', steps))).toBe(3);
    expect(of(table('steps', { ...steps, marks: Array.from({ length: 50 }, (_, i) => 10_000 - 10 * i) }))).toBe(50);
  });
});

describe('whole points are exact', () => {
  test('far from a whole number the binary result decides, near to it the proof', () => {
    const never = () => {
      throw new Error('asked');
    };
    expect(floorPoints(16.5, never)).toBe(16);
    expect(floorPoints(15.999_99, (points) => points <= 16n)).toBe(16);
    expect(floorPoints(16.000_01, (points) => points <= 15n)).toBe(15);
  });

  test.each([
    [7n, 2n, 3],
    [-7n, 2n, -4],
    [-8n, 2n, -4],
    [0n, 5n, 0],
    [-1n, 5n, -1],
  ])('%s / %s is cut to %i', (above, below, cut) => {
    expect(divideDown(above, below)).toBe(cut);
  });
});
