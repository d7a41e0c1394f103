import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { MAX_LEVEL_RANKS, parseLevelTable } from './level-table.ts';
import {
  findLevelColour,
  findLevelFamily,
  findLevelNumber,
  formatLevel,
  formatLevelName,
  LEVEL_COLOURS,
  LEVELS,
} from './levels.ts';

const json = JSON.parse(readFileSync(new URL('../../tables/ffa-levels.json', import.meta.url), 'utf8'));

describe('Levels lvl 0 to 10: IA, IB, N1, N2, N3, N4, IR1, IR2, IR3, IR4, R1; colours red, blue, green, deep-purple, orange; up to 50 ranks per level table.', () => {
  test('lvl 0 is IA, lvl 10 is R1, and nothing beyond', () => {
    expect(LEVELS.map((code) => findLevelNumber(code))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(LEVELS.join(', ')).toBe('IA, IB, N1, N2, N3, N4, IR1, IR2, IR3, IR4, R1');
    expect(LEVELS.map((_, lvl) => formatLevel(lvl))).toEqual([...LEVELS]);
    expect([-1, 11, 0.5].map(formatLevel)).toEqual([undefined, undefined, undefined]);
    expect(findLevelNumber('R2')).toBeUndefined();
  });

  test('every level has the colour of its family', () => {
    expect(Object.values(LEVEL_COLOURS)).toEqual(['red', 'blue', 'green', 'deep-purple', 'orange']);
    expect(LEVELS.map(findLevelColour)).toEqual([
      'red',
      'red',
      'blue',
      'blue',
      'blue',
      'blue',
      'green',
      'green',
      'green',
      'green',
      'deep-purple',
    ]);
    expect(['R6', 'D1', 'X1', '', 'N'].map(findLevelColour)).toEqual([
      'deep-purple',
      'orange',
      ...Array(3).fill(undefined),
    ]);
    expect(findLevelFamily('IR2')).toBe('IR');
  });

  test('a table of 50 ranks is read, one of 51 is refused', () => {
    const wide = (count: number) => ({
      ...json,
      levels: Array.from({ length: count }, (_, i) => `L${i}`),
      clubPoints: Array(count).fill(1),
      rows: [{ sex: 1, events: ['000100-0'], unit: 'ms', marks: Array.from({ length: count }, (_, i) => 10_000 + i) }],
      triathlon: [],
    });
    expect(parseLevelTable(wide(MAX_LEVEL_RANKS))).toHaveProperty('levels.49', 'L49');
    expect(parseLevelTable(wide(MAX_LEVEL_RANKS + 1))).toEqual({
      error: 'table',
      path: 'levels',
      expected: '1 to 50 codes',
    });
  });

  test('in words, in both languages', () => {
    expect(formatLevelName('IA', 'fr')).toBe('International A');
    expect(formatLevelName('IR1', 'fr')).toBe('Interrégional 1');
    expect(formatLevelName('R1', 'en')).toBe('Regional 1');
    expect(formatLevelName('D8', 'fr')).toBe('Départemental 8');
    expect(formatLevelName('N', 'fr')).toBeUndefined();
  });
});
