import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { formatMark } from '../performance/format-mark.ts';
import { findTimeStep, roundTime } from '../performance/shown-value.ts';
import {
  hasMixedMethods,
  isMethodAllowed,
  isTimingMethod,
  listMethods,
  setTimingMethod,
  TIMING_METHODS,
} from './timing-method.ts';

const TRACK: EventRef = { g0: 100, g1: '0' };
const ROAD: EventRef = { g0: 10_000, g1: 'R' };

describe('TR 19.1: three official methods, transponders only where a race is not held wholly in a stadium', () => {
  test('hand, photo finish, transponder', () => {
    expect(TIMING_METHODS).toEqual(['hand', 'photo finish', 'transponder']);
    expect(TIMING_METHODS.map(isTimingMethod)).toEqual([true, true, true]);
    expect(['', 'Hand', 'chip'].map(isTimingMethod)).toEqual([false, false, false]);
  });

  test.each([
    ['hand', TRACK, true],
    ['photo finish', TRACK, true],
    ['transponder', TRACK, false],
    ['hand', ROAD, true],
    ['photo finish', ROAD, true],
    ['transponder', ROAD, true],
    ['transponder', { g0: 1, g1: '0' }, true],
    ['transponder', { ...TRACK, road: true }, true],
  ] as const)('%s in %j: %p', (method, event, allowed) => {
    expect(isMethodAllowed(method, event)).toBe(allowed);
  });
});

describe('TR 20.8: methods are never mixed in one ranking by time', () => {
  test('two methods are mixed, one is not, however many rows', () => {
    expect(hasMixedMethods([{ method: 'hand' }, { method: 'photo finish' }])).toBe(true);
    expect(hasMixedMethods([{ method: 'transponder' }, { method: 'hand' }])).toBe(true);
    expect(hasMixedMethods([{ method: 'hand' }, { method: 'hand' }, { method: 'hand' }])).toBe(false);
    expect(hasMixedMethods([])).toBe(false);
  });

  test('rows that do not say their method are not held against it', () => {
    expect(hasMixedMethods([{}, { method: 'hand' }, { method: undefined }])).toBe(false);
  });

  test('the methods of a list are named once each, in one order', () => {
    const rows = [{ method: 'transponder' }, {}, { method: 'hand' }, { method: 'transponder' }] as const;
    expect(listMethods(rows)).toEqual(['hand', 'transponder']);
    expect(listMethods([{}])).toEqual([]);
  });
});

describe('TR 19: how a time rounds follows from the method and from road or track', () => {
  test.each([
    ['photo finish', TRACK, 9801, 9810, '9.81'],
    ['hand', TRACK, 11_310, 11_400, '11.4h'],
    ['hand', { ...TRACK, hand: true }, 11_310, 11_400, '11.4h'],
    ['photo finish', { ...TRACK, hand: true }, 11_310, 11_310, '11.31'],
    ['photo finish', { g0: 20_000, g1: 'W' }, 5_223_012, 5_223_100, '1:27:03.1'],
    ['hand', ROAD, 842_100, 843_000, '14:03'],
    ['photo finish', ROAD, 842_100, 843_000, '14:03'],
    ['transponder', ROAD, 842_100, 843_000, '14:03'],
  ] as const)('%s in %j: %i ms is %i', (method, event, ms, shown, text) => {
    const timed = setTimingMethod(event, method);
    expect(roundTime(ms, timed)).toBe(shown);
    expect(formatMark({ v: ms, u: 'ms', st: 1 }, timed)).toBe(text);
  });

  test('a hand time on the track is never shown with hundredths', () => {
    expect(findTimeStep(setTimingMethod({ g0: 60, g1: 'I' }, 'hand'))).toBe(100);
  });
});
