import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE_ID_LENGTHS, makeAthleteId } from './athlete-id.ts';
import { isAthleteId } from './athlete-id-form.ts';
import { findRowTeam, makeTeamId } from './team-id.ts';

const hashWithNode = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const athlete = { last: 'VALMOREL', first: 'Inès', third: 'AC Valmont' };

describe('Identifiers: athlete id hashes the first 14 characters of last and first name plus first 24 of a third field (16 or 19 character results); team id strips non-alphanumerics.', () => {
  test('an athlete id is the hash of the three, in 16 characters', () => {
    expect(makeAthleteId(athlete)).toBe(hashWithNode('valmorel|ines|acvalmont'));
    expect(makeAthleteId({ last: 'VALMOREL', first: 'Inès' })).toBe(hashWithNode('valmorel|ines|'));
  });

  test('with three letters before it, in 19', () => {
    expect(makeAthleteId(athlete, 'FRA')).toBe(`FRA${makeAthleteId(athlete)}`);
    expect(makeAthleteId(athlete, 'fra')).toHaveLength(19);
  });

  test.each(['last', 'first', 'third'] as const)('of the %s only the first characters count', (field) => {
    const cut = ATHLETE_ID_LENGTHS[field];
    const of = (text: string) => makeAthleteId({ ...athlete, [field]: text });
    const longName = 'abcdefghijklmnopqrstuvwxyz'.slice(0, cut);
    expect(cut).toBe(field === 'third' ? 24 : 14);
    expect(of(`${longName}0`)).toBe(of(longName));
    expect(of(`${longName.slice(0, -1)}0`)).not.toBe(of(longName));
    expect(of(longName.slice(0, -1))).not.toBe(of(longName));
  });

  test.each([
    ['AC Valmont', 'ACValmont'],
    ['E.A. Saint-Quentin (2)', 'EASaintQuentin2'],
    ['Équipe n° 1', 'Équipen1'],
    ['E\u0301quipe', 'Équipe'],
    ["Stade l'Aigle_B/C", 'StadelAigleBC'],
    ['--', ''],
  ])('a team id has only letters and digits: %p is %p', (name, id) => {
    expect(makeTeamId(name)).toBe(id);
    expect(makeTeamId(id)).toBe(id);
  });

  test.each([
    [{ club: 'AC Rennes' }, { oid: 'ACRennes', title: 'AC Rennes' }],
    [
      { club: 'AC Rennes', coid: '035001' },
      { oid: '035001', title: 'AC Rennes' },
    ],
    [
      { club: 'AC Rennes', coid: '035001', teamTG: { oid: 'tg-1', n: 'Entente 35' } },
      { oid: 'tg-1', title: 'Entente 35' },
    ],
    [
      { club: 'AC Rennes', teamTG: { n: 2, cat: 55 } },
      { oid: '255', title: '2' },
    ],
    [
      { club: 'AC Rennes', teamTG: {} },
      { oid: 'ACRennes', title: 'AC Rennes' },
    ],
    [{ teamTG: { oid: 'tg-1' } }, { oid: 'tg-1', title: 'tg-1' }],
    [{ coid: '035001' }, undefined],
    [{ club: '--' }, undefined],
  ])('the team of a row is that of the team competition, else the club: %p', (row, team) => {
    expect(findRowTeam(row)).toEqual(team);
  });
});

describe('one athlete, one id (Q30)', () => {
  test.each([
    ['valmorel', 'INES', 'ac valmont'],
    [' Valmorel ', 'Ine\u0300s', 'A.C. VALMONT'],
    ['VAL-MOREL', "In'ès", 'AC  Valmont'],
  ])('however it is written: %p %p', (last, first, third) => {
    expect(makeAthleteId({ last, first, third })).toBe(makeAthleteId(athlete));
  });

  test('letters do not move from one name to the other', () => {
    expect(makeAthleteId({ last: 'MARTIN', first: 'Nadia' })).not.toBe(
      makeAthleteId({ last: 'MARTI', first: 'NNadia' }),
    );
    expect(makeAthleteId({ last: 'A', first: 'B', third: '' })).not.toBe(
      makeAthleteId({ last: 'A', first: '', third: 'B' }),
    );
  });

  test('a letter outside the first plane is one character', () => {
    const last = '𐐨'.repeat(14);
    expect(makeAthleteId({ last: `${last}x`, first: '' })).toBe(makeAthleteId({ last, first: '' }));
    expect(makeAthleteId({ last: '𐐨'.repeat(13), first: '' })).not.toBe(makeAthleteId({ last, first: '' }));
  });

  test.each(['', 'FR', 'FRAN', 'F2A', ' FR'])('%p is no prefix', (prefix) => {
    expect(makeAthleteId(athlete, prefix)).toBeUndefined();
  });

  test('the id of any name has the right form', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.constantFrom(undefined, 'JAM'),
        (last, first, prefix) => {
          const id = makeAthleteId({ last, first }, prefix) ?? '';
          expect(isAthleteId(id)).toBe(true);
          expect(id).toHaveLength(prefix === undefined ? 16 : 19);
        },
      ),
    );
  });

  test.each([
    ['0123456789abcdef', true],
    ['FRA0123456789abcdef', true],
    ['0123456789ABCDEF', false],
    ['FR0123456789abcdef', false],
    ['0123456789abcde', false],
    ['0123456789abcdef0', false],
  ])('%p has the form of an athlete id: %p', (text, expected) => {
    expect(isAthleteId(text)).toBe(expected);
  });
});
