import { describe, expect, test } from '@jest/globals';
import { formatSplitName, parseSplitName } from './split-name.ts';

const MARATHON = { g0: 42_195, g1: 'R' };
const TRACK = { g0: 10_000, g1: '0' };

describe('A point of the course is named by its distance, or as it was sent where that says more', () => {
  test.each([
    [{ d: 5000, label: 'k5' }, '5 km', '5 km'],
    [{ d: 5000 }, '5 km', '5 km'],
    [{ d: 21_097.5, label: 'half' }, 'Semi', 'Half'],
    [{ d: 21_097 }, 'Semi', 'Half'],
    [{ d: 7500, label: 'Split 7.5 km' }, '7,5 km', '7.5 km'],
    [{ d: 800, label: '800 m' }, '800 m', '800 m'],
    [{ d: 12_300, label: ' Pont Neuf ' }, 'Pont Neuf', 'Pont Neuf'],
    [{ d: 1609.3 }, '1,61 km', '1.61 km'],
  ])('%j on the road', (point, fr, en) => {
    expect([formatSplitName(point, MARATHON, 'fr'), formatSplitName(point, MARATHON, 'en')]).toEqual([fr, en]);
  });

  test.each([
    [{ d: 400 }, '400 m'],
    [{ d: 5200, label: '5200' }, '5200 m'],
  ])('%j on the track is in metres', (point, name) => {
    expect(formatSplitName(point, TRACK, 'fr')).toBe(name);
  });
});

test.each([
  ['k5', 5000],
  ['10k', 10_000],
  ['time_half', 21_097.5],
  ['Passage 7,5 km', 7500],
  ['Pont Neuf', undefined],
  ['0 km', undefined],
])('the heading %s says %s metres', (name, metres) => {
  expect(parseSplitName(name)).toBe(metres);
});
