import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatIntervals, type Interval, isInIntervals, parseIntervals } from './interval-list.ts';

const one = (start: number, end = start): Interval => ({ start, end });

describe('Interval list input: split by comma or semicolon, items a number or a-b; each >=1, start <= end.', () => {
  test.each<[string, Interval[]]>([
    ['1-3, 5; 8', [one(1, 3), one(5), one(8)]],
    ['5;1-3', [one(5), one(1, 3)]],
    ['  7  ', [one(7)]],
    ['4 - 4', [one(4)]],
    ['1,2', [one(1), one(2)]],
    ['1-3;4-6', [one(1, 3), one(4, 6)]],
    ['007', [one(7)]],
    ['9007199254740991', [one(9_007_199_254_740_991)]],
    ['', []],
    ['   ', []],
  ])('%p is %j', (text, intervals) => {
    expect(parseIntervals(text)).toEqual({ intervals });
  });
});

describe('Errors INVALID_INTERVAL (with offending item), OVERLAPPING_INTERVALS (with the two ranges).', () => {
  test.each([
    ['0', '0'],
    ['0-3', '0-3'],
    ['3-1', '3-1'],
    ['1, x ;3', 'x'],
    ['1,,2', ''],
    ['1,', ''],
    [';', ''],
    ['-5', '-5'],
    ['1-2-3', '1-2-3'],
    ['1 2', '1 2'],
    ['1.5', '1.5'],
    ['1–3', '1–3'],
    ['1-', '1-'],
    ['9007199254740992', '9007199254740992'],
    ['5, 5-2, 5', '5-2'],
  ])('%p: the item %p is none', (text, item) => {
    expect(parseIntervals(text)).toEqual({ error: 'INVALID_INTERVAL', item });
  });

  test.each<[string, [Interval, Interval]]>([
    ['5, 5', [one(5), one(5)]],
    ['1-3; 3-5', [one(1, 3), one(3, 5)]],
    ['3-5; 1-3', [one(1, 3), one(3, 5)]],
    ['1-10, 4', [one(1, 10), one(4)]],
    ['20, 1-3, 8-9, 9', [one(8, 9), one(9)]],
    ['1-100, 200, 50-60', [one(1, 100), one(50, 60)]],
  ])('%p: two ranges share a number', (text, ranges) => {
    expect(parseIntervals(text)).toEqual({ error: 'OVERLAPPING_INTERVALS', ranges });
  });
});

/** Lists without an overlap: gaps and lengths laid end to end, then shuffled. */
const lists = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 })), { maxLength: 20 })
  .map((steps) => {
    let next = 0;
    return steps.map(([gap, length]) => {
      const start = next + gap;
      next = start + length;
      return { start, end: next };
    });
  })
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));

describe('laws of interval lists', () => {
  test('what is written is read back, in its order', () => {
    fc.assert(
      fc.property(lists, (intervals) => {
        expect(parseIntervals(formatIntervals(intervals))).toEqual({ intervals });
      }),
    );
  });

  test('a list is refused for an overlap exactly when two of its ranges share a number', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 5 }))
      .map(([start, length]) => one(start, start + length));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
        const shared = Array.from({ length: 40 }, (_, n) => ranges.filter((each) => isInIntervals(n, [each])).length);
        const answer = parseIntervals(formatIntervals(ranges));
        expect('error' in answer).toBe(shared.some((count) => count > 1));
      }),
    );
  });

  test.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
    [5, true],
    [6, false],
  ])('%i is in 1-3, 5: %p', (number, is) => {
    expect(isInIntervals(number, [one(1, 3), one(5)])).toBe(is);
    expect(isInIntervals(number, [])).toBe(false);
  });
});
