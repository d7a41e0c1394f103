import { describe, expect, test } from '@jest/globals';
import { findBarAt, findLastBar, listBarColumns } from './bars.ts';

const row = (...attempts: [number, string, boolean?][]) => ({
  attempts: attempts.map(([h, r, j]) => ({ h, r: r as 'o', ...(j === true && { j }) })),
});

describe('columns of the bar grid', () => {
  const rows = [row([2330, 'o'], [2380, 'xxx']), row([2290, '-'], [2330, 'xo'], [2360, 'xxx'])];

  test('every bar set or announced, low to high', () => {
    expect(listBarColumns(rows, [2200]).map(({ h }) => h)).toEqual([2200, 2290, 2330, 2360, 2380]);
  });

  test('the bar that stands is the last one with a mark, not the last announced', () => {
    expect(findLastBar(rows, listBarColumns(rows, [2400]))?.h).toBe(2380);
  });

  test('a jump-off has columns of its own, in the order it was jumped, even at a height already cleared', () => {
    const tied = [
      row([2330, 'o'], [2380, 'xxx'], [2380, 'x', true], [2360, 'o', true]),
      row([2330, 'o'], [2380, 'x', true], [2360, 'x', true]),
    ];
    const columns = listBarColumns(tied);
    expect(columns.map(({ h, isJumpOff }) => [h, isJumpOff])).toEqual([
      [2330, false],
      [2380, false],
      [2380, true],
      [2360, true],
    ]);
    expect(columns.map((column) => findBarAt(tied[0] ?? row(), column)?.r)).toEqual(['o', 'xxx', 'x', 'o']);
  });
});
