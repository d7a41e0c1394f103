import { describe, expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { athleteConflicts, venueConflicts } from './find-conflicts.ts';

const at = (time: string) => `2026-06-13T${time}:00+02:00`;
const race = (oid: string, uid: string, time: string) => aTrial({ oid, uid, gOID: uid.slice(0, -3), date: at(time) });

const hundred = race('a', '000100-0-56-f1', '14:00');
const long = race('b', '900003-0-56-f1', '14:00');
const triple = race('c', '900004-0-55-f1', '14:30');

describe('a timetable', () => {
  test('that uses the landing area twice at a time names both events', () => {
    const [only, ...others] = venueConflicts([hundred, long, triple]);
    expect(only).toMatchObject({ kind: 'venue', venue: 'pit', trials: [{ oid: 'b' }, { oid: 'c' }] });
    expect(others).toEqual([]);
  });

  test('whose heats follow each other closely has no conflict for it', () => {
    const heats = [race('h1', '000100-0-56-h1', '10:00'), race('h2', '000100-0-56-h2', '10:02')];
    expect(venueConflicts(heats)).toEqual([]);
  });

  test('that has an athlete in two places names her, once a pair', () => {
    const starts = {
      [hundred.uid]: [{ auid: 'x', last: 'VALMOREL', first: 'Inès' }],
      [long.uid]: [{ auid: 'x', last: 'VALMOREL', first: 'Inès' }],
    };
    expect(athleteConflicts([hundred, long], starts)).toMatchObject([{ kind: 'athlete', name: 'VALMOREL Inès' }]);
  });

  test('that leaves an athlete time between two events is fine', () => {
    const later = race('d', '000200-0-56-f1', '15:00');
    const starts = { [hundred.uid]: [{ bib: '12' }], [later.uid]: [{ bib: '12' }] };
    expect(athleteConflicts([hundred, later], starts)).toEqual([]);
  });
});
