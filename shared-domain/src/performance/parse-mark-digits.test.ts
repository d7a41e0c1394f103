import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventRef } from '../discipline/event-ref.ts';
import { parseMarkText } from './parse-mark-digits.ts';
import { isMark } from './performance.ts';
import { ENTRY_FAULTS, isInvalidEntry } from './typed-mark-faults.ts';

const TRACK: EventRef = { g0: 800, g1: '0' };
const ROAD: EventRef = { g0: 42_195, g1: 'R' };
const JUMP: EventRef = { g0: 900_003, g1: '0' };
const COMBINED: EventRef = { g0: 800_010, g1: '0' };

const invalid = (fault: string) => ({ v: -1, u: '', st: 0, fault });

describe('Performance text entry: digits only, grouped by two from the right (hundredths, seconds, minutes, hours); up to 8 digits; distance events read digits as centimetres times ten into mm; points as integer; invalid gives v -1 with empty unit.', () => {
  test.each([
    ['5', 50],
    ['52', 520],
    ['152', 1520],
    ['1052', 10_520],
    ['10000', 60_000],
    ['15234', 112_340],
    ['112345', 683_450],
    ['2033317', 7_413_170],
    ['12345678', 45_296_780],
    ['99595999', 359_999_990],
  ])('%s on the track is %i ms', (text, v) => {
    expect(parseMarkText(text, TRACK)).toEqual({ v, u: 'ms', st: 1 });
  });

  test.each([
    ['5959', 59_590],
    ['6000', 60_000],
    ['6099', 60_990],
    ['6532', 65_320],
    ['9999', 99_990],
    ['595999', 3_599_990],
    ['600000', 3_600_000],
    ['753000', 4_530_000],
    ['995999', 5_999_990],
    ['006532', 65_320],
    ['00753000', 4_530_000],
  ])('the highest group that is not zero may exceed 59: %s is %i ms', (text, v) => {
    expect(parseMarkText(text, TRACK)).toEqual({ v, u: 'ms', st: 1 });
  });

  test.each(['16000', '16532', '19999', '1006000', '1600000', '1609900', '2997000', '996000'])(
    'behind a higher group minutes and seconds stay under 60: %s is nothing',
    (text) => {
      expect(parseMarkText(text, TRACK)).toEqual(invalid('sixty'));
    },
  );

  test.each([
    [JUMP, '7', 70],
    [JUMP, '745', 7450],
    [{ g0: 900_001, g1: '0' }, '205', 2050],
    [{ g0: 900_008, g1: 'P800' }, '9030', 90_300],
    [{ g0: 100_060, g1: '0' }, '1854290', 18_542_900],
    [JUMP, '99999999', 999_999_990],
  ] as [EventRef, string, number][])('%j: %s centimetres are %i mm', (event, text, v) => {
    expect(parseMarkText(text, event)).toEqual({ v, u: 'mm', st: 1 });
  });

  test.each([
    ['8893', 8893],
    ['0', 0],
    ['12345678', 12_345_678],
  ])('%s are %i points', (text, v) => {
    expect(parseMarkText(text, COMBINED)).toEqual({ v, u: 'pts', st: 1 });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['10.52', 'text'],
    ['1:52', 'text'],
    ['-52', 'text'],
    ['+52', 'text'],
    ['1O52', 'text'],
    ['10 52', 'text'],
    ['/5', 'text'],
    ['5/', 'text'],
    [':5', 'text'],
    ['١٢', 'text'],
    ['123456789', 'length'],
    ['000000001', 'length'],
  ])('%p gives v -1 with empty unit in every event: %s', (text, fault) => {
    for (const event of [TRACK, ROAD, JUMP, COMBINED]) {
      const entry = parseMarkText(text, event);
      expect(entry).toEqual(invalid(fault));
      expect(isInvalidEntry(entry)).toBe(true);
    }
  });

  test.each(['0', '00', '000000', '00000000'])('a time or a distance of %s is none', (text) => {
    for (const event of [TRACK, ROAD, JUMP]) expect(parseMarkText(text, event)).toEqual(invalid('zero'));
    expect(parseMarkText(text, COMBINED)).toEqual({ v: 0, u: 'pts', st: 1 });
  });

  test('blanks around do not count', () => {
    expect(parseMarkText(' 1052\u00a0', TRACK)).toEqual({ v: 10_520, u: 'ms', st: 1 });
  });

  test('an entry is a performance unless it is invalid, and an invalid one is no mark', () => {
    expect(isInvalidEntry(parseMarkText('1052', TRACK))).toBe(false);
    expect(isInvalidEntry(parseMarkText('DNS', TRACK))).toBe(false);
    const bad = parseMarkText('x', TRACK);
    expect(bad.u === '' && isMark({ v: bad.v, st: bad.st })).toBe(false);
  });

  test('any text gives a mark from 0 on, a status, or a fault, and throws nothing', () => {
    const texts = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^\d{0,10}$/));
    fc.assert(
      fc.property(texts, fc.constantFrom(TRACK, ROAD, JUMP, COMBINED), (text, event) => {
        const entry = parseMarkText(text, event);
        if (isInvalidEntry(entry)) expect(ENTRY_FAULTS).toContain(entry.fault);
        else expect(isMark(entry) || [2, 3, 4, 5, 6].includes(entry.st)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('every time of hours, minutes, seconds and hundredths is typed by its digits', () => {
    const parts = fc.tuple(fc.nat(99), fc.nat(59), fc.nat(59), fc.nat(99));
    fc.assert(
      fc.property(parts, ([h, m, s, c]) => {
        fc.pre(h + m + s + c > 0);
        const digits = [h, m, s, c].map((part) => String(part).padStart(2, '0')).join('');
        const v = ((h * 60 + m) * 60 + s) * 1000 + c * 10;
        expect(parseMarkText(digits, TRACK)).toEqual({ v, u: 'ms', st: 1 });
        expect(parseMarkText(digits.replace(/^0+/, ''), TRACK)).toEqual({ v, u: 'ms', st: 1 });
      }),
    );
  });
});

describe('Road events take seconds as smallest unit.', () => {
  test.each([
    ['14', 14_000],
    ['75', 75_000],
    ['1403', 843_000],
    ['7530', 4_530_000],
    ['20845', 7_725_000],
    ['10233', 3_753_000],
    ['1000000', 360_000_000],
    ['1501200', 540_720_000],
    ['99995959', 35_999_999_000],
  ])('%s is %i ms: the hours are the rest of the digits', (text, v) => {
    expect(parseMarkText(text, ROAD)).toEqual({ v, u: 'ms', st: 1 });
  });

  test.each(['160', '199', '16000', '1006000'])('%s is no mark', (text) => {
    expect(parseMarkText(text, ROAD)).toEqual(invalid('sixty'));
  });

  test.each([
    ['variant R', { g0: 5000, g1: 'R' }],
    ['variant T', { g0: 30_000, g1: 'T' }],
    ['a road competition', { g0: 5000, g1: '0', road: true }],
    ['cross', { g0: 1, g1: '0' }],
    ['100 km, a number beyond the bands of time', { g0: 100_000, g1: 'R' }],
  ] as [string, EventRef][])('outside a stadium: %s', (_, event) => {
    expect(parseMarkText('1403', event)).toEqual({ v: 843_000, u: 'ms', st: 1 });
  });

  test('on the track the same digits are hundredths', () => {
    expect(parseMarkText('1403', { g0: 5000, g1: '0' })).toEqual({ v: 14_030, u: 'ms', st: 1 });
  });
});

describe('Words DNS, DNF, DQ, NM and dash accepted.', () => {
  test.each([
    ['DNS', 2],
    ['DNF', 3],
    ['DQ', 4],
    ['NM', 5],
    ['-', 6],
    ['–', 6],
    ['—', 6],
    ['−', 6],
    ['dns', 2],
    ['Dnf', 3],
    [' dq ', 4],
    ['nm', 5],
    [' - ', 6],
  ])('%p is status %i in every event', (text, st) => {
    for (const event of [TRACK, ROAD, JUMP, COMBINED]) expect(parseMarkText(text, event)).toEqual({ st });
  });

  test.each([null, undefined, 1052, {}])('%p is no text: empty', (value) => {
    expect(parseMarkText(value as unknown as string, TRACK)).toEqual(invalid('empty'));
  });

  test.each(['r', 'R', 'NH', 'DSQ', 'DNSX', 'D NS', '--', 'constructor'])('%p is no word of an entry', (text) => {
    expect(parseMarkText(text, TRACK)).toEqual(invalid('text'));
  });
});
