import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findBestMark } from './best-from-attempts.ts';
import {
  compareJumpOff,
  countFailures,
  countFailuresAt,
  countFailuresAtBest,
  findBestHeight,
  findHeightCleared,
  hasNoAttemptLeft,
  isCleared,
} from './vertical-countback.ts';

/** Every cell of a sheet (Q14). */
const CELLS = ['o', 'xo', 'xxo', 'x', 'xx', 'xxx', '-', 'x-', 'xx-', 'r', 'xr', 'xxr'];
const off = (...letters: string[]) => letters.map((r, index) => ({ h: 2000 + index, r, j: true }));

describe('a cell of the sheet', () => {
  test('is cleared when it ends with o', () => {
    expect(CELLS.filter(isCleared)).toEqual(['o', 'xo', 'xxo']);
    expect(isCleared('')).toBe(false);
  });

  test('has as many failures as x', () => {
    expect(CELLS.map(countFailures)).toEqual([0, 1, 2, 1, 2, 3, 0, 1, 2, 0, 1, 2]);
    expect(countFailures('')).toBe(0);
  });
});

describe('height last cleared and mark (TR 25.21)', () => {
  const bars = [
    { h: 2000, r: 'o' },
    { h: 2050, r: 'xo' },
    { h: 2100, r: 'xxx' },
  ];
  test('the highest bar cleared, in whatever order the bars come', () => {
    expect([findHeightCleared(bars), findHeightCleared(bars.toReversed())]).toEqual([2050, 2050]);
    expect([findBestHeight(bars), findBestHeight(bars.toReversed())]).toEqual([2050, 2050]);
  });

  test('a jump-off counts for the mark and not for the height last cleared', () => {
    const higher = [...bars, { h: 2100, r: 'o', j: true }];
    const lower = [...bars, { h: 2030, r: 'o', j: true }];
    expect([findHeightCleared(higher), findBestHeight(higher)]).toEqual([2050, 2100]);
    expect([findHeightCleared(lower), findBestHeight(lower)]).toEqual([2050, 2050]);
    expect(findBestHeight([...bars, { h: 2100, r: 'x', j: true }])).toBe(2050);
  });

  test('j: false is no jump-off', () => {
    expect(findHeightCleared([{ h: 2000, r: 'o', j: false }])).toBe(2000);
  });

  test('nothing cleared in the contest: no height and no mark', () => {
    expect(findHeightCleared([{ h: 2000, r: 'xxx' }])).toBeUndefined();
    expect(findHeightCleared([])).toBeUndefined();
    expect(
      findBestHeight([
        { h: 2000, r: 'xxx' },
        { h: 2000, r: 'o', j: true },
      ]),
    ).toBeUndefined();
    expect(findBestMark([{ h: 2000, r: 'xxx' }], { g0: 900_001, g1: '0' })).toEqual({ st: 5, u: 'mm' });
  });

  test('No height cleared: NM, in pole vault too', () => {
    expect(findBestMark([{ h: 5000, r: 'xxr' }], { g0: 900_002, g1: '0' })).toEqual({ st: 5, u: 'mm' });
    expect(findBestMark([{ h: 5000, r: 'xxo' }], { g0: 900_002, g1: '0' })).toEqual({ v: 5000, u: 'mm', st: 1 });
  });
});

describe('failures at a height, and up to it (TR 26.8)', () => {
  const bars = [
    { h: 1900, r: 'xx-' },
    { h: 1950, r: 'xo' },
    { h: 2000, r: 'xxx' },
    { h: 1950, r: 'x', j: true },
    { h: 1930, r: 'xo', j: true },
  ];
  test('those above the height and those of a jump-off do not count', () => {
    expect(countFailuresAt(bars, 1950)).toEqual({ last: 1, total: 3 });
    expect(countFailuresAtBest(bars)).toEqual({ last: 1, total: 3 });
  });

  test('of a height that was not cleared there are none to tell', () => {
    expect([countFailuresAt(bars, 1900), countFailuresAt(bars, 2000), countFailuresAt(bars, 1940)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(countFailuresAtBest([{ h: 1900, r: 'x' }])).toBeUndefined();
  });

  test('a bar cleared in the jump-off only is no height of the contest', () => {
    expect(
      countFailuresAt(
        [
          { h: 1900, r: 'o' },
          { h: 1950, r: 'o', j: true },
        ],
        1950,
      ),
    ).toBeUndefined();
  });

  test('they never depend on what was passed', () => {
    const aSheet = fc
      .array(fc.constantFrom(...CELLS), { maxLength: 8 })
      .map((cells) => cells.map((r, index) => ({ h: 1900 + 20 * index, r })));
    fc.assert(
      fc.property(aSheet, (sheet) => {
        expect(countFailuresAtBest(sheet.filter(({ r }) => r !== '-'))).toEqual(countFailuresAtBest(sheet));
      }),
    );
  });
});

describe('order of a jump-off (TR 26.9)', () => {
  test.each([
    ['cleared before failed', off('o'), off('x')],
    ['failed before given up', off('x'), off('r')],
    ['failed before passed', off('x'), off('-')],
    ['cleared before given up', off('o'), off('r')],
    ['failed and given up is failed', off('xr'), off('r')],
    ['failed before no trial at all', off('x'), []],
    ['one left alone, who need not jump, before one who gave up', off('x'), off('x', 'r')],
    ['the first bar that differs decides', off('x', 'o', 'x', 'x'), off('x', 'x', 'o', 'o')],
    ['a later bar after equal ones', off('x', 'o', 'x', 'o'), off('x', 'o', 'x', 'x')],
  ])('%s', (_, ahead, behind) => {
    expect(Math.sign(compareJumpOff(ahead, behind))).toBe(-1);
    expect(Math.sign(compareJumpOff(behind, ahead))).toBe(1);
  });

  test.each([
    ['the same trials', off('x', 'o'), off('x', 'o')],
    ['given up and passed', off('x', 'r'), off('x', '-')],
    ['no jump-off', [], []],
  ])('%s are level', (_, a, b) => {
    expect(compareJumpOff(a, b)).toBe(0);
  });

  test('bars of the contest do not count', () => {
    expect(compareJumpOff([{ h: 1900, r: 'x' }], [{ h: 1900, r: 'o' }])).toBe(0);
    expect(Math.sign(compareJumpOff([{ h: 1900, r: 'x' }, ...off('o')], [{ h: 1900, r: 'o' }, ...off('x')]))).toBe(-1);
  });
});

describe('An athlete has no trial left', () => {
  test.each([
    ['after three failures at one height', [{ h: 2000, r: 'xxx' }], true],
    [
      'after three in a row over heights',
      [
        { h: 2000, r: 'xx-' },
        { h: 2050, r: 'x' },
      ],
      true,
    ],
    [
      'when retired',
      [
        { h: 2000, r: 'o' },
        { h: 2050, r: 'r' },
      ],
      true,
    ],
    [
      'not while a clearance parts the failures',
      [
        { h: 2000, r: 'xo' },
        { h: 2050, r: 'xx' },
      ],
      false,
    ],
    ['not before the first trial', [], false],
    [
      'whatever a jump-off says',
      [
        { h: 2000, r: 'xo' },
        { h: 2050, r: 'xxx', j: true },
      ],
      false,
    ],
  ])('%s (TR 26.2)', (_, attempts, over) => {
    expect(hasNoAttemptLeft(attempts)).toBe(over);
  });
});
