import { describe, expect, test } from '@jest/globals';
import { EVENT, findReason, heat, listQualified } from './heats.fixture.ts';
import { qualifyTrack } from './qualify-track.ts';

describe('ties for the last qualifying place are looked at to the thousandth (TR 21.2)', () => {
  const rule = { places: 1, times: 1 };
  const equal = [heat(['A 54.901', 'B 55.107', 'C 56.001']), heat(['D 55.001', 'E 55.107'])];

  test('400 m hurdles repechage, Paris 2024: two at 55.107 for one place, both go on', () => {
    expect(listQualified(equal, rule)).toEqual(['A Q', 'B q', 'C', 'D Q', 'E q']);
    expect(findReason(equal, rule, 'E')).toEqual({
      by: 'tie',
      on: 'time',
      mark: 55_107,
      spots: 1,
      tied: ['B', 'E'],
      outcome: 'all',
    });
  });

  test('a thousandth apart, the faster goes on although both show 55.11', () => {
    expect(listQualified([heat(['A 54.901', 'B 55.107']), heat(['D 55.001', 'E 55.106'])], rule)).toEqual([
      'A Q',
      'B',
      'D Q',
      'E q',
    ]);
  });

  test('with hundredths only it is flagged, never picked', () => {
    const heats = [heat(['A 54.90', 'B 55.11']), heat(['D 55.00', 'E 55.11'])];
    expect(listQualified(heats, rule)).toEqual(['A Q', 'B?', 'D Q', 'E?']);
    expect(qualifyTrack(heats, EVENT, rule).openTies).toEqual([
      { by: 'tie', on: 'time', mark: 55_110, spots: 1, tied: ['B', 'E'], outcome: 'open', needs: 'thousandths' },
    ]);
  });

  test('one heat read to the hundredth only is enough to flag it', () => {
    expect(listQualified([heat(['A 54.90', 'B 55.11']), heat(['D 55.001', 'E 55.101'])], rule)).toEqual([
      'A Q',
      'B?',
      'D Q',
      'E?',
    ]);
  });

  test('whole hundredths may be said to have been read to the thousandth', () => {
    const heats = [
      ['A 54.90', 'B 55.11'],
      ['D 55.00', 'E 55.11'],
    ].map((rows) => heat(rows, { thousandths: true }));
    expect(listQualified(heats, rule)).toEqual(['A Q', 'B q', 'D Q', 'E q']);
  });

  test('a hand time is not compared with an electronic one: who would need it is asked about (TR 20.8)', () => {
    const byHand = heat(['D 54.8', 'E 55.0', 'F 56.2'], { hand: true });
    const heats = [heat(['A 54.90', 'B 55.11', 'C 56.01']), byHand];
    expect(listQualified(heats, { places: 1, times: 1 })).toEqual(['A Q', 'B?', 'C', 'D Q', 'E?', 'F']);
    expect(qualifyTrack(heats, EVENT, rule).openTies).toMatchObject([{ tied: ['B', 'E'], spots: 1, needs: 'method' }]);
    expect(listQualified(heats, { places: 1, times: 4 })).toEqual(['A Q', 'B q', 'C q', 'D Q', 'E q', 'F q']);
    expect(listQualified(heats, { places: 1, times: 0 })).toEqual(['A Q', 'B', 'C', 'D Q', 'E', 'F']);
  });

  test('inside one heat the order of finish has told them apart already', () => {
    expect(listQualified([heat(['A 54.90#1', 'B 55.11#2', 'C 55.11#3'])], rule)).toEqual(['A Q', 'B q', 'C']);
  });

  test('equal hundredths before the last place matter to nobody', () => {
    const heats = [heat(['A 54.90', 'B 55.11', 'C 55.51']), heat(['D 55.00', 'E 55.11'])];
    expect(listQualified(heats, { places: 1, times: 2 })).toEqual(['A Q', 'B q', 'C', 'D Q', 'E q']);
  });

  test('hand times and road times are read no more closely: a tie is a tie', () => {
    const heats = [heat(['A 54.9#1', 'B 55.2#2']), heat(['D 55.0#1', 'E 55.2#2'])];
    expect(listQualified(heats, rule, { ...EVENT, hand: true })).toEqual(['A Q', 'B q', 'D Q', 'E q']);
    const road = [heat(['A 54.901', 'B 55.107']), heat(['D 55.001', 'E 55.309'])];
    expect(listQualified(road, rule, { g0: 1000, g1: 'R' })).toEqual(['A Q', 'B q', 'D Q', 'E q']);
  });

  test('no lanes for all: the tie waits for lots, then those drawn get qD, with who drew them', () => {
    expect(listQualified(equal, { ...rule, ties: 'draw' })).toEqual(['A Q', 'B?', 'C', 'D Q', 'E?']);
    expect(qualifyTrack(equal, EVENT, { ...rule, ties: 'draw' }).openTies[0]?.needs).toBe('draw');
    const drawn = { ...rule, decisions: [{ code: 'qD', tied: ['E', 'B'], chosen: ['E'], by: 'Referee' }] } as const;
    expect(listQualified(equal, drawn)).toEqual(['A Q', 'B', 'C', 'D Q', 'E qD']);
    expect(findReason(equal, drawn, 'B')).toMatchObject({ by: 'tie', outcome: 'drawn', drawnBy: 'Referee' });
    expect(qualifyTrack(equal, EVENT, drawn).refused).toEqual([]);
  });

  test.each([
    ['too many chosen', ['B', 'E'], ['B', 'E']],
    ['one who is not tied', ['B', 'E'], ['C']],
    ['another tie', ['B', 'C'], ['B']],
    ['more athletes than tie', ['B', 'E', 'C'], ['B']],
    ['one named twice', ['B', 'B'], ['B']],
  ])('lots of %s are refused and change nothing', (_, tied, chosen) => {
    const decision = { code: 'qD', tied, chosen, by: 'Referee' } as const;
    expect(listQualified(equal, { ...rule, decisions: [decision] })).toEqual(['A Q', 'B q', 'C', 'D Q', 'E q']);
    expect(qualifyTrack(equal, EVENT, { ...rule, decisions: [decision] }).refused).toEqual([decision]);
  });
});

