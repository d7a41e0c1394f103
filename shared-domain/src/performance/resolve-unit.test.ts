import { describe, expect, test } from '@jest/globals';
import { UNITS } from '../discipline/unit.ts';
import { comparePerformances } from './compare-performances.ts';
import { formatMark } from './format-mark.ts';
import type { Performance } from './performance.ts';
import { hasUnit, isUnit, resolveUnit } from './resolve-unit.ts';
import { roundAsShown } from './shown-value.ts';
import { speakMark } from './spoken-mark.ts';

describe('An unknown unit is treated like ms (a warning is logged).', () => {
  test.each(['yd', 'feet', 'MS', '', 'constructor'])('%p is read as ms, with a warning that names it', (u) => {
    expect(resolveUnit(u)).toEqual({ unit: 'ms', warning: { id: 'unknown unit', detail: u } });
  });

  test.each(UNITS)('%s is known, without a warning', (u) => {
    expect(resolveUnit(u)).toEqual({ unit: u });
    expect(isUnit(u)).toBe(true);
  });

  test('an absent unit is no unknown one', () => {
    expect(resolveUnit(undefined)).toEqual({ unit: 'ms' });
  });

  test('a text of no unit is none', () => {
    expect(isUnit('yd')).toBe(false);
  });

  test.each([
    ['yd', 'ms', true],
    ['', 'ms', true],
    ['yd', 'mm', false],
    ['yd', 'pts', false],
    ['ms', 'ms', true],
    ['ms', 'mm', false],
    ['mm', 'mm', true],
    ['mm', 'ms', false],
    [undefined, 'ms', true],
    [undefined, 'mm', true],
    [undefined, 'pts', true],
  ] as const)('%p in an event of %s: %s', (u, unit, expected) => {
    expect(hasUnit(u, unit)).toBe(expected);
  });

  test('a mark in an unknown unit is rounded, written, spoken and compared like the same in ms', () => {
    const markInYards = { v: 9801, u: 'yd', st: 1 } as unknown as Performance;
    const time: Performance = { v: 9801, u: 'ms', st: 1 };
    for (const event of [
      { g0: 100, g1: '0' },
      { g0: 900_003, g1: '0' },
      { g0: 800_010, g1: '0' },
    ]) {
      expect(roundAsShown(markInYards, event)).toBe(roundAsShown(time, event));
      expect(formatMark(markInYards, event)).toBe(formatMark(time, event));
      expect(speakMark(markInYards, event, 'en')).toBe(speakMark(time, event, 'en'));
    }
    expect(formatMark(markInYards, { g0: 100, g1: '0' })).toBe('9.81');
    expect(comparePerformances(markInYards, time)).toBe(0);
    expect(comparePerformances(markInYards, { v: 1, u: 'mm', st: 1 })).toBeLessThan(0);
    expect(comparePerformances(markInYards, { v: 9802, u: 'ms', st: 1 })).toBeLessThan(0);
  });
});
