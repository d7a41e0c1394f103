import { describe, expect, test } from '@jest/globals';
import { isRecordDate, listRecordFacts, makeRecordKey } from './event-record.ts';

const SPRINT = { g0: 100, g1: '0' };
const DUPONT = { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' } as const;

describe('a record that an organiser gives', () => {
  test('is the same one where kind, scope, event and surface are', () => {
    expect(makeRecordKey(DUPONT)).toBe('MR||000100-0-55|');
    expect(makeRecordKey({ ...DUPONT, kind: 'NR', scope: 'FRA', surface: 'indoor' })).toBe('NR|FRA|000100-0-55|indoor');
  });

  test.each([
    ['its mark, holder and year', { ...DUPONT, date: '2019-06-15' }, SPRINT, ['10.42', 'A. Dupont', '2019']],
    [
      'where the holder is from',
      { ...DUPONT, club: 'AC Rennes', country: 'FRA' },
      SPRINT,
      ['10.42', 'A. Dupont (AC Rennes, FRA)'],
    ],
    ['only the nation', { ...DUPONT, club: '', country: 'FRA' }, SPRINT, ['10.42', 'A. Dupont (FRA)']],
    ['a hand time with its h', { ...DUPONT, v: 10_400, method: 'hand' }, SPRINT, ['10.4h', 'A. Dupont']],
    ['an A for altitude', { ...DUPONT, altitude: true }, SPRINT, ['10.42 A', 'A. Dupont']],
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
