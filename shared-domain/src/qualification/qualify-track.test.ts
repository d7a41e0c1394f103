import { describe, expect, test } from '@jest/globals';
import type { QualifyingHeat, QualifyingRow, TrackRule } from './qualification.ts';
import { qualifyTrack } from './qualify-track.ts';

const EVENT = { g0: 400, g1: 'H' };

/** `A 55.107`, `B 55.11#2` with the photo finish's place, `C DNF`. */
function rowOf(text: string): QualifyingRow {
  const [id = '', mark = '', place] = text.split(/[ #]/);
  const st = { DNS: 2, DNF: 3, DQ: 4 }[mark];
  if (st !== undefined) return { id, prf: { st } };
  const prf = { v: Math.round(Number(mark) * 1000), u: 'ms', st: 1 } as const;
  return place === undefined ? { id, prf } : { id, prf, rank: Number(place) };
}

const heat = (rows: readonly string[], more: Partial<QualifyingHeat> = {}): QualifyingHeat => ({
  rows: rows.map(rowOf),
  ...more,
});

/** `A Q`, `B q?` while it is not certain, `C` out, `D?` not known. */
function said(heats: readonly QualifyingHeat[], rule: TrackRule, event = EVENT): string[] {
  return qualifyTrack(heats, event, rule)
    .heats.flat()
    .map(({ id, qualified, certain }) => [id, qualified].filter(Boolean).join(' ') + (certain ? '' : '?'));
}

const why = (heats: readonly QualifyingHeat[], rule: TrackRule, id: string) =>
  qualifyTrack(heats, EVENT, rule)
    .heats.flat()
    .find((row) => row.id === id)?.why;

describe('advancement by place and by time (TR 20.8)', () => {
  const heats = [heat(['A 50.11', 'B 50.31', 'C 50.61', 'D DQ']), heat(['E 51.01', 'F 51.11', 'G 51.21', 'H DNS'])];

  test.each([
    [2, 2, ['A Q', 'B Q', 'C q', 'D', 'E Q', 'F Q', 'G q', 'H']],
    [2, 1, ['A Q', 'B Q', 'C q', 'D', 'E Q', 'F Q', 'G', 'H']],
    [3, 0, ['A Q', 'B Q', 'C Q', 'D', 'E Q', 'F Q', 'G Q', 'H']],
    [0, 4, ['A q', 'B q', 'C q', 'D', 'E q', 'F', 'G', 'H']],
    [0, 0, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']],
    [1, 99, ['A Q', 'B q', 'C q', 'D', 'E Q', 'F q', 'G q', 'H']],
    [-1, Number.NaN, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']],
    [1.9, 0.9, ['A Q', 'B', 'C', 'D', 'E Q', 'F', 'G', 'H']],
  ])('%d by place, %d by time', (places, times, rows) => {
    expect(said(heats, { places, times })).toEqual(rows);
  });

  test('every row says why', () => {
    const rule = { places: 2, times: 1 };
    expect(['B', 'C', 'G', 'D', 'H'].map((id) => why(heats, rule, id))).toEqual([
      { by: 'place', place: 2, heat: 1 },
      { by: 'time', position: 1, of: 1, mark: 50_610 },
      { by: 'time', position: 2, of: 1, mark: 51_210 },
      { by: 'status', status: 4 },
      { by: 'status', status: 2 },
    ]);
  });

  test('a heat is named by its number as announced', () => {
    expect(why([heat(['A 50.11'], { number: 5 })], { places: 1, times: 0 }, 'A')).toEqual({
      by: 'place',
      place: 1,
      heat: 5,
    });
  });

  test('guests and athletes out of competition hold no place and do not qualify', () => {
    const rows = [heat(['G 49.11#1001', 'O 49.21#2001', 'A 50.11#1', 'B 50.21#2'])];
    expect(said(rows, { places: 1, times: 1 })).toEqual(['G', 'O', 'A Q', 'B q']);
    expect(why(rows, { places: 1, times: 1 }, 'G')).toEqual({ by: 'standing' });
  });

  test('planned is places of all heats and times, a re-run heat gives no places', () => {
    const all = [...heats, heat(['Z 49.99'], { rerun: true })];
    expect(qualifyTrack(all, EVENT, { places: 2, times: 2 }).planned).toBe(6);
    expect(said(all, { places: 2, times: 1 })).toEqual(['A Q', 'B Q', 'C', 'D', 'E Q', 'F Q', 'G', 'H', 'Z q']);
  });
});

describe('ties for the last qualifying place are looked at to the thousandth (TR 21.2)', () => {
  const rule = { places: 1, times: 1 };
  const equal = [heat(['A 54.901', 'B 55.107', 'C 56.001']), heat(['D 55.001', 'E 55.107'])];

  test('400 m hurdles repechage, Paris 2024: two at 55.107 for one place, both go on', () => {
    expect(said(equal, rule)).toEqual(['A Q', 'B q', 'C', 'D Q', 'E q']);
    expect(why(equal, rule, 'E')).toEqual({
      by: 'tie',
      on: 'time',
      mark: 55_107,
      spots: 1,
      tied: ['B', 'E'],
      outcome: 'all',
    });
  });

  test('a thousandth apart, the faster goes on although both show 55.11', () => {
    expect(said([heat(['A 54.901', 'B 55.107']), heat(['D 55.001', 'E 55.106'])], rule)).toEqual([
      'A Q',
      'B',
      'D Q',
      'E q',
    ]);
  });

  test('with hundredths only it is flagged, never picked', () => {
    const heats = [heat(['A 54.90', 'B 55.11']), heat(['D 55.00', 'E 55.11'])];
    expect(said(heats, rule)).toEqual(['A Q', 'B?', 'D Q', 'E?']);
    expect(qualifyTrack(heats, EVENT, rule).openTies).toEqual([
      { by: 'tie', on: 'time', mark: 55_110, spots: 1, tied: ['B', 'E'], outcome: 'open', needs: 'thousandths' },
    ]);
  });

  test('one heat read to the hundredth only is enough to flag it', () => {
    expect(said([heat(['A 54.90', 'B 55.11']), heat(['D 55.001', 'E 55.101'])], rule)).toEqual([
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
    expect(said(heats, rule)).toEqual(['A Q', 'B q', 'D Q', 'E q']);
  });

  test('inside one heat the order of finish has told them apart already', () => {
    expect(said([heat(['A 54.90#1', 'B 55.11#2', 'C 55.11#3'])], rule)).toEqual(['A Q', 'B q', 'C']);
  });

  test('equal hundredths before the last place matter to nobody', () => {
    const heats = [heat(['A 54.90', 'B 55.11', 'C 55.51']), heat(['D 55.00', 'E 55.11'])];
    expect(said(heats, { places: 1, times: 2 })).toEqual(['A Q', 'B q', 'C', 'D Q', 'E q']);
  });

  test('hand times and road times are read no more closely: a tie is a tie', () => {
    const heats = [heat(['A 54.9#1', 'B 55.2#2']), heat(['D 55.0#1', 'E 55.2#2'])];
    expect(said(heats, rule, { ...EVENT, hand: true } as typeof EVENT)).toEqual(['A Q', 'B q', 'D Q', 'E q']);
    const road = [heat(['A 54.901', 'B 55.107']), heat(['D 55.001', 'E 55.309'])];
    expect(said(road, rule, { g0: 1000, g1: 'R' })).toEqual(['A Q', 'B q', 'D Q', 'E q']);
  });

  test('no lanes for all: the tie waits for lots, then those drawn get qD, with who drew them', () => {
    expect(said(equal, { ...rule, ties: 'draw' })).toEqual(['A Q', 'B?', 'C', 'D Q', 'E?']);
    expect(qualifyTrack(equal, EVENT, { ...rule, ties: 'draw' }).openTies[0]?.needs).toBe('draw');
    const drawn = { ...rule, decisions: [{ code: 'qD', tied: ['E', 'B'], chosen: ['E'], by: 'Referee' }] } as const;
    expect(said(equal, drawn)).toEqual(['A Q', 'B', 'C', 'D Q', 'E qD']);
    expect(why(equal, drawn, 'B')).toMatchObject({ by: 'tie', outcome: 'drawn', drawnBy: 'Referee' });
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
    expect(said(equal, { ...rule, decisions: [decision] })).toEqual(['A Q', 'B q', 'C', 'D Q', 'E q']);
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
    expect(said(heats, rule)).toEqual(['A Q', 'B Q', 'C Q', 'D', 'E Q', 'F Q', 'G q', 'H Q', 'I Q', 'J']);
    expect(qualifyTrack(heats, EVENT, rule).times).toEqual({
      planned: 2,
      proposed: 1,
      tiesOnPlace: [{ heat: 1, extra: 1 }],
      changedByReferee: false,
    });
    expect(why(heats, rule, 'C')).toEqual({
      by: 'tie',
      on: 'place',
      mark: 50_203,
      spots: 1,
      tied: ['B', 'C'],
      outcome: 'all',
    });
  });

  test('the referee may let the planned number go on by time all the same', () => {
    expect(said(heats, { ...rule, timesGranted: 2 }).filter((row) => row.endsWith('q'))).toEqual(['G q', 'J q']);
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
    expect(said(heats, drawn)).toEqual(['A Q', 'B q', 'C qD', 'D', 'E Q', 'F Q', 'G q', 'H Q', 'I Q', 'J']);
  });

  test('a tie on place of hundredths stays open, and so may those by time whom it can touch', () => {
    const open = [heat(['A 50.01', 'B 50.20', 'C 50.20']), heat(['D 50.11', 'E 50.31', 'F 50.41', 'G 50.51'])];
    expect(said(open, { places: 2, times: 1 })).toEqual(['A Q', 'B?', 'C?', 'D Q', 'E Q', 'F q?', 'G']);
    expect(said(open, { places: 2, times: 2 })).toEqual(['A Q', 'B?', 'C?', 'D Q', 'E Q', 'F q', 'G q?']);
    expect(qualifyTrack(open, EVENT, { places: 2, times: 1 }).openTies).toMatchObject([
      { on: 'place', needs: 'thousandths' },
    ]);
  });

  test('equal places given by the photo finish are a tie, whatever the decimals', () => {
    expect(said([heat(['A 50.01#1', 'B 50.20#2', 'C 50.20#2'])], { places: 2, times: 0 })).toEqual([
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

describe('provisional against certain while heats are missing', () => {
  const first = heat(['A 50.01', 'B 50.21', 'C 50.31', 'D 50.41']);
  const second = (runners: number) =>
    heat(
      Array.from({ length: runners }, (_, at) => `S${at} DNS`),
      { complete: false },
    );
  const of = (runners: number, times: number) => said([first, second(runners)], { places: 1, times }).slice(0, 4);

  test('places of a finished heat are certain at once, a missing heat says nothing yet', () => {
    expect(said([first, second(2)], { places: 2, times: 0 })).toEqual(['A Q', 'B Q', 'C', 'D', 'S0?', 'S1?']);
    expect(why([first, second(1)], { places: 1, times: 0 }, 'S0')).toEqual({ by: 'resultMissing', heat: 2 });
  });

  test.each([
    [1, 2, ['A Q', 'B q', 'C q', 'D']],
    [2, 2, ['A Q', 'B q', 'C q?', 'D']],
    [3, 2, ['A Q', 'B q?', 'C q?', 'D']],
    [3, 3, ['A Q', 'B q', 'C q?', 'D q?']],
    [0, 3, ['A Q', 'B q?', 'C q?', 'D q?']],
  ])('a missing heat of %d and %d by time: certain as far as it cannot push out', (runners, times, rows) => {
    expect(of(runners, times)).toEqual(rows);
  });

  test('a missing re-run may take as many places by time as it has runners', () => {
    const rerun = { ...second(1), rerun: true };
    expect(said([first, rerun], { places: 1, times: 1 })).toEqual(['A Q', 'B q?', 'C', 'D', 'S0?']);
  });
});

describe('qR and qJ come on top of the planned number', () => {
  const heats = [heat(['A 50.01', 'B 50.21', 'C DNF'])];

  test('taken on by the referee or the jury, the others keep what they have', () => {
    const decisions = [
      { code: 'qR', id: 'C', by: 'M. Durand', reason: 'hindered at hurdle 3' },
      { code: 'qJ', id: 'B' },
    ] as const;
    const rule = { places: 1, times: 0, decisions };
    expect(said(heats, rule)).toEqual(['A Q', 'B qJ', 'C qR']);
    expect(why(heats, rule, 'C')).toEqual({ by: 'referee', official: 'M. Durand', reason: 'hindered at hurdle 3' });
    expect(why(heats, rule, 'B')).toEqual({ by: 'jury' });
  });

  test('one who qualifies anyway keeps Q, a decision about nobody is refused', () => {
    const decisions = [
      { code: 'qR', id: 'A' },
      { code: 'qR', id: 'Z' },
    ] as const;
    expect(said(heats, { places: 1, times: 0, decisions })).toEqual(['A Q', 'B', 'C']);
    expect(qualifyTrack(heats, EVENT, { places: 1, times: 0, decisions }).refused).toEqual([decisions[1]]);
  });
});
