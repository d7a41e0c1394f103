import { describe, expect, test } from '@jest/globals';
import { findProtestStage, isLateProtest, isResultFinal, type RegisteredProtest } from './protest-register.ts';

const MINUTE = 60_000;
const at = (minutes: number) => minutes * MINUTE;

describe('the register of protests (TR 8)', () => {
  test.each<[string, RegisteredProtest, number, string]>([
    ['lodged', { lodged: at(5) }, at(90), 'open'],
    ['answered', { lodged: at(5), answered: at(10), outcome: 'rejected' }, at(40), 'answered'],
    ['not appealed against in 30 minutes', { lodged: at(5), answered: at(10), outcome: 'rejected' }, at(41), 'closed'],
    ['withdrawn', { lodged: at(5), answered: at(10), outcome: 'withdrawn' }, at(11), 'closed'],
    [
      'appealed against',
      { lodged: at(5), answered: at(10), outcome: 'rejected', appealed: at(20) },
      at(99),
      'appealed',
    ],
    [
      'decided by the jury',
      { lodged: at(5), answered: at(10), outcome: 'rejected', appealed: at(20), decided: at(50), verdict: 'upheld' },
      at(51),
      'closed',
    ],
  ])('%s', (_, protest, now, stage) => {
    expect(findProtestStage(protest, now)).toBe(stage);
  });

  test('30 minutes from the announcement; without one there is no clock', () => {
    expect([isLateProtest(at(30), 0), isLateProtest(at(30) + 1, 0), isLateProtest(at(90), undefined)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('results wait for the deadline, for every answer, and for the time to appeal', () => {
    const rejected = { lodged: at(5), answered: at(40), outcome: 'rejected' } as const;
    expect(isResultFinal([0], [], at(30))).toBe(false);
    expect(isResultFinal([0], [], at(31))).toBe(true);
    expect(isResultFinal([0], [{ lodged: at(5) }], at(31))).toBe(false);
    expect(isResultFinal([0], [{ lodged: at(50) }], at(60))).toBe(false);
    expect([isResultFinal([0], [rejected], at(60)), isResultFinal([0], [rejected], at(71))]).toEqual([false, true]);
    expect(isResultFinal([0, at(60)], [], at(80))).toBe(false);
    expect(isResultFinal([], [], at(80))).toBe(false);
  });
});
