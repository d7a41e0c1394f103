import { describe, expect, test } from '@jest/globals';
import { convertVerticalSeries, parseComment, parsePerformance, parseThousandths } from '../tools/rio2016/marks.ts';
import type { RioMeet, RioRow, RioUnit } from '../tools/rio2016/source.ts';
import { isRioMeet } from '../tools/rio2016/source.ts';
import { convertRio2016 } from '../tools/rio2016.ts';

const row = (changes: Partial<RioRow>): RioRow => ({
  tpAthleteId: '1',
  familyName: 'Dorvault',
  givenName: 'Nino',
  country: 'FRA',
  rank: '1',
  performance: '9.81',
  ...changes,
});

const unit = (changes: Partial<RioUnit>): RioUnit => ({
  eventCode: '100',
  gender: 'M',
  round: 'FINAL',
  date: '2016-08-14',
  results: [row({})],
  ...changes,
});

const meet = (units: readonly RioUnit[], changes: Partial<RioMeet> = {}): RioMeet => ({
  meet: { name: 'Jeux', startDate: '2016-08-12', endDate: '2016-08-21' },
  schedule: [],
  entries: [],
  events: units,
  ...changes,
});

const only = (converted: ReturnType<typeof convertRio2016>) => {
  const trial = converted.trialsData?.[0];
  const uid = trial?.uid ?? '';
  return { trial, result: converted.resultlists?.[uid]?.[0], starts: converted.startlists?.[uid] ?? [] };
};

describe('marks of the Rio 2016 file', () => {
  test.each([
    ['9.81', 9810],
    ['10.04', 10_040],
    ['1:42.15', 102_150],
    ['27:05.17', 1_625_170],
    ['2:08:44', 7_724_000],
    ['DNS', undefined],
  ])('%s is %s thousandths', (text, value) => {
    expect(parseThousandths(text)).toBe(value);
  });

  test.each(['DQ', '8:21.67DQ 8:21.67', 'DQ 8:08.47', '37.62DQ', '56.03DQ IAAF Rule 32.2.a'])(
    'words after a time are a disqualification: %s',
    (text) => {
      expect(parsePerformance(text, 'race')).toEqual({ st: 4 });
    },
  );

  test('no height is NM, and a word that nobody knows is refused', () => {
    expect(parsePerformance('NH', 'vertical')).toEqual({ st: 5 });
    expect(() => parsePerformance('???', 'race')).toThrow('performance illisible');
  });

  test('points are whole, not thousandths', () => {
    expect(parsePerformance('8893', 'combined')).toEqual({ v: 8893, u: 'pts', st: 1 });
  });

  test('the rule of a disqualification is kept as its comment', () => {
    expect(parseComment('DQ R 163.3a')).toBe('R 163.3a');
    expect(parseComment('DQ')).toBeUndefined();
  });

  test('a bar without a trial below the last one is a pass, and failures carried to a higher bar end with it', () => {
    const heights = [
      { height: '5.50', results: 'O' },
      { height: '5.75', results: 'X' },
      { height: '5.93', results: 'XXX' },
    ];
    expect(convertVerticalSeries(row({ heights }), [5500, 5650, 5750, 5930, 6030])).toEqual([
      { h: 5500, r: 'o' },
      { h: 5650, r: '-' },
      { h: 5750, r: 'x-' },
      { h: 5930, r: 'xxx' },
    ]);
  });

  test('an athlete with a single bar has it in another shape', () => {
    const heights = [{ roundresults: { performance: '5.70', round: 'XO' } }];
    expect(convertVerticalSeries(row({ heights }), [5700])).toEqual([{ h: 5700, r: 'xo' }]);
  });
});

