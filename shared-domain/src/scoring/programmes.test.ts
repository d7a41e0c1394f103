import { describe, expect, test } from '@jest/globals';
import { readFormula } from './formula.ts';
import {
  COMBINED_PROGRAMMES,
  type CombinedProgramme,
  findCombinedProgramme,
  listProgrammeEvents,
  splitProgramme,
} from './programmes.ts';
import { WA_COMBINED_2001 } from './wa-combined-2001.ts';

const NAMES = Object.keys(COMBINED_PROGRAMMES) as CombinedProgramme[];

describe('programmes of combined events (TR 39)', () => {
  test.each<[number, string, 1 | 2, CombinedProgramme | undefined]>([
    [800_010, '0', 1, 'decathlon'],
    [800_010, '0', 2, 'womensDecathlon'],
    [800_007, '0', 2, 'heptathlon'],
    [800_007, 'I', 1, 'indoorHeptathlon'],
    [800_005, 'I', 2, 'indoorPentathlon'],
    [800_005, '0', 1, 'pentathlon'],
    [800_008, '0', 1, 'octathlon'],
    [800_005, 'L', 1, 'throwsPentathlon'],
    [800_005, 'L', 2, 'throwsPentathlon'],
    [800_007, '0', 1, undefined],
    [800_005, '0', 2, undefined],
    [800_003, '0', 1, undefined],
    [800_010, 'I', 1, undefined],
  ])('%i-%s, sex %i: %s', (g0, g1, sex, name) => {
    expect(findCombinedProgramme({ g0, g1 }, sex)).toBe(name);
  });

  test('a competition under a roof says it for a variant that does not', () => {
    expect(findCombinedProgramme({ g0: 800_007, g1: '0', indoor: true }, 1)).toBe('indoorHeptathlon');
    expect(findCombinedProgramme({ g0: 800_007, g1: '0', indoor: true }, 2)).toBeUndefined();
  });

  test('each has as many events as its number says', () => {
    for (const name of NAMES) expect(listProgrammeEvents(name)).toHaveLength(COMBINED_PROGRAMMES[name].g0 - 800_000);
  });

  test('the decathlon in its order', () => {
    expect(listProgrammeEvents('decathlon').map(({ g0, g1 }) => `${g0}-${g1}`)).toEqual([
      '100-0',
      '900003-0',
      '900005-0',
      '900001-0',
      '400-0',
      '110-H',
      '900006-0',
      '900002-0',
      '900008-0',
      '1500-0',
    ]);
  });

  test('every event of World Athletics’ programmes has an official row', () => {
    const official = NAMES.filter((name) => name !== 'throwsPentathlon');
    for (const name of official)
      for (const event of listProgrammeEvents(name))
        expect(readFormula(WA_COMBINED_2001, event, COMBINED_PROGRAMMES[name].sex ?? 1)).toBeDefined();
  });
});

test.each([
  ['decathlon', 2, [5, 5]],
  ['heptathlon', 2, [4, 3]],
  ['heptathlon', 1, [7]],
] as const)('the events of a %s on %i day(s) (TR 39)', (name, days, counts) => {
  expect(splitProgramme(name, days).map(({ length }) => length)).toEqual(counts);
});
