import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventRef } from '../discipline/event-ref.ts';
import { parseDistance } from './parse-distance.ts';
import { parseMark } from './parse-mark.ts';
import { parseTime } from './parse-time.ts';
import { isMarkError, MARK_ERRORS } from './written-mark.ts';

const TRACK: EventRef = { g0: 800, g1: '0' };
const SPRINT: EventRef = { g0: 100, g1: '0' };
const ROAD: EventRef = { g0: 42_195, g1: 'R' };
const JUMP: EventRef = { g0: 900_003, g1: '0' };
const COMBINED: EventRef = { g0: 800_010, g1: '0' };

const ms = (v: number) => ({ v, u: 'ms', st: 1 });
const mm = (v: number) => ({ v, u: 'mm', st: 1 });

describe('a status as it is written', () => {
  test.each([
    ['DNS', 2],
    ['DNF', 3],
    ['DQ', 4],
    ['NM', 5],
    ['–', 6],
    ['-', 6],
    ['r', 7],
    ['R', 7],
    ['dnf', 3],
    [' DQ ', 4],
  ])('%p is status %i in every event', (text, st) => {
    for (const event of [TRACK, ROAD, JUMP, COMBINED]) expect(parseMark(text, event)).toEqual({ st });
  });

  test.each(['NH', 'nh'])('CR 25.4: %s, no height, is only common usage and is read as NM', (text) => {
    expect(parseMark(text, { g0: 900_001, g1: '0' })).toEqual({ st: 5 });
  });

  test.each(['DNQ', 'x', 'DQ TR24.7', '+1', '.52', ':52', '/1', 'ꟷ'])('%p is no word of a list', (text) => {
    expect(parseMark(text, TRACK)).toEqual({ error: 'word', text });
  });

  test.each(['', '  '])('%p is empty', (text) => {
    expect(parseMark(text, TRACK)).toEqual({ error: 'empty', text });
  });
});

describe('times', () => {
  test.each([
    ['10.52', 10_520],
    ['9.81', 9810],
    ['9.8', 9800],
    ['9.801', 9801],
    ['0.05', 50],
    ['0.001', 1],
    ['65.32', 65_320],
    ['99999999.99', 99_999_999_990],
    ['1:52.34', 112_340],
    ['1:52', 112_000],
    ['2:00.00', 120_000],
    ['0:59.99', 59_990],
    ['75:30.00', 4_530_000],
    ['15:04.13', 904_130],
    ['1:27:03.1', 5_223_100],
    ['1:02:33', 3_753_000],
    ['1:59:59', 7_199_000],
    ['150:12:00', 540_720_000],
    ['10,52', 10_520],
    ['1:52,34', 112_340],
  ])('%s is %i ms', (text, v) => {
    expect(parseMark(text, TRACK)).toEqual(ms(v));
  });

  test.each([
    ['10"52', 10_520],
    ["10''52", 10_520],
    ['10”52', 10_520],
    ['10″52', 10_520],
    ['10’’52', 10_520],
    ['10′′52', 10_520],
    ['10"', 10_000],
    ["10''", 10_000],
    ['1\'52"34', 112_340],
    ["1'52''34", 112_340],
    ['1’52”34', 112_340],
    ['1′52″34', 112_340],
    ["1'52.34", 112_340],
    ['1\'52"', 112_000],
    ["1'52''", 112_000],
    ["1'52", 112_000],
    ["5'", 300_000],
    ["1h02'33", 3_753_000],
    ['1h02\'33"4', 3_753_400],
    ["1h02'33.4", 3_753_400],
    ["1h02'", 3_720_000],
    ['1h02', 3_720_000],
    ['1h02:33', 3_753_000],
    ["1:02'33", 3_753_000],
  ])('as French clubs write it, %s is %i ms', (text, v) => {
    expect(parseMark(text, TRACK)).toEqual(ms(v));
  });

  test.each([
    ['11.4h', 11_400],
    ['1:52.3h', 112_300],
    ['11"4h', 11_400],
    ['11,4h', 11_400],
    ['11.40h', 11_400],
  ])('%s is a hand time, %i ms', (text, v) => {
    expect(parseMark(text, SPRINT)).toEqual({ ...ms(v), hand: true });
  });

  test.each([
    ['14', 14_000],
    ['59', 59_000],
    ['1', 1000],
  ])('outside a stadium %s alone are seconds', (text, v) => {
    expect(parseMark(text, ROAD)).toEqual(ms(v));
    expect(parseMark(text, { g0: 400, g1: 'R' })).toEqual(ms(v));
  });

  test('to 400 m they may exceed 59, there minutes are never written', () => {
    expect(parseMark('75', { g0: 400, g1: 'R' })).toEqual(ms(75_000));
    expect(parseMark('75', { g0: 401, g1: 'R' })).toEqual({ error: 'bare', text: '75' });
  });

  test.each([
    ['1052', TRACK, 'bare'],
    ['14', TRACK, 'bare'],
    ['75', SPRINT, 'bare'],
    ['60', ROAD, 'bare'],
    ['1403', ROAD, 'bare'],
    ['1:60.00', TRACK, 'sixty'],
    ['1:99.00', TRACK, 'sixty'],
    ['1:60:00', TRACK, 'sixty'],
    ["1'60", TRACK, 'sixty'],
    ['1h60', TRACK, 'sixty'],
    ['0.00', TRACK, 'zero'],
    ['0:00', TRACK, 'zero'],
    ['0', ROAD, 'zero'],
    ["0'", TRACK, 'zero'],
    ['0"', TRACK, 'zero'],
    ['0.0h', TRACK, 'zero'],
    ['10.5212', TRACK, 'fine'],
    ['10.', TRACK, 'shape'],
    ['10,', TRACK, 'shape'],
    ['10.h', TRACK, 'shape'],
    ['10"h', TRACK, 'shape'],
    ['10.5x', TRACK, 'shape'],
    ['10.5/', TRACK, 'shape'],
    ['10.5:', TRACK, 'shape'],
    ['10.5hh', TRACK, 'shape'],
    ['10.5w', TRACK, 'shape'],
    ['1.5.34', TRACK, 'shape'],
    ['1.52.34.1', TRACK, 'shape'],
    ['10 .52', TRACK, 'shape'],
    ['1:', TRACK, 'shape'],
    ['1:5', TRACK, 'shape'],
    ['1:5.34', TRACK, 'shape'],
    ['1:052.34', TRACK, 'shape'],
    ['1::52', TRACK, 'shape'],
    ['1:02:33:44', TRACK, 'shape'],
    ['1:02:33:', TRACK, 'shape'],
    ['1h', TRACK, 'shape'],
    ['1h02.5', TRACK, 'shape'],
    ['1h02"34', TRACK, 'shape'],
    ["1h02''34", TRACK, 'shape'],
    ['1h02h33', TRACK, 'shape'],
    ['1:02h33', TRACK, 'shape'],
    ["1'52:34", TRACK, 'shape'],
    ["1'52'34", TRACK, 'shape'],
    ["1''52'34", TRACK, 'shape'],
    ["1'52h", TRACK, 'shape'],
    ["1'52'", TRACK, 'shape'],
    ['1x52', TRACK, 'shape'],
    ['1/52', TRACK, 'shape'],
    ['999999999.99', TRACK, 'shape'],
    ['999999999', ROAD, 'shape'],
    ['7m45', TRACK, 'shape'],
  ] as [string, EventRef, string][])('%s (%j) is refused: %s', (text, event, error) => {
    expect(parseMark(text, event)).toEqual({ error, text });
  });
});

