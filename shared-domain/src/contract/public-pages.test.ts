import { describe, expect, test } from '@jest/globals';
import { findPublicPage, listPageReads, makePagePath, PUBLIC_PAGES, type PublicPageName } from './public-pages.ts';

const ID = '01a1fc0b-1bea-74fc-883f-308d9e7dfdd6';

/** Addresses, and the page that each is of. */
const ADDRESSES: readonly [string, PublicPageName, object][] = [
  ['/', 'home', {}],
  ['/challenges/fr', 'challenges', { insee: 'fr' }],
  ['/challenges/84/', 'challenges', { insee: '84' }],
  ['/lesconcours', 'competitions', {}],
  ['/policy/', 'policy', {}],
  ['/endUser', 'endUser', {}],
  ['/support/downloads', 'downloads', {}],
  ['/lademo', 'demo', {}],
  ['/challenge/C', 'landing', { chOID: 'C' }],
  ['/challenge/C/', 'landing', { chOID: 'C' }],
  ['/challenge/C/made/up', 'landing', { chOID: 'C' }],
  ['/challenge/C/topperfs', 'topPerformances', { chOID: 'C' }],
  ['/challenge/C/topperfs/more', 'landing', { chOID: 'C' }],
  ['/challenge/C/stats/', 'stats', { chOID: 'C' }],
  ['/challenge/C/teams', 'teams', { chOID: 'C' }],
  ['/challenge/C/teammembers/T', 'teamMembers', { chOID: 'C', teamId: 'T' }],
  ['/challenge/C/teamsresults/T/more', 'teamResults', { chOID: 'C', teamId: 'T' }],
  ['/challenge/C/athlete/K', 'athlete', { chOID: 'C', athleteKey: 'K' }],
  ['/challenge/C/teammembers/', 'landing', { chOID: 'C' }],
  ['/challenge/C/instagroups', 'instagroups', { chOID: 'C' }],
  ['/challenge/C/scratch/G', 'scratch', { chOID: 'C', gOID: 'G' }],
  ['/challenge/C/group/G/', 'group', { chOID: 'C', gOID: 'G' }],
  ['/challenge/C/group/G/more', 'landing', { chOID: 'C' }],
  ['/challenge/C/trial-0197', 'trial', { chOID: 'C', trialOID: '0197' }],
  [`/challenge/C/trial-${ID}`, 'trial', { chOID: 'C', trialOID: ID }],
  ['/challenge/C/trial-trial-2', 'trial', { chOID: 'C', trialOID: 'trial-2' }],
  ...['trial-', 'trial', 'trials-1', 'xtrial-1', 'TRIAL-1', 'trial-1/more'].map(
    (rest) => [`/challenge/C/${rest}`, 'landing', { chOID: 'C' }] as [string, PublicPageName, object],
  ),
  ['/challenge/C/fa-3', 'family', { chOID: 'C', family: '3' }],
  ['/challenge/C/fa-x', 'landing', { chOID: 'C' }],
];

describe('the table of public pages', () => {
  test.each(ADDRESSES)('%s is the page %s', (path, name, params) => {
    expect(findPublicPage(path)).toEqual({ name, params });
  });

  test('every page of the table is found', () => {
    expect(new Set(ADDRESSES.map(([, name]) => name))).toEqual(new Set(Object.keys(PUBLIC_PAGES)));
  });

  test.each([
    '/challenge',
    '/challenge/',
    '/challenge//stats',
    '/404',
    '/policy/more',
    '/challenges',
    '/mgr/lesecretariat',
  ])('%s is no page of it', (path) => {
    expect(findPublicPage(path)).toBeUndefined();
  });

  test('a part that was decoded may hold a slash: it names no trial', () => {
    expect(findPublicPage(['challenge', 'C', 'trial-a/b'])?.name).toBe('landing');
  });

  test.each([
    ['/challenge/C/made/up', '/challenge/C'],
    ['/challenge/C/teamsresults/T/more', '/challenge/C/teamsresults/T'],
    ['/challenge/C/trial-T/', '/challenge/C/trial-T'],
    ['/', '/'],
  ])('the one path of %s is %s', (path, one) => {
    const page = findPublicPage(path);
    expect(page && makePagePath(page)).toBe(one);
  });
});

describe('what a page asks for', () => {
  test.each([
    ['/', '', ['/api/home']],
    ['/', 'insee=84&j=2026-06-13&x=1', ['/api/home?insee=84&md=2026-06-13']],
    ['/policy', '', []],
    ['/challenge/C', '', ['/api/challenge/C', '/api/groups?chOID=C', '/api/rounds/C']],
    ['/challenge/C', 'v=direct', ['/api/challenge/C']],
    ['/challenge/C', 'v=annonces', ['/api/challenge/C', '/api/live/C/announcements']],
    ['/challenge/C/trial-T', '', ['/api/challenge/C', '/api/results?chOID=C&trialOID=T', '/api/rounds/C']],
    [
      '/challenge/C/group/G',
      '',
      ['/api/challenge/C', '/api/groups?chOID=C', '/api/rounds/C', '/api/results?chOID=C&groupOID=G'],
    ],
    ['/challenge/C/scratch/G', '', ['/api/challenge/C', '/api/scratch/G']],
    ['/challenge/C/teammembers/a b', '', ['/api/challenge/C', '/api/challenge/C/team/a%20b']],
    ['/challenge/C/topperfs', '', ['/api/challenge/C', '/api/challenge/C/perfs']],
    ['/challenge/C/stats', '', ['/api/challenge/C', '/api/challenge/C/stats']],
    ['/challenge/C/stats', 'sx=F', ['/api/challenge/C', '/api/challenge/C/stats?sex=F']],
    ['/challenge/C/instagroups', '', ['/api/challenge/C', '/api/igcs/C']],
    ['/challenge/C/instagroups', 'o=feed', ['/api/challenge/C', '/api/igfeed/C']],
  ])('%s?%s', (path, query, urls) => {
    const page = findPublicPage(path);
    expect(page && listPageReads(page, new URLSearchParams(query))).toEqual(urls);
  });
});