describe('the Rio 2016 converter', () => {
  test('is recognised by the four lists of the file', () => {
    expect(isRioMeet(meet([]))).toBe(true);
    expect(isRioMeet({ trialsData: [] })).toBe(false);
  });

  test.each<[string, Partial<RioUnit>, string]>([
    ['a final', {}, '000100-0-55-f1'],
    ['a semi-final', { round: 'SEMI', roundName: 'Semifinal 2' }, '000100-0-55-s2'],
    ['a preliminary round', { round: 'PRELIM', roundName: 'Prelim 3' }, '000100-0-55-p3'],
    ['the women’s hurdles', { eventCode: '100H', gender: 'W' }, '000100-HP84-56-f1'],
    ['a steeplechase', { eventCode: '3000SC' }, '003000-SP91-55-f1'],
    ['a road walk', { eventCode: '50KW' }, '050000-WR-55-f1'],
    ['a marathon', { eventCode: 'MAR', gender: 'W' }, '042195-R-56-f1'],
    ['a relay heat', { eventCode: '4x400', round: 'HEAT', roundName: 'Heat 2' }, '004400-0-55-h2'],
    ['a throw', { eventCode: 'JT', gender: 'W', results: [row({ performance: '66.18' })] }, '900008-P600-56-f1'],
    [
      'a qualification of two pools',
      { eventCode: 'LJ', round: 'PRELIM', roundName: 'Qualification', results: [row({ performance: '8.20' })] },
      '900003-0-55-q1',
    ],
  ])('%s gets its uid', (_, changes, uid) => {
    expect(only(convertRio2016(meet([unit(changes)]))).trial?.uid).toBe(uid);
  });

  test('a part of the decathlon goes under its group and names its trial', () => {
    const part = unit({ round: 'HEAT', roundName: 'Heat 1', athlon: 'Decathlon', wind: '-0.4' });
    expect(only(convertRio2016(meet([part]))).trial).toMatchObject({
      uid: '000100-0-55-c1',
      group: 'Décathlon Hommes',
      name: 'Décathlon Hommes – 100 m – Série 1',
      dets: { combined: '800010-0-55-f1', wind: -0.4 },
    });
  });

  test('only a race sends the published place, as the photo finish’s', () => {
    expect(only(convertRio2016(meet([unit({})]))).result?.rank).toBe(1);
    const jump = unit({ eventCode: 'LJ', results: [row({ performance: '8.38' })] });
    expect(only(convertRio2016(meet([jump]))).result?.rank).toBeUndefined();
  });

  test('a trial starts at the hour of its line in the schedule, at noon without one', () => {
    const line = { date: '14 August 2016', time: '22:25', eventcode: '100', roundname: 'Final', roundcode: 'f' };
    const schedule = [{ ...line, gender: 'M' as const }];
    expect(only(convertRio2016(meet([unit({})], { schedule }))).trial?.date).toBe('2016-08-14T22:25:00-03:00');
    expect(only(convertRio2016(meet([unit({})]))).trial?.date).toBe('2016-08-14T12:00:00-03:00');
  });

  test('a best that was made at the Games is left out, a better one was brought along', () => {
    const entries = [{ id: '1', event: '100', lane: '6', pb: '9.58', sb: '9.81' }];
    expect(only(convertRio2016(meet([unit({})], { entries }))).starts[0]).toMatchObject({ odr: 6, pe: { pb: 9580 } });
  });

  test('a relay carries its runners in leg order and no athlete of its own', () => {
    const { tpAthleteId: _, familyName: __, givenName: ___, ...team } = row({ performance: '37.27' });
    const runners = [{ familyName: 'Powell', givenName: 'Asafa', legNumber: 1 }];
    const relay = unit({ eventCode: '4x100', results: [{ ...team, tpTeamId: '9', runners }] });
    expect(only(convertRio2016(meet([relay]))).result).toMatchObject({
      clubName: 'FRA',
      relay: { oid: 'tp-9' },
      members: [{ last: 'POWELL', first: 'Asafa', leg: 1 }],
    });
  });

  test('an unknown event is refused by its place in the file', () => {
    expect(() => convertRio2016(meet([unit({}), unit({ eventCode: 'XYZ' })]))).toThrow(
      'events[1] : épreuve inconnue « XYZ »',
    );
  });
});
