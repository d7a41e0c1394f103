import { describe, expect, test } from '@jest/globals';
import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { findHorizontalRules } from './rules.ts';
import { findSheetCut, listNoMarks, type SeriesRow } from './sheet-cut.ts';

const FINAL = findHorizontalRules({ round: 'f' });

const attempt = (text: string): HorizontalAttempt =>
  /\d/.test(text) ? { r: 'o', v: Math.round(Number(text) * 1000) } : { r: text };
const row = (text: string, isOut = false): SeriesRow => ({
  attempts: text.split(' ').filter(Boolean).map(attempt),
  isOut,
});
/** Fourteen throws, the first the longest. */
const FOURTEEN = Array.from({ length: 14 }, (_, at) => row(`${20 - at} x x`));

describe('the cut of a sheet (TR 25.6)', () => {
  test('the 9th to the 14th have three trials, the best eight six, in reverse order', () => {
    const { allowedAttempts, order, completedRounds, cut } = findSheetCut(FOURTEEN, FINAL);
    expect(allowedAttempts).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 3, 3, 3, 3]);
    expect([order, completedRounds, cut]).toEqual([[7, 6, 5, 4, 3, 2, 1, 0], 3, { after: 3, to: 8, goingOnCount: 8 }]);
  });

  test('typed athlete by athlete: an athlete is out only once enough others are better, and stays out', () => {
    const seven = [...FOURTEEN.slice(0, 7), ...FOURTEEN.slice(7).map(() => row(''))];
    expect(findSheetCut(seven, FINAL)).toMatchObject({ allowedAttempts: seven.map(() => 6), completedRounds: 0 });
    const ninth = seven.with(7, row('13 x x')).with(13, row('7 x x'));
    expect(findSheetCut(ninth, FINAL).allowedAttempts[13]).toBe(3);
    const firstComplete = ninth.with(0, row('20 x x 21 x 22'));
    expect(findSheetCut(firstComplete, FINAL).allowedAttempts[0]).toBe(6);
  });

  test('who is out takes no place in a cut, unless out after it', () => {
    const out = FOURTEEN.with(0, row('20 x x', true));
    expect(findSheetCut(out, FINAL)).toMatchObject({ order: [8, 7, 6, 5, 4, 3, 2, 1], cut: { goingOnCount: 8 } });
    const later = FOURTEEN.with(0, row('20 x x x', true));
    expect(findSheetCut(later, FINAL)).toMatchObject({ order: [7, 6, 5, 4, 3, 2, 1], cut: { goingOnCount: 8 } });
    expect(findSheetCut(later, FINAL).allowedAttempts[8]).toBe(3);
  });

  test('a third trial that is missing leaves its athlete in', () => {
    const waiting = FOURTEEN.with(13, row('7 x'));
    expect(findSheetCut(waiting, FINAL)).toMatchObject({ completedRounds: 0 });
    expect(findSheetCut(waiting, FINAL).allowedAttempts[13]).toBe(6);
  });

  test('a tie for eighth that the second and third best do not part lets both on', () => {
    const tied = FOURTEEN.with(8, row('13 x x'));
    expect(findSheetCut(tied, FINAL)).toMatchObject({
      cut: { to: 8, goingOnCount: 9 },
      order: [7, 8, 6, 5, 4, 3, 2, 1, 0],
    });
  });

  test('who did not start does not count among more than eight', () => {
    const nine = FOURTEEN.slice(0, 9).with(0, row('', true));
    expect(findSheetCut(nine, FINAL)).toMatchObject({ completedRounds: 3, order: [8, 7, 6, 5, 4, 3, 2, 1] });
    expect(findSheetCut(nine, FINAL).cut).toBeUndefined();
  });

  test('an event with other settings: cut to six after four, or no cut', () => {
    const rules = findHorizontalRules({ attemptCount: 6, cuts: [{ after: 4, to: 6 }] });
    expect(rules).toMatchObject({ cuts: [{ after: 4, to: 6 }], reorderAfter: [4] });
    const four = FOURTEEN.map(({ attempts }) => ({ attempts: [...attempts, { r: 'x' }], isOut: false }));
    expect(findSheetCut(four, rules)).toMatchObject({ completedRounds: 4, order: [5, 4, 3, 2, 1, 0] });
    expect(findSheetCut(four, findHorizontalRules({ attemptCount: 4, cuts: [] })).allowedAttempts).toEqual(
      four.map(() => 4),
    );
  });

  test('an order that is turned round again after the fifth', () => {
    const rules = findHorizontalRules({ reorderAfter: [3, 5] });
    const five = [row('20 x x x x'), row('19 x x x 21')];
    expect(findSheetCut(five, rules)).toMatchObject({ completedRounds: 5, order: [0, 1] });
  });
});

describe('no mark, NM: no valid trial and none left (CR 25.4)', () => {
  test.each([
    ['three fouls, out by the cut', [...FOURTEEN.slice(0, 13), row('x x x')], FINAL, false, true],
    ['three fouls among eight, who all have six trials', [...FOURTEEN.slice(0, 7), row('x x x')], FINAL, false, false],
    ['three fouls where the contest is over', [row('x x x')], FINAL, true, true],
    ['all trials of a qualification', [row('x - x')], findHorizontalRules({ round: 'q' }), false, true],
    ['retired after a foul', [row('x r')], FINAL, false, true],
    ['one valid trial', [row('x 7.02 x')], FINAL, true, false],
    ['disqualified', [row('x x x', true)], FINAL, true, false],
    ['no trial yet', [row('')], FINAL, true, false],
  ])('%s', (_, rows, rules, isOver, hasNoMark) => {
    expect(listNoMarks(rows, rules, isOver).at(-1)).toBe(hasNoMark);
  });
});
