import { describe, expect, test } from '@jest/globals';
import { makeGroupUid, parseGroupUid } from '../trial/trial-uid.ts';
import { formatDiscipline } from './discipline-name.ts';
import {
  CROSS,
  countCombinedDisciplines,
  DISCUS,
  HAMMER,
  HEAVY_HAMMER,
  HIGH_JUMP,
  isCombined,
  isFieldEvent,
  isHorizontalJump,
  isIndoor,
  isOutsideStadium,
  isThrow,
  isTrackEvent,
  isVerticalJump,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  SHOT,
  TRIPLE_JUMP,
} from './event-ref.ts';

describe('A leading 9000xx is a field event (900001 high jump, 900002 pole vault, 900003 long jump, 900004 triple jump, 900005 shot, 900006 discus, 900007 hammer, 900008 javelin, 900009 heavy hammer or medicine ball).', () => {
  test.each([
    [HIGH_JUMP, 900_001, 'High jump', 'vertical'],
    [POLE_VAULT, 900_002, 'Pole vault', 'vertical'],
    [LONG_JUMP, 900_003, 'Long jump', 'horizontal'],
    [TRIPLE_JUMP, 900_004, 'Triple jump', 'horizontal'],
    [SHOT, 900_005, 'Shot put', 'throw'],
    [DISCUS, 900_006, 'Discus throw', 'throw'],
    [HAMMER, 900_007, 'Hammer throw', 'throw'],
    [JAVELIN, 900_008, 'Javelin throw', 'throw'],
    [HEAVY_HAMMER, 900_009, 'Weight throw', 'throw'],
  ])('%i', (constant, g0, name, kind) => {
    expect(constant).toBe(g0);
    expect(formatDiscipline({ g0, g1: '0' }, 'en')).toBe(name);
    expect([isFieldEvent(g0), isTrackEvent(g0), isCombined(g0)]).toEqual([true, false, false]);
    expect([isVerticalJump(g0), isHorizontalJump(g0), isThrow(g0)]).toEqual([
      kind === 'vertical',
      kind === 'horizontal',
      kind === 'throw',
    ]);
  });

  test('900009 is the heavy hammer, or the medicine ball by its weight', () => {
    expect(formatDiscipline({ g0: HEAVY_HAMMER, g1: 'P15880' }, 'en')).toBe('Weight throw');
    expect(formatDiscipline({ g0: HEAVY_HAMMER, g1: 'P3000I' }, 'en')).toBe('Medicine ball');
  });

  test('900000 is the first number of the field, 899999 is not on it', () => {
    expect([isFieldEvent(900_000), isFieldEvent(899_999)]).toEqual([true, false]);
    expect([isThrow(899_999), isThrow(900_000)]).toEqual([false, true]);
  });
});

describe('8000xx is combined (last two digits = number of disciplines, 3 to 10).', () => {
  test.each([3, 4, 5, 6, 7, 8, 9, 10])('8000xx with %i', (number) => {
    expect(isCombined(800_000 + number)).toBe(true);
    expect(countCombinedDisciplines(800_000 + number)).toBe(number);
  });

  test.each([800_002, 800_011, 800_000, 799_999, 100, 900_005, 5, 800_005.5, Number.NaN])(
    '%d is no such number',
    (g0) => {
      expect(countCombinedDisciplines(g0)).toBeUndefined();
    },
  );

  test('800000 is the first that is no race, 900000 the first that is not combined', () => {
    expect([isCombined(799_999), isCombined(800_000), isCombined(899_999), isCombined(900_000)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([isTrackEvent(799_999), isTrackEvent(800_000)]).toEqual([true, false]);
  });
});

describe('1 is cross.', () => {
  test('it is run outside the stadium', () => {
    expect(CROSS).toBe(1);
    expect(formatDiscipline({ g0: 1, g1: '0' }, 'en')).toBe('Cross-country');
    expect(isOutsideStadium({ g0: 1, g1: '0' })).toBe(true);
    expect(isOutsideStadium({ g0: 2, g1: '0' })).toBe(false);
  });
});

describe('Other fields seen in reference data: group code, g0 (event number), g1 (variant), team id, team name, name.', () => {
  test('g0 and g1 are read from the group code and make it again', () => {
    const group = parseGroupUid('000110-HP106-55');
    expect(group).toEqual({ g0: 110, g1: 'HP106', category: 55 });
    expect(group && makeGroupUid(group)).toBe('000110-HP106-55');
  });

  test.each<[string, boolean, boolean]>([
    ['0', false, false],
    ['I', false, true],
    ['R', true, false],
    ['T', true, false],
    ['WR', true, false],
    ['HP106I', false, true],
    ['W', false, false],
  ])('g1 %s is outside the stadium: %p, indoors: %p', (g1, outside, indoor) => {
    expect(isOutsideStadium({ g0: 100, g1 })).toBe(outside);
    expect(isIndoor({ g0: 100, g1 })).toBe(indoor);
  });

  test('the competition tells what g1 does not', () => {
    expect(isOutsideStadium({ g0: 5000, g1: '0', road: true })).toBe(true);
    expect(isIndoor({ g0: 5000, g1: '0', indoor: true })).toBe(true);
  });
});
