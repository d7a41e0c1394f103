import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatReaction, isPossibleFalseStart, parseReaction } from './reaction-time.ts';

describe('Reaction under 0.100 s makes the system report a possible false start (TR 16.6)', () => {
  test.each([
    [-45, true],
    [0, true],
    [99, true],
    [100, false],
    [101, false],
    [155, false],
    [99.5, true],
    [100.5, false],
  ])('%d ms: %s', (reaction, reported) => {
    expect(isPossibleFalseStart(reaction)).toBe(reported);
  });

  test('no reading reports nothing', () => {
    for (const none of [undefined, null, Number.NaN, Number.NEGATIVE_INFINITY])
      expect(isPossibleFalseStart(none)).toBe(false);
  });
});

describe('a reaction is read and written in seconds with three decimals', () => {
  test.each([
    ['0.155', 155],
    ['0,155', 155],
    [' +0.100 ', 100],
    ['-0.012', -12],
    ['−0.012', -12],
    ['0.000', 0],
    ['-0.000', 0],
    ['1.004', 1004],
    ['10.004', 10_004],
  ])('%s is %d ms', (text, ms) => {
    expect(parseReaction(text)).toBe(ms);
  });

  test.each(['', '155', '0.15', '0.1555', '.155', 'x0.155', '0.155s', '--0.155', '100.000', 'DNS'])(
    '%s is no reaction',
    (text) => {
      expect(parseReaction(text)).toBeUndefined();
    },
  );

  test.each([
    [155, '0.155'],
    [7, '0.007'],
    [0, '0.000'],
    [-12, '−0.012'],
    [1234, '1.234'],
  ])('%d ms is written %s', (ms, text) => {
    expect(formatReaction(ms)).toBe(text);
  });

  test.each([
    [0.5, '0.000'],
    [-0.5, '−0.001'],
    [-0, '0.000'],
    [99.5, '0.099'],
    [100.5, '0.100'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [Number.NEGATIVE_INFINITY, ''],
  ])('%d, no whole ms, is written %p', (ms, text) => {
    expect(formatReaction(ms)).toBe(text);
  });

  test('parse∘format closes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (ms) => {
        expect(parseReaction(formatReaction(ms))).toBe(ms);
      }),
    );
  });
});
