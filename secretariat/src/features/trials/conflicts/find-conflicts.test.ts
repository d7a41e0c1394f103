import { describe, expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { chooseMoved, findAthleteConflicts, findFreeShift, findVenueConflicts } from './find-conflicts.ts';

const makeTime = (time: string) => `2026-06-13T${time}:00+02:00`;
const makeRace = (oid: string, uid: string, time: string) =>
  aTrial({ oid, uid, gOID: uid.slice(0, -3), date: makeTime(time), status: 20, starts: 0, results: 0 });

const hundred = makeRace('a', '000100-0-56-f1', '14:00');
const long = makeRace('b', '900003-0-56-f1', '14:00');
const triple = makeRace('c', '900004-0-55-f1', '14:30');

describe('a timetable', () => {
  test('that uses the landing area twice at a time has a conflict that names both events', () => {
    const [only, ...others] = findVenueConflicts([hundred, long, triple]);
    expect(only).toMatchObject({ kind: 'venue', venue: 'pit', trials: [{ oid: 'b' }, { oid: 'c' }] });
    expect(others).toEqual([]);
  });

  test('whose heats follow each other closely has no conflict for it', () => {
    const heats = [makeRace('h1', '000100-0-56-h1', '10:00'), makeRace('h2', '000100-0-56-h2', '10:02')];
    expect(findVenueConflicts(heats)).toEqual([]);
  });

  test('is mended by moving the later event to when its venue is free and its athletes are nowhere else', () => {
    const [conflict] = findVenueConflicts([hundred, long, triple]);
    if (conflict === undefined) throw new Error('there is no conflict');
    const shift = findFreeShift(conflict, [hundred, long, triple], {}) ?? 0;
    const moveTriple = (minutes: number) => ({
      ...triple,
      date: new Date(Date.parse(triple.date) + minutes * 60_000).toISOString(),
    });
    expect(findVenueConflicts([long, moveTriple(shift)])).toEqual([]);
    expect(findVenueConflicts([long, moveTriple(shift - 5)])).toHaveLength(1);
    // One of its athletes runs at that time.
    const busy = { ...makeRace('d', '000800-0-55-f1', '00:00'), date: moveTriple(shift).date };
    const starts = { [triple.uid]: [{ bib: '12' }], [busy.uid]: [{ bib: '12' }] };
    expect(findFreeShift(conflict, [long, triple, busy], starts)).toBeGreaterThan(shift);
  });

  test('keeps the parts of a combined event where they are', () => {
    const part = { ...triple, dets: { combined: '700100-0-55-f1' } };
    const moved = findVenueConflicts([long, part]).map((conflict) => chooseMoved(conflict).oid);
    expect(moved).toEqual([long.oid]);
  });

  test('that has an athlete in two places names her', () => {
    const starts = {
      [hundred.uid]: [{ auid: 'x', last: 'VALMOREL', first: 'Inès' }],
      [long.uid]: [{ auid: 'x', last: 'VALMOREL', first: 'Inès' }],
    };
    expect(findAthleteConflicts([hundred, long], starts)).toMatchObject([
      { kind: 'athlete', names: ['VALMOREL Inès'], apart: -4 },
    ]);
  });

  test('that leaves an athlete time between two events is fine', () => {
    const later = makeRace('d', '000200-0-56-f1', '15:00');
    const starts = { [hundred.uid]: [{ bib: '12' }], [later.uid]: [{ bib: '12' }] };
    expect(findAthleteConflicts([hundred, later], starts)).toEqual([]);
  });

  test('with several athletes in the same two places has one conflict with all names', () => {
    const both = ['VALMOREL', 'ROUVIER'].map((last) => ({ last, first: 'Inès' }));
    const starts = { [hundred.uid]: both, [long.uid]: both };
    expect(findAthleteConflicts([hundred, long], starts)).toMatchObject([{ names: ['VALMOREL Inès', 'ROUVIER Inès'] }]);
  });

  test('of a combined event needs half an hour between the starts of its parts', () => {
    const whole = '800007-0-56-f1';
    const part = (uid: string, time: string) => ({
      ...makeRace(uid, uid, time),
      dets: { combined: whole },
      starts: 30,
    });
    const [shot, sprint] = [part('900005-0-56-c1', '20:35'), part('000200-0-56-c1', '22:05')];
    const early = part('000200-0-56-c1', '20:50');
    const starts = { [shot.uid]: [{ last: 'A' }], [sprint.uid]: [{ last: 'A' }] };
    expect(findAthleteConflicts([shot, sprint], starts)).toEqual([]);
    expect(findAthleteConflicts([shot, early], starts)).toHaveLength(1);
  });

  test('has no conflict once both events are over', () => {
    const over = [hundred, long, triple].map((trial) => ({ ...trial, status: 40 as const }));
    expect(findVenueConflicts(over)).toEqual([]);
  });

  test('checks a relay by its runners, not its team, and by how it is run', () => {
    const [women, mixed] = [makeRace('w', '004100-0-56-f1', '16:00'), makeRace('x', '004100-0-1055-f1', '16:04')];
    const team = (last: string) => ({ last: 'AC VALMONT', relay: {}, members: [{ last, first: 'Inès' }] });
    const starts = { [women.uid]: [team('VALMOREL')], [mixed.uid]: [team('ROUVIER')] };
    expect(findAthleteConflicts([women, mixed], starts)).toEqual([]);
    const twice = { ...starts, [mixed.uid]: [team('VALMOREL')] };
    expect(findAthleteConflicts([women, mixed], twice)).toMatchObject([{ names: ['VALMOREL Inès'], apart: -2 }]);
  });

  test('has one conflict for two overlapping rounds, however many heats they have', () => {
    const heats = ['1', '2', '3'].map((heat) => makeRace(`h${heat}`, `000100-0-56-h${heat}`, '10:00'));
    expect(findVenueConflicts([...heats, makeRace('o', '000200-0-55-f1', '10:02')])).toHaveLength(1);
  });
});
