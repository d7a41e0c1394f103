import { describe, expect, test } from '@jest/globals';
import { findHorizontalRules } from './horizontal/rules.ts';
import { isContradicted, listOpenAttempts } from './open-attempts.ts';

const SHOT = { g0: 900_005, g1: '0' };
const HIGH_JUMP = { g0: 900_001, g1: '0' };
const RULES = findHorizontalRules();
const MARK = { v: 12_000, u: 'mm', st: 1 } as const;

const throwing = (letters: string, st = 1) => ({
  prf: st === 1 ? MARK : { st },
  attempts: [...letters].map((r) => (r === 'o' ? { r, v: 12_000 } : { r })),
});
const jumping = (bars: readonly string[], st = 1) => ({
  prf: st === 1 ? { v: 1700 + 50 * bars.findLastIndex((r) => r.endsWith('o')), u: 'mm' as const, st } : { st },
  attempts: bars.map((r, at) => ({ h: 1700 + 50 * at, r })),
});

describe('Attempts that are missing before results become official', () => {
  test.each([
    ['the fifth and sixth of a throw', [throwing('oxoo'), throwing('oooooo')], [{ row: 0, attempts: [5, 6] }]],
    ['none of who passed or retired', [throwing('oxo---'), throwing('oor')], []],
    ['none of who is out or has NM', [throwing('xo', 4), throwing('xxx', 5)], []],
    ['none where the mark alone was entered', [throwing('')], []],
  ])('%s (TR 25.6)', (_, rows, open) => {
    expect(listOpenAttempts(rows, SHOT, RULES)).toEqual(open);
  });

  test.each([
    ['of two who may both still jump', [jumping(['o', 'o']), jumping(['xo', 'x'])], [0, 1]],
    ['none of the winner, who may stop', [jumping(['o', 'o']), jumping(['o', 'xxx'])], []],
    ['of one who has not won', [jumping(['o', 'xxx']), jumping(['xo', 'xx'])], [1]],
  ])('bars %s (TR 26.2)', (_, rows, open) => {
    expect(listOpenAttempts(rows, HIGH_JUMP, RULES).map(({ row }) => row)).toEqual(open);
  });

  test('a race has none', () => {
    expect(listOpenAttempts([throwing('o')], { g0: 100, g1: '0' }, RULES)).toEqual([]);
  });
});

describe('A status that the attempts contradict (CR 25.4)', () => {
  test.each([
    ['DNS with a cleared bar', jumping(['o'], 2), true],
    ['DNS with a failure', jumping(['x'], 2), true],
    ['DNS with passes only', jumping(['-'], 2), false],
    ['NM with a valid throw', throwing('xo', 5), true],
    ['NM with three fouls', throwing('xxx', 5), false],
    ['DQ with a valid throw', throwing('o', 4), false],
    ['a mark', throwing('o'), false],
  ])('%s: %s', (_, row, isWrong) => {
    expect(isContradicted(row)).toBe(isWrong);
  });
});
