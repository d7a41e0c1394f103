import { describe, expect, test } from '@jest/globals';
import { describeRecordKind, formatRecordKind, isRecordDate, listRecordFacts } from './event-record.ts';

const SPRINT = { g0: 100, g1: '0' };
const DUPONT = { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' } as const;

describe('a record that an organiser gives', () => {
  test('its kind is abbreviated and said in both languages', () => {
    expect([formatRecordKind('MR', 'fr'), formatRecordKind('SR', 'fr')]).toEqual(['RM', 'RS']);
    expect([formatRecordKind('MR', 'en'), formatRecordKind('SR', 'en')]).toEqual(['MR', 'SR']);
    expect(describeRecordKind('MR', 'fr')).toBe('record du meeting');
    expect(describeRecordKind('SR', 'en')).toBe('stadium record');
  });

  test.each([
    ['its mark, holder and year', { ...DUPONT, date: '2019-06-15' }, SPRINT, ['10.42', 'A. Dupont', '2019']],
    [
      'where the holder is from',
      { ...DUPONT, club: 'AC Rennes', country: 'FRA' },
      SPRINT,
      ['10.42', 'A. Dupont (AC Rennes, FRA)'],
    ],
    ['an electronic time in a race timed by hand', DUPONT, { ...SPRINT, hand: true }, ['10.42', 'A. Dupont']],
    [
      'points',
      { ...DUPONT, event: '800010-0-55', v: 8123, date: '1998' },
      { g0: 800_010, g1: '0' },
      ['8123', 'A. Dupont', '1998'],
    ],
  ] as const)('is read as %s', (_, record, event, facts) => {
    expect(listRecordFacts(record, event)).toEqual(facts);
  });

  test.each([
    ['2019', true],
    ['2019-06-15', true],
    ['2020-02-29', true],
    ['2019-02-29', false],
    ['2019-06', false],
    ['1850', false],
    ['2201', false],
    ['19', false],
    ['15/06/2019', false],
    ['', false],
  ])('the date %j is one: %p', (text, isDate) => {
    expect(isRecordDate(text)).toBe(isDate);
  });
});
