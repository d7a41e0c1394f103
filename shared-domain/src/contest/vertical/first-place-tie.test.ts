import { describe, expect, test } from '@jest/globals';
import type { RankInput } from '../../ranking/rank-input.ts';
import { findBestHeight } from '../../ranking/vertical-countback.ts';
import { findFirstPlaceTie, listJumpOffRows } from './first-place-tie.ts';

const HIGH_JUMP = { g0: 900_001, g1: '0' };
const HEIGHTS = [1700, 1750, 1800];

/** `170:o 175:xxx` and, after `|`, the bars of a jump-off. */
function jumper(text: string): RankInput {
  const [contest = '', jumpOff = ''] = text.split('|');
  const bars = (part: string, j?: true) =>
    part
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((bar) => ({ h: Number(bar.split(':')[0]) * 10, r: bar.split(':')[1] ?? '', ...(j && { j }) }));
  const attempts = [...bars(contest), ...bars(jumpOff, true)];
  const v = findBestHeight(attempts);
  return { prf: v === undefined ? { st: 5 } : { v, u: 'mm', st: 1 }, attempts };
}
const A = '170:o 175:o 180:xxx';

describe('a tie for first place waits for the referee: a jump-off, or first place is shared (TR 26.9)', () => {
  test.each([
    [
      'same height, same failures: the next announced bar',
      [A, A, '170:xxx'],
      { rows: [0, 1], heightCleared: 1750, bar: 1800, isJumping: false },
    ],
    ['fewer failures win', [A, '170:o 175:xo 180:xxx'], undefined],
    ['while one still jumps there is none', [A, '170:o 175:o 180:x'], undefined],
    ['while one has not begun there is none', [A, A, ''], undefined],
    ['both clear: 2 cm up', [`${A} | 180:o`, `${A} | 180:o`], { bar: 1820, isJumping: true }],
    ['both fail: 2 cm down', [`${A} | 180:x`, `${A} | 180:x`], { bar: 1780, isJumping: true }],
    ['one has still to jump', [`${A} | 180:x`, A], undefined],
    ['one clears and wins', [`${A} | 180:o`, `${A} | 180:x`], undefined],
    ['both give up: they share first place', [`${A} | 180:r`, `${A} | 180:r`], undefined],
  ])('%s', (_, texts, tie) => {
    const foundTie = findFirstPlaceTie(texts.map(jumper), HIGH_JUMP, HEIGHTS);
    if (tie === undefined) expect(foundTie).toBeUndefined();
    else expect(foundTie).toMatchObject(tie);
  });

  test('without another announced height the bar is 2 cm higher, in the pole vault 5 cm', () => {
    expect(findFirstPlaceTie([A, A].map(jumper), HIGH_JUMP, [1700, 1750])?.bar).toBe(1770);
    expect(findFirstPlaceTie([A, A].map(jumper), { g0: 900_002, g1: '0' }, [1700, 1750])?.bar).toBe(1800);
  });

  test('none in a combined event, in a qualification, nor in a long jump', () => {
    const rows = [A, A].map(jumper);
    expect(findFirstPlaceTie(rows, HIGH_JUMP, HEIGHTS, { isCombined: true })).toBeUndefined();
    expect(findFirstPlaceTie(rows, HIGH_JUMP, HEIGHTS, { isQualification: true })).toBeUndefined();
    expect(findFirstPlaceTie(rows, { g0: 900_003, g1: '0' }, [])).toBeUndefined();
  });

  test.each([
    ['those tied before it, also once it has begun', [`${A} | 180:o`, '170:o 175:xo 180:xxx', `${A} | 180:x`], [0, 2]],
    ['nobody without a tie', [A, '170:o 175:xo 180:xxx'], []],
    ['nobody while no bar is cleared', ['170:x', '170:x'], []],
  ])('a jump-off is for %s (TR 26.9)', (_, texts, rows) => {
    expect(listJumpOffRows(texts.map(jumper))).toEqual(rows);
  });
});
