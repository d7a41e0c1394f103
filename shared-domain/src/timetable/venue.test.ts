import { describe, expect, test } from '@jest/globals';
import { findAddedStart, findVenue } from './venue.ts';

const SPRINT = { g0: 100, g1: '0' };
const heat = (number: number, time: string) => ({ heat: number, date: `2026-06-13T${time}:00.000Z` });

describe('the start of a heat that is added', () => {
  test.each([
    ['after the last heat', [heat(1, '12:00')], 2, '12:04'],
    ['one after another', [heat(1, '12:00'), heat(2, '12:10')], 4, '12:18'],
    ['itself, where it is the one whose time is asked for', [heat(3, '12:00')], 3, '12:00'],
  ])('is %s', (_, heats, number, time) => {
    expect(findAddedStart(heats, number, SPRINT)).toBe(`2026-06-13T${time}:00.000Z`);
  });

  test('is that of the other pools in a field event, and unknown without any heat', () => {
    const jump = { g0: 900_003, g1: '0' };
    expect(findAddedStart([heat(1, '12:00')], 2, jump)).toBe('2026-06-13T12:00:00.000Z');
    expect(findAddedStart([], 2, SPRINT)).toBeUndefined();
    expect([findVenue(SPRINT), findVenue(jump), findVenue({ g0: 10_000, g1: 'R' })]).toEqual([
      'track',
      'pit',
      undefined,
    ]);
  });
});
