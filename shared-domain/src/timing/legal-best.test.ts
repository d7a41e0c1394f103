import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { findBestMark } from '../ranking/best-from-attempts.ts';
import { findLegalBest } from './legal-best.ts';

const jump = (v: number, w?: number): HorizontalAttempt => ({ v, r: 'o', w });
const indexes = (attempts: readonly HorizontalAttempt[]) => {
  const { ranking, legal } = findLegalBest(attempts);
  return [ranking?.index, legal?.index];
};

describe('CR 31.14: legal up to and including +2.0; the mark still ranks, and the legal best stands beside it', () => {
  test('a jumper with 8.12 (+2.6) and 8.05 (+1.1) ranks with 8.12 and has 8.05 as legal best', () => {
    expect(findLegalBest([jump(8120, 2.6), jump(8050, 1.1)])).toEqual({
      ranking: { index: 0, v: 8120, w: 2.6 },
      legal: { index: 1, v: 8050, w: 1.1 },
    });
  });

  test.each([
    ['one jump is both', [jump(8050, 2)], [0, 0]],
    ['exactly +2.0 is legal, +2.1 is not', [jump(8120, 2.1), jump(8050, 2)], [0, 1]],
    ['the best of several legal ones', [jump(7900, 0.1), jump(8120, 2.6), jump(8000, -1), jump(7950, 0)], [1, 2]],
    ['no legal one', [jump(8120, 2.6), jump(8050, 2.5)], [0, undefined]],
    ['Q17: an attempt without a reading is not known to be legal', [jump(8120), jump(8050, 1.1)], [0, 1]],
    ['the first of equal ones', [jump(8050, 1.1), jump(8050, 0.2)], [0, 0]],
    ['equal as they are shown', [jump(8050, 1.1), jump(8059, 0.2)], [0, 0]],
    ['the same mark with a legal wind later', [jump(8050, 2.3), jump(8050, 0.2)], [0, 1]],
    ['no valid attempt', [{ r: 'x', w: 1 }, { r: '-' }, { r: 'r' }], [undefined, undefined]],
    ['a foul that was measured does not count', [{ r: 'x', v: 8500, w: 0 }, jump(8050, 1)], [1, 1]],
    ['a valid one without a mark does not count', [{ r: 'o', w: 0 }, jump(8050, 1)], [1, 1]],
    ['no attempt', [], [undefined, undefined]],
  ] as [string, HorizontalAttempt[], (number | undefined)[]][])('%s', (_, attempts, expected) => {
    expect(indexes(attempts)).toEqual(expected);
  });

  test('without a valid attempt neither is there', () => {
    expect(findLegalBest([{ r: 'x' }])).toEqual({});
    expect(Object.keys(findLegalBest([jump(8120, 2.6)]))).toEqual(['ranking']);
  });

  test('the attempt that ranks makes the performance', () => {
    const attempt = fc.record({
      v: fc.integer({ min: 500, max: 850 }).map((cm) => cm * 10),
      r: fc.constantFrom('o', 'x', '-'),
      w: fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined }).map((w) => w && w / 10),
    });
    fc.assert(
      fc.property(fc.array(attempt, { minLength: 1, maxLength: 6 }), (attempts) => {
        const { ranking, legal } = findLegalBest(attempts);
        expect(ranking?.v).toBe(findBestMark(attempts, { g0: 900_003, g1: '0' })?.v);
        if (legal) expect(legal.v).toBeLessThanOrEqual(ranking?.v ?? 0);
      }),
    );
  });
});
