import { describe, expect, test } from '@jest/globals';
import { countSteepleJumps, findHurdleSpacing, listHurdlePositions } from './hurdle-spacing.ts';

describe('spacing of hurdles: start, between, end (item 59 of shared-domain/docs/technical-rules.md)', () => {
  test.each([
    [100, 13_000, 8500, 10_500],
    [110, 13_720, 9140, 14_020],
    [400, 45_000, 35_000, 40_000],
  ])('%i m', (metres, start, between, finish) => {
    expect(findHurdleSpacing(metres)).toEqual({ start, between, finish });
    const positions = listHurdlePositions(metres) ?? [];
    expect(positions.length).toBe(10);
    expect(positions[0]).toBe(start);
    expect(positions[1]).toBe(start + between);
    expect(positions[9]).toBe(metres * 1000 - finish);
  });

  test.each([60, 200, 0, Number.NaN])('%d m has none', (metres) => {
    expect(findHurdleSpacing(metres)).toBeUndefined();
    expect(listHurdlePositions(metres)).toBeUndefined();
  });
});

test.each([
  [3000, { barriers: 28, waterJumps: 7 }],
  [2000, { barriers: 18, waterJumps: 5 }],
  [1500, undefined],
])('a steeplechase of %i m has %p (TR 23, item 59 of shared-domain/docs/technical-rules.md)', (metres, jumps) => {
  expect(countSteepleJumps(metres)).toEqual(jumps);
});