describe('a tie on place can cost a place on time (TR 20.8)', () => {
  const heats = [
    heat(['A 50.001', 'B 50.203', 'C 50.203', 'D 50.804']),
    heat(['E 50.101', 'F 50.301', 'G 50.401']),
    heat(['H 50.101', 'I 50.301', 'J 50.501']),
  ];
  const rule = { places: 2, times: 2 };

  test('3 heats, 2 + 2, a tied 2nd place: 3 by place there, then 1 by time, with the reason', () => {
    expect(listQualified(heats, rule)).toEqual(['A Q', 'B Q', 'C Q', 'D', 'E Q', 'F Q', 'G q', 'H Q', 'I Q', 'J']);
    expect(qualifyTrack(heats, EVENT, rule).times).toEqual({
      planned: 2,
      proposed: 1,
      tiesOnPlace: [{ heat: 1, extra: 1 }],
      changedByReferee: false,
    });
    expect(findReason(heats, rule, 'C')).toEqual({
      by: 'tie',
      on: 'place',
      mark: 50_203,
      spots: 1,
      tied: ['B', 'C'],
      outcome: 'all',
    });
  });

  test('the referee may let the planned number go on by time all the same', () => {
    expect(listQualified(heats, { ...rule, timesGranted: 2 }).filter((row) => row.endsWith('q'))).toEqual([
      'G q',
      'J q',
    ]);
    expect(qualifyTrack(heats, EVENT, { ...rule, timesGranted: 2 }).times).toMatchObject({
      proposed: 2,
      changedByReferee: true,
    });
  });

  test('the number by time never falls below none', () => {
    expect(qualifyTrack(heats, EVENT, { places: 2, times: 0 }).times.proposed).toBe(0);
  });

  test('lots drawn for a place take nobody on beyond plan, the loser may go on by time', () => {
    const drawn = { ...rule, decisions: [{ code: 'qD', tied: ['B', 'C'], chosen: ['C'], by: 'Referee' }] } as const;
    expect(listQualified(heats, drawn)).toEqual(['A Q', 'B q', 'C qD', 'D', 'E Q', 'F Q', 'G q', 'H Q', 'I Q', 'J']);
  });

  test('a tie on place of hundredths stays open, and so may those by time whom it can touch', () => {
    const open = [heat(['A 50.01', 'B 50.20', 'C 50.20']), heat(['D 50.11', 'E 50.31', 'F 50.41', 'G 50.51'])];
    expect(listQualified(open, { places: 2, times: 1 })).toEqual(['A Q', 'B?', 'C?', 'D Q', 'E Q', 'F q?', 'G']);
    expect(listQualified(open, { places: 2, times: 2 })).toEqual(['A Q', 'B?', 'C?', 'D Q', 'E Q', 'F q', 'G q?']);
    expect(qualifyTrack(open, EVENT, { places: 2, times: 1 }).openTies).toMatchObject([
      { on: 'place', needs: 'thousandths' },
    ]);
  });

  test('equal places given by the photo finish are a tie, whatever the decimals', () => {
    expect(listQualified([heat(['A 50.01#1', 'B 50.20#2', 'C 50.20#2'])], { places: 2, times: 0 })).toEqual([
      'A Q',
      'B Q',
      'C Q',
    ]);
  });

  test('a tie by hand needs the order of finish', () => {
    const { openTies } = qualifyTrack([heat(['A 50.2', 'B 50.2'])], { ...EVENT, hand: true }, { places: 1, times: 0 });
    expect(openTies).toMatchObject([{ needs: 'order', tied: ['A', 'B'] }]);
  });
});
