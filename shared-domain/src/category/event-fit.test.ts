import { describe, expect, test } from '@jest/globals';
import { findEventFit, isOppositeSex } from './event-fit.ts';

const on = '2026-06-13';

describe('An athlete and an event', () => {
  test.each([
    ['a boy of U18 and everybody’s event of women', 58, { category: 49 }, 'sex'],
    ['a girl of U18 and everybody’s event of women', 58, { category: 50 }, 'fits'],
    ['a girl of U18 and her own event', 50, { category: 50 }, 'fits'],
    ['a girl of U18 and the event of U16', 48, { category: 50 }, 'age'],
    ['a boy of U18 and a mixed event for everybody', 1057, { category: 49 }, 'fits'],
    ['a man without a category and an event of women', 56, { sex: 1 }, 'sex'],
    ['a woman without a category and an event of women', 56, { sex: 2 }, 'unknown'],
    ['a woman whose row has a category of everybody', 56, { category: 58 }, 'age'],
    ['a master of 40 and the masters’ event', 59, { category: 103 }, 'fits'],
    [
      'a girl of U18 and a contest of U18, U20 and seniors',
      { category: 58, categories: [50, 52, 56] },
      { category: 50 },
      'fits',
    ],
    [
      'a girl of U16 and a contest of U18, U20 and seniors',
      { category: 58, categories: [50, 52, 56] },
      { category: 48 },
      'age',
    ],
    [
      'a woman of U23 and a contest of U18, U20 and seniors',
      { category: 58, categories: [50, 52, 56] },
      { category: 54 },
      'age',
    ],
    ['a boy of U18 and a women’s contest of U18', { category: 58, categories: [50] }, { category: 49 }, 'sex'],
    [
      'a master of 40 and a contest of seniors and masters',
      { category: 57, categories: [55, 59] },
      { category: 103 },
      'fits',
    ],
    ['a boy of U18 and a mixed contest of U18', { category: 1057, categories: [1049] }, { category: 49 }, 'fits'],
    ['a boy of U20 and a mixed contest of U18', { category: 1057, categories: [1049] }, { category: 51 }, 'age'],
    ['somebody without a category and a contest of U18', { category: 57, categories: [49] }, {}, 'unknown'],
  ] as const)('%s', (_, event, athlete, expected) => {
    expect(findEventFit(event, athlete, { on })).toBe(expected);
  });

  test('a mixed sex is opposite to none', () => {
    expect([isOppositeSex(1, 2), isOppositeSex(1, 3), isOppositeSex(undefined, 2)]).toEqual([true, false, false]);
  });
});
