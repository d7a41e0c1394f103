import { describe, expect, test } from '@jest/globals';
import {
  FEDERATION_CHOICES,
  FEDERATIONS,
  FRENCH_CHOICES,
  findFederation,
  findLicenceChoice,
  isLisa,
  LICENCE_CHOICES,
  LISA_CHOICES,
  RTYPES,
} from './licence-choice.ts';

const values = (list: typeof LICENCE_CHOICES) => list.map(({ value }) => value);

describe('Federation/licence choices: text, value, fed, sw.', () => {
  test.each(LICENCE_CHOICES)('$value has all four', (choice) => {
    expect(Object.keys(choice)).toEqual(expect.arrayContaining(['text', 'value', 'fed', 'sw']));
    expect(choice.text).not.toBe('');
    expect(findLicenceChoice(choice.value)).toBe(choice);
  });

  test('the text is the federation, and Autre for any other', () => {
    expect(LICENCE_CHOICES.map(({ text }) => text)).toEqual([
      'FFA',
      'UNSS',
      'FFSU',
      'FSGT',
      'Autre',
      'FFA',
      'FSGT',
      'Autre',
      'UNSS',
      'FFSU',
      'FSGT',
      'Autre',
    ]);
  });
});

describe('the three lists of licence choices', () => {
  test('Values FFA, UNSS, FFSU, FSGT, OTHER (software LGC; UNSS uses UNSS).', () => {
    expect(values(FEDERATION_CHOICES)).toEqual(['FFA', 'UNSS', 'FFSU', 'FSGT', 'OTHER']);
    expect(FEDERATION_CHOICES.map(({ sw }) => sw)).toEqual(['LGC', 'UNSS', 'LGC', 'LGC', 'LGC']);
  });

  test('A second list: LISA_FFA, LISA_FRA_FSGT, LISA_OTHER (software LISA).', () => {
    expect(values(LISA_CHOICES)).toEqual(['LISA_FFA', 'LISA_FRA_FSGT', 'LISA_OTHER']);
    expect(RTYPES.filter(isLisa)).toEqual(values(LISA_CHOICES));
  });

  test('A third: FFA, FRA_UNSS, FRA_FFSU, FRA_FSGT, FRA_OTHER. fed is FFA or FRA_FSGT.', () => {
    expect(values(FRENCH_CHOICES)).toEqual(['FFA', 'FRA_UNSS', 'FRA_FFSU', 'FRA_FSGT', 'FRA_OTHER']);
    expect(FRENCH_CHOICES.map(({ fed }) => fed)).toEqual(['FFA', 'FFA', 'FFA', 'FRA_FSGT', 'FFA']);
    expect(new Set(LICENCE_CHOICES.map(({ fed }) => fed))).toEqual(new Set(['FFA', 'FRA_FSGT']));
  });

  test('hold twelve values, the FFA of the first and the third list being the same', () => {
    expect(RTYPES).toEqual([...new Set([FEDERATION_CHOICES, LISA_CHOICES, FRENCH_CHOICES].flatMap(values))]);
    expect(RTYPES).toHaveLength(12);
    expect(FRENCH_CHOICES[0]).toBe(FEDERATION_CHOICES[0]);
  });
});

describe('the federation of a choice (Q5)', () => {
  test.each([
    ['FFA', 'FFA'],
    ['UNSS', 'UNSS'],
    ['FRA_UNSS', 'UNSS'],
    ['FRA_FFSU', 'FFSU'],
    ['LISA_FRA_FSGT', 'FSGT'],
    ['FRA_OTHER', 'OTHER'],
    ['NONE', undefined],
    ['ffa', undefined],
  ])('%s is of the federation %p', (rtype, federation) => {
    expect(findFederation(rtype)).toBe(federation);
  });

  test('its number is that of the flag, and an unknown value is no LISA', () => {
    expect(FEDERATIONS).toEqual({ FFA: 1, UNSS: 2, FFSU: 3, FSGT: 4, OTHER: 7 });
    expect(isLisa('NONE')).toBe(false);
    expect(findLicenceChoice('')).toBeUndefined();
  });
});
