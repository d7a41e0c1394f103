import { describe, expect, test } from '@jest/globals';
import { COMMITMENT_FIELDS, type Commitment } from '../identity/commitment.ts';
import { makeTeamId } from '../identity/team-id.ts';
import { aChallenge, aResultRow, aTrial } from '../testing/index.ts';
import { challenge, group, resultRow, startRow, team, trial, uploadStart } from './schemas/index.ts';

const heat = { oid: 'h1', uid: '000100-0-56-f1', heat: 1, status: 40, date: '2026-06-13T14:35:00+02:00' };
const aGroup = {
  oid: 'g1',
  uid: '000100-0-56',
  name: '100 m Femmes',
  date: heat.date,
  family: 1,
  category: 56,
  g0: 100,
  g1: '0',
  entries: 0,
  rounds: [{ round: 'f', date: heat.date, status: 40, heats: [heat] }],
};

describe('Challenge: oid, name, rtype, org (oid and name), hashtag, flag (bit-packed integer), kind, region and regionINSEE, date (ISO), duration (days), lisa, visible, metadata.', () => {
  const fields = [
    'oid',
    'name',
    'rtype',
    'org',
    'hashtag',
    'flag',
    'kind',
    'region',
    'regionINSEE',
    'date',
    'duration',
    'lisa',
    'visible',
    'metadata',
  ] as const;

  test.each(fields)('it has %s, and is none without it', (field) => {
    const { [field]: _, ...rest } = aChallenge();
    expect(challenge.safeParse(aChallenge()).success).toBe(true);
    expect(challenge.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  test.each([
    ['org', { oid: 'o1' }],
    ['org', { name: 'AC Valmont' }],
    ['flag', 1.5],
    ['kind', 'stadium'],
    ['date', '13/06/2026'],
    ['duration', 1.5],
    ['lisa', 'true'],
    ['visible', 1],
  ])('%s is not %j', (field, value) => {
    expect(challenge.safeParse({ ...aChallenge(), [field]: value }).success).toBe(false);
  });
});

describe('Group: uid, name, date, family, rounds with a heat.', () => {
  test('it is one with all of them', () => {
    expect(group.parse(aGroup)).toEqual(aGroup);
    expect(group.parse(aGroup).rounds[0]?.heats[0]?.heat).toBe(1);
  });

  test.each(['uid', 'name', 'date', 'family', 'rounds'] as const)('and none without %s', (field) => {
    const { [field]: _, ...rest } = aGroup;
    expect(group.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  test('a round has its heats, each with its number', () => {
    const { heat: _, ...unnumbered } = heat;
    const bad = { ...aGroup, rounds: [{ round: 'f', date: heat.date, status: 40, heats: [unnumbered] }] };
    expect(group.safeParse(bad).error?.issues[0]?.path).toEqual(['rounds', 0, 'heats', 0, 'heat']);
  });
});

describe('Trial (event in a challenge): uid, status, date, dateE, dts, dets.', () => {
  const whole = aTrial({ dateE: '2026-06-13T14:37:12+02:00', dts: { started: heat.date }, dets: { wind: 0.4 } });

  test('it keeps all six', () => {
    const { uid, status, date, dateE, dts, dets } = trial.parse(whole);
    expect({ uid, status, date, dateE, dts, dets }).toEqual({
      uid: '000100-0-56-f1',
      status: 40,
      date: heat.date,
      dateE: '2026-06-13T14:37:12+02:00',
      dts: { started: heat.date },
      dets: { wind: 0.4 },
    });
  });

  test.each(['uid', 'status', 'date', 'dts', 'dets'] as const)('it is none without %s', (field) => {
    const { [field]: _, ...rest } = whole;
    expect(trial.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  test('it may not have begun: dateE may be absent, and a time has an offset', () => {
    expect(trial.safeParse(aTrial()).success).toBe(true);
    expect(trial.safeParse({ ...whole, dateE: '2026-06-13T14:37:12' }).success).toBe(false);
  });
});

describe('Other fields seen in reference data: group code, g0 (event number), g1 (variant), team id, team name, name.', () => {
  test('a trial names its group, its event number and its variant', () => {
    const { gOID, group: named, g0, g1, name } = trial.parse(aTrial());
    expect({ gOID, named, g0, g1, name }).toEqual({
      gOID: aTrial().gOID,
      named: '100 m Femmes',
      g0: 100,
      g1: '0',
      name: '100 m Femmes – Finale',
    });
    expect(group.parse(aGroup).uid).toBe('000100-0-56');
  });

  test('a trial that is one team’s own has the team’s id and name', () => {
    const { teamId, teamName } = trial.parse(aTrial({ teamId: 'EAGrandVal', teamName: 'E.A. Grand-Val' }));
    expect({ teamId, teamName }).toEqual({ teamId: 'EAGrandVal', teamName: 'E.A. Grand-Val' });
    expect(trial.parse(aTrial())).not.toHaveProperty('teamId');
  });

  test('a team has an id and a name', () => {
    const row = resultRow.parse(aResultRow({ relay: { oid: 't1', n: 'E.A. Grand-Val', cat: 56 } }));
    expect(row.relay).toEqual({ oid: 't1', n: 'E.A. Grand-Val', cat: 56 });
    expect(makeTeamId(String(row.relay?.n))).toBe('EAGrandVal');
  });
});

describe('Result row: rank, gap, last, first, prf, pts, club, country, bib, category, lane, attempts.', () => {
  const row = {
    rank: 1,
    gap: 0,
    last: 'VALMOREL',
    first: 'Inès',
    prf: { v: 6420, u: 'mm', st: 1 },
    pts: { hun: 1100 },
    club: 'AC Valmont',
    country: 'FRA',
    bib: '112',
    category: 56,
    lane: 4,
    attempts: [{ v: 6420, r: 'o', w: 1.2 }],
  };

  test('it keeps all twelve', () => {
    expect(Object.keys(row)).toHaveLength(12);
    expect(resultRow.parse(row)).toEqual(row);
  });

  test('a mark and a name are what it takes', () => {
    const { last, first, prf } = row;
    expect(resultRow.safeParse({ last, first, prf }).success).toBe(true);
    expect(resultRow.safeParse({ last, first }).success).toBe(false);
    expect(resultRow.safeParse({ prf }).success).toBe(false);
  });
});

describe('Commitment: relay {oid, n, cat} or teamTG {oid, n, cat}, auid, coid, last, first, category, country, clubName, odr, flags, flg, pe. As an upload sends it', () => {
  const sent: Commitment = {
    relay: { oid: 't1', n: 1, cat: 56 },
    auid: 'a1',
    coid: 'c1',
    last: 'VALMOREL',
    first: 'Inès',
    category: 56,
    country: 'FRA',
    clubName: 'AC Valmont',
    odr: 3,
    flags: 1,
    flg: 'x',
    pe: { pb: 11_580, sb: 11_700 },
  };

  test('is kept, every field of it', () => {
    expect(uploadStart.parse(sent)).toEqual(sent);
    expect(COMMITMENT_FIELDS.filter((field) => field in sent)).toEqual(Object.keys(sent));
  });

  test('goes out with every field of it', () => {
    expect(startRow.parse(sent)).toEqual(sent);
    const { relay, ...rest } = sent;
    expect(startRow.parse({ ...rest, teamTG: relay })).toEqual({ ...rest, teamTG: relay });
  });
});

describe('Labels also reveal: athlete (name, club, bib), PE and SB, registrations with a limit and a private variant.', () => {
  test('athlete (name, club, bib)', () => {
    const row = aResultRow({ bib: '112' });
    expect(resultRow.parse(row)).toMatchObject({ bib: '112', last: row.last, first: row.first, club: row.club });
    expect(resultRow.safeParse({ ...row, bib: 112 }).success).toBe(false);
  });

  test.each([
    ['PB', true],
    ['SB', true],
    ['WR', false],
  ])('PE and SB: a performance established may be a %s: %p', (k, kept) => {
    expect(resultRow.safeParse(aResultRow({ pe: { k, prev: 9900 } as never })).success).toBe(kept);
  });

  test('team (title, index, counts)', () => {
    const counts = { athletes: 3, relays: 1, entries: 4, results: 2, marks: 2, wins: 1, pb: 0, sb: 1 };
    const club = { oid: 'AC-VALMONT', kind: 'club', title: 'AC Valmont', index: 2, counts };
    expect(team.parse(club)).toEqual(club);
    for (const field of ['title', 'index', 'counts'])
      expect(team.safeParse({ ...club, [field]: undefined }).success).toBe(false);
  });

  test('registrations with a limit and a private variant', () => {
    const registration = { url: 'https://example.org', limit: 300, private: true };
    const metadata = { ...aChallenge().metadata, registration };
    expect(challenge.parse(aChallenge({ metadata })).metadata.registration).toEqual(registration);
    const unlimited = { ...metadata, registration: { ...registration, limit: 'many' } };
    expect(challenge.safeParse({ ...aChallenge(), metadata: unlimited }).success).toBe(false);
  });
});
