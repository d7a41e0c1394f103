import { describe, expect, test } from '@jest/globals';
import { findListType, hasSameMarkType, type ListType, needsWind } from './list-type.ts';

describe('layout of a result list (P10.1 to P10.8)', () => {
  test.each<[number, string, ListType]>([
    [100, '0', 'lanes'],
    [400, 'HP91', 'lanes'],
    [60, 'I', 'lanes'],
    [401, '0', 'track'],
    [800, '0', 'track'],
    [400, 'W', 'track'],
    [400, 'SP76', 'track'],
    [400, 'F', 'lanes'],
    [100_060, '0', 'track'],
    [101_440, 'R', 'road'],
    [800_005, 'L', 'combined'],
    [67_032, 'R', 'relay'],
    [3000, 'SP91', 'track'],
    [10_000, 'W', 'track'],
    [900_003, '0', 'horizontal'],
    [900_004, 'I', 'horizontal'],
    [900_008, 'P800', 'throw'],
    [900_009, '0', 'throw'],
    [900_001, '0', 'vertical'],
    [900_002, 'I', 'vertical'],
    [800_010, '0', 'combined'],
    [4100, '0', 'relay'],
    [42_195, 'R', 'road'],
    [20_000, 'WR', 'road'],
    [1, '0', 'road'],
    [12_000, 'T', 'road'],
  ])('%i-%s is %s', (g0, g1, type) => {
    expect(findListType({ g0, g1 })).toBe(type);
  });

  test('a road competition makes a road list of any race', () => {
    expect(findListType({ g0: 5000, g1: '0', road: true })).toBe('road');
  });
});

describe('results may become those of another event', () => {
  const at = (g0: number) => ({ g0, g1: '0' });
  test.each([
    [100, 200, true],
    [100, 4100, true],
    [900_003, 900_004, true],
    [900_003, 900_001, false],
    [100, 900_003, false],
    [900_005, 900_003, false],
  ])('%i as %i: %s, by how their marks are written down', (one, other, alike) => {
    expect(hasSameMarkType(at(one), at(other))).toBe(alike);
  });
});

describe('wind counts outdoors, in races to 200 m and in long and triple jump; not in relays, not over 300 m (Q17, item 26 of docs/technical-rules.md)', () => {
  test.each<[number, string, boolean]>([
    [60, '0', true],
    [100, '0', true],
    [200, '0', true],
    [110, 'HP106', true],
    [200, 'HP76', true],
    [900_003, '0', true],
    [900_004, '0', true],
    [201, '0', false],
    [300, '0', false],
    [450, '0', false],
    [200, 'T', false],
    [100, 'W', false],
    [200, 'I', false],
    [900_004, 'R', false],
    [900_002, '0', false],
    [900_005, '0', false],
    [800_005, '0', false],
    [4200, '0', false],
    [400, 'HP91', false],
    [60, 'I', false],
    [60, 'HP106I', false],
    [900_003, 'I', false],
    [900_001, '0', false],
    [900_008, '0', false],
    [4100, '0', false],
    [1, '0', false],
    [100, 'R', false],
  ])('in %i-%s: %p', (g0, g1, matters) => {
    expect(needsWind({ g0, g1 })).toBe(matters);
  });

  test('not in an indoor competition', () => {
    expect(needsWind({ g0: 60, g1: '0', indoor: true })).toBe(false);
    expect(needsWind({ g0: 900_003, g1: '0', indoor: true })).toBe(false);
  });
});
