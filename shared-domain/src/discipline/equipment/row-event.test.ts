import { describe, expect, test } from '@jest/globals';
import { findContestEvent, findOwnImplement, findRowEvent, isSharedContest } from './row-event.ts';

const [CADET, JUNIOR, SENIOR, ALL] = [49, 51, 55, 57];
const SHOT = { g0: 900_005, g1: '0' };

describe('in a contest of all categories everybody throws their own implement (item 59 of shared-domain/docs/technical-rules.md)', () => {
  test.each([
    ['a cadet', SHOT, ALL, CADET, 'P5000'],
    ['a junior', SHOT, ALL, JUNIOR, 'P6000'],
    ['a senior', SHOT, ALL, SENIOR, 'P7260'],
    ['a contest whose variant names the weight', { ...SHOT, g1: 'P6000' }, ALL, CADET, 'P6000'],
    ['a contest of one category', SHOT, SENIOR, CADET, '0'],
    ['somebody without a category', SHOT, ALL, undefined, '0'],
    ['a long jump', { g0: 900_003, g1: '0' }, ALL, CADET, '0'],
  ])('%s', (_, event, contest, rowCategory, g1) => {
    expect(findRowEvent(event, contest, rowCategory).g1).toBe(g1);
  });

  test('its weight is only told apart where athletes have different ones', () => {
    expect(findOwnImplement(SHOT, ALL, CADET)).toBe(5000);
    expect(findOwnImplement(SHOT, ALL, SENIOR)).toBe(7260);
    expect(findOwnImplement({ ...SHOT, g1: 'P6000' }, ALL, CADET)).toBeUndefined();
    expect(findOwnImplement(SHOT, CADET, CADET)).toBeUndefined();
    expect(findOwnImplement(SHOT, ALL, undefined)).toBeUndefined();
  });

  test('a rank for each category is there once two of them are in it', () => {
    expect(isSharedContest(SHOT, ALL, [CADET, SENIOR, undefined])).toBe(true);
    expect(isSharedContest(SHOT, ALL, [SENIOR, SENIOR])).toBe(false);
    expect(isSharedContest(SHOT, ALL, [SENIOR, ALL])).toBe(false);
    expect(isSharedContest(SHOT, SENIOR, [CADET, SENIOR])).toBe(false);
    expect(isSharedContest({ g0: 100, g1: '0' }, ALL, [CADET, SENIOR])).toBe(false);
    const TRIATHLON = { g0: 800_003, g1: '0' };
    expect(isSharedContest(TRIATHLON, 1043, [43, 44])).toBe(true);
    expect(isSharedContest(TRIATHLON, 1043, [44, 44])).toBe(false);
    expect(isSharedContest(TRIATHLON, ALL, [CADET, SENIOR])).toBe(false);
  });
});

describe('a contest of one category is with that category’s hurdles or implement, where its variant names none', () => {
  test.each([
    ['a put of the under 16', SHOT, 47, 'P4000'],
    ['a put of seniors', SHOT, SENIOR, 'P7260'],
    ['one in a hall', { ...SHOT, g1: 'I' }, 47, 'P4000I'],
    ['110 m hurdles of the under 18', { g0: 110, g1: 'H' }, CADET, 'HP91'],
    ['a put whose variant names the weight', { ...SHOT, g1: 'P3000' }, 47, 'P3000'],
    ['a put of all categories', SHOT, ALL, '0'],
    ['a sprint', { g0: 100, g1: '0' }, CADET, '0'],
    ['a long jump', { g0: 900_003, g1: '0' }, CADET, '0'],
  ])('%s', (_, event, contest, g1) => {
    expect(findContestEvent(event, contest).g1).toBe(g1);
  });
});
