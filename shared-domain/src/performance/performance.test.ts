import { describe, expect, test } from '@jest/globals';
import { UNITS } from '../discipline/unit.ts';
import { comparePerformances } from './compare-performances.ts';
import { formatMark, formatNet, formatValue } from './format-mark.ts';
import { findStatusCode, STATUS_CODES } from './mark-status.ts';
import { parseMark } from './parse-mark.ts';
import { createMark, isMark, type Performance } from './performance.ts';
import { findUnit } from './shown-value.ts';

const TRACK = { g0: 100, g1: '0' };
const ROAD = { g0: 10_000, g1: 'R' };
const JUMP = { g0: 900_003, g1: '0' };
const DECATHLON = { g0: 800_010, g1: '0' };

describe('a performance on the wire', () => {
  test('prf: v (value), u (unit: ms time, mm distance, pts points), st (status); alternate value z.', () => {
    expect(UNITS).toEqual(['ms', 'mm', 'pts']);
    expect(parseMark('9.81', TRACK)).toEqual({ v: 9810, u: 'ms', st: 1 });
    expect(parseMark('7.45', JUMP)).toEqual({ v: 7450, u: 'mm', st: 1 });
    expect(parseMark('8893', DECATHLON)).toEqual({ v: 8893, u: 'pts', st: 1 });
    expect(parseMark('DNF', TRACK)).toEqual({ st: 3 });
    const finisher: Performance = { v: 1_930_000, u: 'ms', st: 1, z: 1_910_000 };
    expect([formatMark(finisher, ROAD), formatNet(finisher, ROAD)]).toEqual(['32:10', '31:50']);
  });

  test('Performance: v stored in thousandths of the unit; u is ms, mm or pts.', () => {
    expect(parseMark('10', ROAD)).toEqual({ v: 10 * 1000, u: 'ms', st: 1 });
    expect(parseMark('90.00', JUMP)).toEqual({ v: 90 * 1000, u: 'mm', st: 1 });
    expect(formatMark({ v: 1000, u: 'ms', st: 1 }, TRACK)).toBe('1.00');
    expect(formatMark({ v: 1000, u: 'mm', st: 1 }, JUMP)).toBe('1.00');
    expect(formatMark({ v: 1000, u: 'pts', st: 1 }, DECATHLON)).toBe('1000');
  });

  test('A value alone is written as a real mark of its event, in the event’s unit', () => {
    for (const [v, event] of [
      [9801, TRACK],
      [1_910_000, ROAD],
      [7459, JUMP],
      [8893, DECATHLON],
    ] as const) {
      const u = findUnit(event);
      expect(formatValue(v, event)).toBe(formatMark({ v, u, st: 1 }, event));
      expect(createMark(v, u)).toEqual({ v, u, st: 1 });
    }
    expect(formatValue(undefined, TRACK)).toBe('');
  });

  test('TR 19.24: the gun time ranks, the net time is only shown', () => {
    const third: Performance = { v: 1_930_000, u: 'ms', st: 1, z: 1_910_000 };
    const fourth: Performance = { v: 1_931_000, u: 'ms', st: 1, z: 1_900_000 };
    expect(comparePerformances(third, fourth)).toBeLessThan(0);
    expect(comparePerformances(third, { ...third, z: 1 })).toBe(0);
    expect(formatNet(fourth, ROAD)).toBe('31:40');
  });
});

describe('Performance status st: 0 or 1 valid; 2 DNS; 3 DNF; 4 DQ; 5 NM; 6 shown as a dash; 7 shown as r.', () => {
  test.each([
    [2, 'DNS'],
    [3, 'DNF'],
    [4, 'DQ'],
    [5, 'NM'],
    [6, '–'],
    [7, 'r'],
  ] as const)('%i is shown %s and is no mark, whatever value comes with it', (st, code) => {
    expect(STATUS_CODES[st]).toBe(code);
    expect(findStatusCode({ st })).toBe(code);
    expect(isMark({ v: 9810, u: 'ms', st })).toBe(false);
  });

  test.each([0, 1])('%i is valid: with a value it is a mark and has no code', (st) => {
    expect(isMark({ v: 9810, u: 'ms', st })).toBe(true);
    expect(findStatusCode({ st })).toBeUndefined();
  });

  test.each([
    ['no value', { st: 1 }, false],
    ['a value below zero, of a text that could not be read', { v: -1, st: 1 }, false],
    ['no number', { v: Number.NaN, st: 0 }, false],
    ['zero points', { v: 0, u: 'pts', st: 1 }, true],
    ['a status of no meaning', { v: 9810, st: 9 }, false],
  ] as [string, Performance, boolean][])('%s: a mark or not', (_, prf, mark) => {
    expect(isMark(prf)).toBe(mark);
  });
});
