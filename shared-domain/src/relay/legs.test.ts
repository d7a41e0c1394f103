import { describe, expect, test } from '@jest/globals';
import { checkLegs, findLegSexes } from './legs.ts';

describe('legs carry sex: mixed 4×400 m is man, woman, man, woman (item 58 of shared-domain/docs/technical-rules.md)', () => {
  test.each([
    [4400, 3, [1, 2, 1, 2]],
    [4400, 1, [1, 1, 1, 1]],
    [4400, 2, [2, 2, 2, 2]],
    [4250, 2, [2, 2, 2, 2]],
    [580, 1, [1, 1, 1, 1, 1]],
  ] as const)('%i of sex %i: %p', (g0, sex, legs) => {
    expect(findLegSexes(g0, sex)).toEqual(legs);
  });

  test.each([
    ['another mixed relay, whose order is not laid down', 4100, 3],
    ['a relay of no said sex', 4400, 0],
    ['no relay', 400, 1],
    ['no mixed relay', 400, 3],
  ] as const)('%s: nothing is known', (_, g0, sex) => {
    expect(findLegSexes(g0, sex)).toBeUndefined();
    expect(checkLegs(g0, sex, [1, 2, 1, 2])).toEqual([]);
  });
});

describe('a wrong order is a warning (item 58 of shared-domain/docs/technical-rules.md)', () => {
  test('the right order gives none', () => {
    expect(checkLegs(4400, 3, [1, 2, 1, 2])).toEqual([]);
    expect(checkLegs(4100, 2, [2, 2, 2, 2])).toEqual([]);
  });

  test('every leg that stands wrong is named', () => {
    expect(checkLegs(4400, 3, [1, 2, 2, 1])).toEqual([
      { leg: 3, expected: 1, found: 2 },
      { leg: 4, expected: 2, found: 1 },
    ]);
    expect(checkLegs(4100, 2, [2, 2, 2, 1])).toEqual([{ leg: 4, expected: 2, found: 1 }]);
  });

  test('a leg without an athlete, or whose sex is not known, gives none', () => {
    expect(checkLegs(4400, 3, [])).toEqual([]);
    expect(checkLegs(4400, 3, [undefined, 0, 3, 2])).toEqual([]);
    expect(checkLegs(4400, 3, [1, 2, 1, 2, 2])).toEqual([]);
  });
});
