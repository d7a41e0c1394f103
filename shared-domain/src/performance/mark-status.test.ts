import { describe, expect, test } from '@jest/globals';
import { findStatusCode, hasNoMark, isOut, MARK_STATUS } from './mark-status.ts';

describe('Status of a mark', () => {
  test.each([
    ['unproven', 0, false, false, undefined],
    ['mark', 1, false, false, undefined],
    ['dns', 2, true, true, 'DNS'],
    ['dnf', 3, true, true, 'DNF'],
    ['dq', 4, true, true, 'DQ'],
    ['nm', 5, true, false, 'NM'],
    ['dash', 6, true, false, '–'],
    ['retired', 7, true, false, 'r'],
  ] as const)('%s is %i on the wire; no mark: %s, out: %s, written %s', (name, st, noMark, out, code) => {
    expect([MARK_STATUS[name], hasNoMark({ st }), isOut({ st }), findStatusCode({ st })]).toEqual([
      st,
      noMark,
      out,
      code,
    ]);
  });

  test('Each status has one name', () => {
    expect(Object.values(MARK_STATUS)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('An unknown status is no mark, and not out', () => {
    expect([hasNoMark({ st: 9 }), isOut({ st: 9 }), findStatusCode({ st: 9 })]).toEqual([true, false, undefined]);
  });
});