describe('distances', () => {
  test.each([
    ['7.45', 7450],
    ['7,45', 7450],
    ['7m45', 7450],
    ['7.45m', 7450],
    ['7,4m', 7400],
    ['7.4', 7400],
    ['7.459', 7459],
    ['7m459', 7459],
    ['7m', 7000],
    ['0.01', 10],
    ['90.30', 90_300],
    ['1000.00', 1_000_000],
    ['1000', 1_000_000],
    ['18542', 18_542_000],
    ['18542m', 18_542_000],
    ['9999999', 9_999_999_000],
  ])('%s is %i mm', (text, v) => {
    expect(parseMark(text, JUMP)).toEqual(mm(v));
  });

  test.each([
    ['745', 'bare'],
    ['999', 'bare'],
    ['0', 'bare'],
    ['0.00', 'zero'],
    ['0m', 'zero'],
    ['7.4591', 'fine'],
    ['7.', 'shape'],
    ['7.m', 'shape'],
    ['7m4', 'shape'],
    ['7m45m', 'shape'],
    ['7mm', 'shape'],
    ['7..45', 'shape'],
    ['7.4.5', 'shape'],
    ['7m45.1', 'shape'],
    ['7/45', 'shape'],
    ['7:45', 'shape'],
    ['7 m', 'shape'],
    ['9999999.001', 'shape'],
    ['10000000', 'shape'],
  ])('%s is refused: %s', (text, error) => {
    expect(parseMark(text, JUMP)).toEqual({ error, text });
  });
});

describe('points', () => {
  test.each([
    ['8893', 8893],
    ['0', 0],
    ['12345678', 12_345_678],
  ])('%s are %i', (text, v) => {
    expect(parseMark(text, COMBINED)).toEqual({ v, u: 'pts', st: 1 });
  });

  test.each(['88.5', '8 893', '123456789', '88/', '88:'])('%s are none', (text) => {
    expect(parseMark(text, COMBINED)).toEqual({ error: 'shape', text });
  });
});

describe('a mark begins with a digit', () => {
  test.each(['.45', ',45', 'm45', 'm', ''])('no distance in %p', (text) => {
    expect(isMarkError(parseDistance(text))).toBe(true);
  });

  test.each([':52', '.52', "'52", 'h02', ''])('no time in %p', (text) => {
    expect(parseTime(text, TRACK)).toEqual({ error: 'shape', text });
  });

  test('a mark and a status are no errors', () => {
    expect(isMarkError(parseMark('7.45', JUMP))).toBe(false);
    expect(isMarkError(parseMark('NM', JUMP))).toBe(false);
    expect(isMarkError(parseMark('7.4.5', JUMP))).toBe(true);
  });
});

describe('the unit', () => {
  test('is the one given before that of the event', () => {
    expect(parseMark('7.45', TRACK, 'mm')).toEqual(mm(7450));
    expect(parseMark('7.45', JUMP, 'ms')).toEqual(ms(7450));
    expect(parseMark('745', JUMP, 'pts')).toEqual({ v: 745, u: 'pts', st: 1 });
  });
});

test('any text gives a mark, a status, or an error that quotes it, and throws nothing', () => {
  const texts = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[\d:.,hm'"]{0,12}$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(TRACK, SPRINT, ROAD, JUMP, COMBINED), (text, event) => {
      const parsed = parseMark(text, event);
      if (isMarkError(parsed)) {
        expect(MARK_ERRORS).toContain(parsed.error);
        expect(parsed.text.trim()).toBe(text.trim());
      } else if (parsed.st === 1) expect(Number.isSafeInteger(parsed.v) && (parsed.v ?? -1) >= 0).toBe(true);
      else expect(parsed.v).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});
