import { describe, expect, test } from '@jest/globals';
import type { ChallengeLine } from 'shared-domain/contract';
import type { FoundIn } from './search-api.ts';
import { athleteOptions, clubOptions, competitionOptions } from './search-options.ts';
import { searchPlaces } from './search-places.ts';

const meeting = (oid: string, date: string, duration = 1): ChallengeLine => ({
  ...{
    oid,
    name: `Meeting ${oid}`,
    org: { oid: 'o', name: 'Ligue' },
    rtype: 'FFA',
    kind: 'outdoor',
    region: 'Bretagne',
  },
  ...{ regionINSEE: '53', date, duration, tz: 'Europe/Paris', place: 'Évry', trials: 1, running: 0 },
});

const athlete = (last: string, events = ['100 m']): FoundIn['answer']['athletes'][number] => ({
  ...{ last, first: 'Ana', club: 'AC Paris' },
  events: events.map((group) => ({ gOID: `g-${group}`, group })),
});

const found = (chOID: string, ...athletes: FoundIn['answer']['athletes']): FoundIn => ({
  chOID,
  answer: { athletes, clubs: [] },
});

describe('what is found', () => {
  test('names that begin with what is typed come before those that only hold it', () => {
    const lists = [found('a', athlete('BENJAMIN'), athlete('JAMES'))];
    expect(athleteOptions(lists, new Map(), 'jam').map(({ title }) => title)).toEqual(['JAMES Ana', 'BENJAMIN Ana']);
  });

  test('an athlete has a line for each event, three at most', () => {
    const lists = [found('a', athlete('JAMES', ['100 m', '200 m', 'Longueur', '4 × 100 m']))];
    expect(athleteOptions(lists, new Map(), 'jam').map(({ sub }) => sub)).toEqual([
      '100 m · AC Paris',
      '200 m · AC Paris',
      'Longueur · AC Paris',
    ]);
  });

  test('the competition is said where several are searched', () => {
    const names = new Map([['a', 'Régionaux']]);
    expect(athleteOptions([found('a', athlete('JAMES')), found('b')], names, 'jam')[0]?.sub).toContain('Régionaux');
    expect(athleteOptions([found('a', athlete('JAMES'))], names, 'jam')[0]?.sub).not.toContain('Régionaux');
  });

  test('a competition is found by its place without accents, the latest first', () => {
    const options = competitionOptions([meeting('a', '2026-01-01'), meeting('b', '2026-02-01')], 'evry', (day) => day);
    expect(options.map(({ href }) => href)).toEqual(['/challenge/b', '/challenge/a']);
  });

  test('a club leads to its members', () => {
    const lists = [{ chOID: 'a', answer: { athletes: [], clubs: [{ oid: 'c/1', club: 'AC Paris' }] } }];
    expect(clubOptions(lists, new Map(), 'paris')[0]?.href).toBe('/challenge/a/teammembers/c%2F1');
  });
});

describe('where athletes and clubs are looked for', () => {
  const now = new Date('2026-06-13T10:00:00Z');
  const all = [meeting('far', '2020-01-01'), meeting('near', '2026-06-10'), meeting('live', '2026-06-13')];
  const oids = (pathname: string, recent: readonly string[] = []) =>
    searchPlaces(all, { pathname, recent: recent.map((k) => ({ k, t: 0 })), now }).map(({ oid }) => oid);

  test('on the pages of a competition, there', () => {
    expect(oids('/challenge/far/stats')).toEqual(['far']);
  });

  test('elsewhere in those that are on, those seen last, then the nearest', () => {
    expect(oids('/')).toEqual(['live', 'near', 'far']);
    expect(oids('/', ['/challenge/far/trial-1', '/policy'])).toEqual(['live', 'far', 'near']);
  });

  test('in four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => meeting(String(index), '2026-06-01'));
    expect(searchPlaces(many, { pathname: '/', recent: [], now })).toHaveLength(4);
  });
});
