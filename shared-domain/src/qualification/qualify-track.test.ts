import { describe, expect, test } from '@jest/globals';
import { EVENT, findReason, heat, listQualified } from './heats.fixture.ts';
import type { QualifyingRow } from './qualification.ts';
import { qualifyTrack } from './qualify-track.ts';

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
    expect(listQualified(heats, { places, times })).toEqual(rows);
  });

  test('every row says why', () => {
    const rule = { places: 2, times: 1 };
    expect(['B', 'C', 'G', 'D', 'H'].map((id) => findReason(heats, rule, id))).toEqual([
      { by: 'place', place: 2, heat: 1 },
      { by: 'time', position: 1, of: 1, mark: 50_610 },
      { by: 'time', position: 2, of: 1, mark: 51_210 },
      { by: 'status', status: 4 },
      { by: 'status', status: 2 },
    ]);
  });

  test('a heat is named by its number as announced', () => {
    expect(findReason([heat(['A 50.11'], { number: 5 })], { places: 1, times: 0 }, 'A')).toEqual({
      by: 'place',
      place: 1,
      heat: 5,
    });
  });

  test('guests and athletes out of competition hold no place and do not qualify', () => {
    const rows = [heat(['G 49.11#1001', 'O 49.21#2001', 'A 50.11#1', 'B 50.21#2'])];
    expect(listQualified(rows, { places: 1, times: 1 })).toEqual(['G', 'O', 'A Q', 'B q']);
    expect(findReason(rows, { places: 1, times: 1 }, 'G')).toEqual({ by: 'standing' });
  });

  test('the judge’s places stand before those of the rules; the times still tell who goes on by time', () => {
    const { rows } = heat(['A 50.11', 'B 50.31', 'C 50.61']);
    const judged = [1, 3, 2].map((place, at) => ({ ...rows[at], judgedPlace: place }) as QualifyingRow);
    expect(listQualified([{ rows: judged }], { places: 2, times: 0 })).toEqual(['A Q', 'B', 'C Q']);
    expect(listQualified([{ rows: judged }, heat(['D 51.01'])], { places: 2, times: 1 })).toEqual([
      'A Q',
      'B q',
      'C Q',
      'D Q',
    ]);
    const level = heat(['A 50.11', 'B 50.11']).rows.map((row, at) => ({ ...row, judgedPlace: at + 1 }));
    expect(listQualified([{ rows: level }], { places: 1, times: 0 })).toEqual(['A Q', 'B']);
  });

  test('planned is places of all heats and times, a re-run heat gives no places', () => {
    const all = [...heats, heat(['Z 49.99'], { rerun: true })];
    expect(qualifyTrack(all, EVENT, { places: 2, times: 2 }).planned).toBe(6);
    expect(listQualified(all, { places: 2, times: 1 })).toEqual([
      'A Q',
      'B Q',
      'C',
      'D',
      'E Q',
      'F Q',
      'G',
      'H',
      'Z q',
    ]);
  });
});

describe('provisional against certain while heats are missing', () => {
  const first = heat(['A 50.01', 'B 50.21', 'C 50.31', 'D 50.41']);
  const second = (runners: number) =>
    heat(
      Array.from({ length: runners }, (_, at) => `S${at} DNS`),
      { complete: false },
    );
  const of = (runners: number, times: number) =>
    listQualified([first, second(runners)], { places: 1, times }).slice(0, 4);

  test('places of a finished heat are certain at once, a missing heat says nothing yet', () => {
    expect(listQualified([first, second(2)], { places: 2, times: 0 })).toEqual(['A Q', 'B Q', 'C', 'D', 'S0?', 'S1?']);
    expect(findReason([first, second(1)], { places: 1, times: 0 }, 'S0')).toEqual({ by: 'resultMissing', heat: 2 });
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
    expect(listQualified([first, rerun], { places: 1, times: 1 })).toEqual(['A Q', 'B q?', 'C', 'D', 'S0?']);
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
    expect(listQualified(heats, rule)).toEqual(['A Q', 'B qJ', 'C qR']);
    expect(findReason(heats, rule, 'C')).toEqual({
      by: 'referee',
      official: 'M. Durand',
      reason: 'hindered at hurdle 3',
    });
    expect(findReason(heats, rule, 'B')).toEqual({ by: 'jury' });
  });

  test('decisions that are null are none', () => {
    const rule = { places: 1, times: 0 };
    expect(listQualified(heats, { ...rule, decisions: null } as unknown as typeof rule)).toEqual(
      listQualified(heats, rule),
    );
  });

  test('one who qualifies anyway keeps Q, a decision about nobody is refused', () => {
    const decisions = [
      { code: 'qR', id: 'A' },
      { code: 'qR', id: 'Z' },
    ] as const;
    expect(listQualified(heats, { places: 1, times: 0, decisions })).toEqual(['A Q', 'B', 'C']);
    expect(qualifyTrack(heats, EVENT, { places: 1, times: 0, decisions }).refused).toEqual([decisions[1]]);
  });
});
