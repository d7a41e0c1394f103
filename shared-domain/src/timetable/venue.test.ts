import { describe, expect, test } from '@jest/globals';
import { findAddedStart, findVenue } from './venue.ts';

const SPRINT = { g0: 100, g1: '0' };
const JUMP = { g0: 900_003, g1: '0' };
const LAST = '2026-06-13T12:00:00Z';

describe('the start of a heat that is added', () => {
  test.each([
    ['after the last one', SPRINT, 1, '12:04'],
    ['one after another', SPRINT, 3, '12:12'],
    ['with the other pools of a field event', JUMP, 2, '12:00'],
  ])('is %s', (_, event, count, time) => {
    expect(findAddedStart(LAST, count, event)).toBe(`2026-06-13T${time}:00.000Z`);
  });

  test('events have their venue', () => {
    expect([findVenue(SPRINT), findVenue(JUMP), findVenue({ g0: 10_000, g1: 'R' })]).toEqual([
      'track',
      'pit',
      undefined,
    ]);
  });
});
