import { expect, test } from '@jest/globals';
import type { SearchAnswer } from 'shared-domain/contract';
import {
  findChallengeId,
  listAthleteOptions,
  listClubOptions,
  listCompetitionOptions,
  listEventOptions,
  listNationOptions,
} from './search-options.ts';

const where = { oid: 'c/1', name: 'Régionaux', date: '2026-06-13' };
const day = (date: string) => `le ${date}`;

const athlete = (events: readonly string[]): SearchAnswer['athletes'][number] => ({
  last: 'JAMES',
  first: 'Ana',
  club: 'AC Paris',
  challenge: where,
  events: events.map((group) => ({ gOID: `g-${group}`, uid: '', group })),
});

test('in one competition an athlete has one line with their events, three at most, that opens their page', () => {
  const athletes = [{ ...athlete(['100 m', '200 m', 'Longueur', '4 × 100 m']), auid: 'a/1' }];
  expect(listAthleteOptions({ athletes }, day, true, 'fr')).toMatchObject([
    { href: '/challenge/c%2F1/athlete/a%2F1', sub: 'AC Paris · 100 m · 200 m · Longueur' },
  ]);
});

test('over all competitions the line says where and when; without a page of their own it leads to the event', () => {
  expect(listAthleteOptions({ athletes: [athlete(['100 m', '200 m'])] }, day, false, 'fr')).toMatchObject([
    {
      href: '/challenge/c%2F1/group/g-100%20m',
      title: 'JAMES Ana',
      sub: 'AC Paris · 100 m · 200 m · Régionaux · le 2026-06-13',
    },
  ]);
});

test('a club leads to its members', () => {
  const clubs = [{ oid: 'k/1', club: 'AC Paris', challenge: where }];
  expect(listClubOptions({ clubs }, day)[0]).toMatchObject({
    href: '/challenge/c%2F1/teammembers/k%2F1',
    sub: 'Régionaux · le 2026-06-13',
  });
});

test('a nation is named in the language of the reader, and leads to its athletes', () => {
  const nations = [{ oid: 'GER', country: 'GER', challenge: where }];
  expect(listNationOptions({ nations }, day, 'fr')[0]).toMatchObject({
    href: '/challenge/c%2F1/teammembers/GER',
    title: 'Allemagne (GER)',
    sub: 'Régionaux · le 2026-06-13',
  });
  expect(listNationOptions({ nations }, day, 'en')[0]?.title).toBe('Germany (GER)');
  expect(listNationOptions({}, day, 'en')).toEqual([]);
});

test('a competition says its day and its place', () => {
  const challenge = {
    oid: 'm1',
    name: 'Meeting',
    org: { oid: 'o', name: 'Ligue' },
    rtype: 'FFA',
    kind: 'outdoor',
    region: 'Bretagne',
    regionINSEE: '53',
    date: '2026-06-13',
    duration: 1,
    tz: 'Europe/Paris',
    place: 'Évry',
    trials: 1,
    running: 0,
  } as SearchAnswer['challenges'][number];
  expect(listCompetitionOptions({ challenges: [challenge] }, day)[0]).toMatchObject({
    href: '/challenge/m1',
    sub: 'le 2026-06-13 · Évry',
  });
});

test('a page of a competition names it', () => {
  expect([findChallengeId('/challenge/c%2F1/stats'), findChallengeId('/policy')]).toEqual(['c/1', undefined]);
});

test('events have the reader’s words where their name is the automatic one', () => {
  const uid = '900003-0-56';
  const found = { gOID: 'g', uid, group: 'Longueur Femmes' };
  const athletes = [{ ...athlete([]), events: [found, { ...found, gOID: 'h', group: 'Longueur des As' }] }];
  expect(listAthleteOptions({ athletes }, day, true, 'en')[0]?.sub).toBe(
    'AC Paris · Long jump Women · Longueur des As',
  );
  const events = [{ ...found, challenge: where }];
  expect(listEventOptions({ events }, day, true, 'en')[0]?.title).toBe('Long jump Women');
});

test('a competition abroad that is filed under a French region shows none', () => {
  const abroad = { oid: 'c', name: 'Rio', date: '2026-06-13', region: 'Guyane', tz: 'America/Sao_Paulo' };
  expect(listCompetitionOptions({ challenges: [abroad] as never }, day)[0]?.sub).toBe('le 2026-06-13');
});
