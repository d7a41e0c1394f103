import { describe, expect, test } from '@jest/globals';
import { findScrollDirection, isInView, listAnimationClasses, updateClasses } from './scroll-animation.ts';

const PAIR = { down: 'fadeInUp', up: 'fadeInDown' };
const VIEW = 720;
const inView = { top: 100, bottom: 200 };
const below = { top: 800, bottom: 900 };
const at = (edges: { top: number; bottom: number }, direction: 'down' | 'up' = 'down') => ({
  edges,
  viewportHeight: VIEW,
  direction,
});

describe('Scroll animation: classes prefixed animate__ are applied when an element is in view (top above the viewport height and bottom below zero); a single class or a down/up pair chosen by scroll direction; a repeat modifier resets the element on leaving view.', () => {
  test.each([
    [719, 900, true],
    [720, 900, false],
    [721, 900, false],
    [-100, 1, true],
    [-100, 0, false],
    [-100, -1, false],
    [-100, 900, true],
    [100, 200, true],
  ])('from %i to %i it is in view: %p', (top, bottom, expected) => {
    expect(isInView({ top, bottom }, VIEW)).toBe(expected);
    expect(updateClasses([], 'fadeIn', at({ top, bottom }))).toEqual(expected ? ['animate__fadeIn'] : []);
  });

  test.each([
    [0, 100, 'down'],
    [100, 99, 'up'],
    [100, 100, 'down'],
  ] as const)('from %i to %i the page goes %s', (from, to, direction) => {
    expect(findScrollDirection(from, to)).toBe(direction);
  });

  test('a single class whatever the direction, a pair by the direction', () => {
    expect(listAnimationClasses('fadeIn', 'up')).toEqual(listAnimationClasses('fadeIn', 'down'));
    expect(listAnimationClasses(PAIR, 'down')).toEqual(['animate__fadeInUp']);
    expect(listAnimationClasses(PAIR, 'up')).toEqual(['animate__fadeInDown']);
    expect(updateClasses([], PAIR, at(inView, 'up'))).toEqual(['animate__fadeInDown']);
  });

  test('each of several words has the prefix, and no word is no class', () => {
    expect(listAnimationClasses(' animated  fadeIn ', 'down')).toEqual(['animate__animated', 'animate__fadeIn']);
    expect(listAnimationClasses('', 'down')).toEqual([]);
  });

  test('in view it keeps the classes it came in with, when the page turns too', () => {
    const classes = updateClasses([], PAIR, at(inView, 'down'));
    expect(updateClasses(classes, PAIR, at(inView, 'up'))).toBe(classes);
  });

  test('leaving view it keeps them, and comes in no second time', () => {
    const classes = updateClasses([], PAIR, at(inView, 'down'));
    const left = updateClasses(classes, PAIR, at(below, 'up'));
    expect(left).toEqual(['animate__fadeInUp']);
    expect(updateClasses(left, PAIR, at(inView, 'up'))).toEqual(['animate__fadeInUp']);
  });

  test('with repeat it is reset on leaving view, and comes in again by the new direction', () => {
    const repeat = { repeat: true };
    const classes = updateClasses([], PAIR, at(inView, 'down'), repeat);
    const left = updateClasses(classes, PAIR, at({ top: -50, bottom: -10 }, 'down'), repeat);
    expect(left).toEqual([]);
    expect(updateClasses(left, PAIR, at(inView, 'up'), repeat)).toEqual(['animate__fadeInDown']);
  });
});
