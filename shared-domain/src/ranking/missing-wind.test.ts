import { describe, expect, test } from '@jest/globals';
import { isWindMissing, listUnreadAttempts } from './missing-wind.ts';

const sprint = { prf: { v: 10_870, u: 'ms', st: 1 } } as const;
const jump = (w?: number) =>
  ({ prf: { v: 7450, u: 'mm', st: 1 }, attempts: [{ r: 'o', v: 7450, ...(w === undefined ? {} : { w }) }] }) as const;

describe('a mark without the wind reading that it needs (Q17)', () => {
  test.each([
    ['100 m without a reading', [sprint], undefined, { g0: 100, g1: '0' }, true],
    ['100 m with one, a calm included', [sprint], 0, { g0: 100, g1: '0' }, false],
    ['100 m of which nobody has a mark', [{ prf: { st: 2 } }], undefined, { g0: 100, g1: '0' }, false],
    ['400 m', [sprint], undefined, { g0: 400, g1: '0' }, false],
    ['100 m indoors', [sprint], undefined, { g0: 100, g1: 'I' }, false],
    ['long jump with the reading of the attempt', [jump(1.2)], undefined, { g0: 900_003, g1: '0' }, false],
    ['long jump with a reading of the trial alone', [jump()], 1.2, { g0: 900_003, g1: '0' }, true],
  ])('%s', (_, rows, heat, event, expected) => {
    expect(isWindMissing(rows, heat, event)).toBe(expected);
  });
});

describe('the attempts that have no reading', () => {
  const long = { g0: 900_003, g1: '0' };
  const series = {
    prf: { v: 7450, u: 'mm', st: 1 },
    attempts: [{ r: 'o', v: 7100 }, { r: 'x' }, { r: 'o', v: 7450 }, { r: 'o', v: 7000, w: 1.2 }],
  } as const;

  test('are the valid ones, and the one that makes the mark is said', () => {
    expect(listUnreadAttempts([jump(1.2), series], long)).toEqual([
      { row: 1, attempt: 0, makesMark: false },
      { row: 1, attempt: 2, makesMark: true },
    ]);
  });

  test('are none under a roof and in a race', () => {
    expect(listUnreadAttempts([series], { g0: 900_003, g1: 'I' })).toEqual([]);
    expect(listUnreadAttempts([sprint], { g0: 100, g1: '0' })).toEqual([]);
  });
});
