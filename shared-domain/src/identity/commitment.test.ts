import { describe, expect, test } from '@jest/globals';
import { COMMITMENT_FIELDS, type Commitment, type EnteredTeam, findEntrantKind } from './commitment.ts';

const team: Required<EnteredTeam> = { oid: '01ab', n: 2, cat: 56 };

describe('Commitment: relay {oid, n, cat} or teamTG {oid, n, cat}, auid, coid, last, first, category, country, clubName, odr, flags, flg, pe.', () => {
  const fullCommitment: Required<Commitment> = {
    relay: team,
    teamTG: team,
    auid: 'a1',
    coid: 'c1',
    last: 'VALMOREL',
    first: 'Inès',
    category: 56,
    country: 'FRA',
    clubName: 'AC Valmont',
    odr: 3,
    flags: 0,
    flg: '',
    pe: { pb: 11_580, sb: 11_700 },
  };

  test('it has these thirteen fields', () => {
    expect(COMMITMENT_FIELDS).toEqual(Object.keys(fullCommitment));
    expect(COMMITMENT_FIELDS).toHaveLength(13);
    expect(Object.keys(team)).toEqual(['oid', 'n', 'cat']);
  });

  test.each<[Commitment, string]>([
    [{ relay: team }, 'relay'],
    [{ teamTG: team }, 'team'],
    [{ relay: team, teamTG: team }, 'relay'],
    [{ auid: 'a1', last: 'VALMOREL' }, 'athlete'],
    [{}, 'athlete'],
  ])('%j enters a %s', (commitment, entrant) => {
    expect(findEntrantKind(commitment)).toBe(entrant);
  });
});
