import { describe, expect, test } from '@jest/globals';
import { readAttemptTimeEvent } from '../contest/attempt-time.ts';
import { readHorizontalRules } from '../contest/horizontal/rules.ts';
import { findVerticalRules, readVerticalOptions } from '../contest/vertical/rules.ts';
import { isCombinedPart } from './combined-part.ts';

const combined = '800010-0-55-f1';

describe('a part of a combined event', () => {
  test.each([
    [{ round: 'c' }, true],
    [{ round: 'f', dets: { combined } }, true],
    [{ round: 'f', dets: {} }, false],
    [{ round: 'q' }, false],
    [{}, false],
  ])('%j: %s', (trial, expected) => {
    expect(isCombinedPart(trial)).toBe(expected);
  });

  test('has the rules of one whatever its round is called: raises of the bar, no jump-off, three attempts, the times', () => {
    const trial = { g0: 900_001, g1: '0', round: 'f', dets: { combined } };
    expect(findVerticalRules(trial, readVerticalOptions(trial))).toMatchObject({
      fixedRaise: 30,
      canHaveJumpOff: false,
    });
    expect(readHorizontalRules({ ...trial, g0: 900_003 })).toMatchObject({ attemptCount: 3, cuts: [] });
    expect(readAttemptTimeEvent(trial).isCombined).toBe(true);
  });
});
