import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { aChallenge, aResultList, aResultRow, aStartRow, aTrial } from 'shared-domain/testing';
import { FreshnessContext } from './components/freshness.ts';
import { RaceTop } from './components/race-list/RaceTop.tsx';
import { FamilyPage } from './features/family/FamilyPage.tsx';
import { GroupPage } from './features/group/GroupPage.tsx';
import { TeamMembersPage } from './features/teams/TeamMembersPage.tsx';
import { TrialPage } from './features/trial/TrialPage.tsx';
import { fakeServer } from './testing/fake-server.ts';
import { renderSite } from './testing/render-site.tsx';

const heat = (oid: string, uid: string) =>
  aTrial({ oid, chOID: 'C', gOID: 'G', uid, status: 40, starts: 8, results: 8, heats: 2 });
const heats = [heat('T1', '000100-0-56-h1'), heat('T2', '000100-0-56-h2')];
const race = aTrial({ oid: 'R', chOID: 'C', gOID: 'GR', g0: 10_000, g1: 'R', results: 350 });

const ROUNDS = makeUrl(calls.rounds, { chOID: 'C' });
const GROUPS = makeUrl(calls.groups, {}, { chOID: 'C' });
const RACE = makeUrl(calls.resultsRr, { id: 'C', id2: 'R' });
const TEAM = makeUrl(calls.team, { id: 'C', teamId: 'E' });
const makeStartsUrl = (trialOIDs: readonly string[]) => makeUrl(calls.starts, {}, { chOID: 'C', trialOIDs });
const ENTRIES = makeUrl(calls.starts, {}, { chOID: 'C', groupOID: 'G' });
const GROUP_RESULTS = makeUrl(calls.results, {}, { chOID: 'C', groupOID: 'G' });
const TRIAL_RESULTS = makeUrl(calls.results, {}, { chOID: 'C', trialOID: 'T1' });

const counts = { athletes: 1, relays: 0, entries: 1, results: 0, marks: 0, wins: 0, pb: 0, sb: 0 };
const member = { bib: '12', last: 'VALMOREL', first: 'Ana', category: 56, relay: false };

/** Draws a part of the site; `pollingInterval` is 0 with the stream held. */
function render(page: ReactNode, query: string, pollingInterval: number): readonly string[] {
  const { requestedUrls } = fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C' }),
    [GROUPS]: {
      groups: [
        {
          oid: 'G',
          uid: 'G',
          name: '100 m Femmes',
          date: '2026-06-13',
          family: 1,
          category: 56,
          g0: 100,
          g1: '0',
          rounds: [],
        },
      ],
    },
    [ROUNDS]: { rounds: [{ gOID: 'G', round: 'h', date: heats[0]?.date, status: 40, heats }] },
    '/api/results': {
      results: heats.map(({ oid, uid }) =>
        aResultList({ oid, uid, chOID: 'C', gOID: 'G', rows: [aResultRow({ last: `COURUE${oid}` })] }),
      ),
    },
    '/api/starts': {
      starts: [...heats, { oid: 'G', uid: 'G' }].map(({ oid, uid }) => ({
        oid,
        uid,
        rows: [aStartRow({ last: `PARTANTE${oid}` })],
      })),
    },
    [RACE]: { status: 40, categories: [], results: [aResultRow()], total: 350, distance: 10_000, rrdbib: null },
    [TEAM]: {
      oid: 'E',
      kind: 'club',
      title: 'AC Nord',
      index: 1,
      by: 'hun',
      counts,
      members: [{ ...member, events: [{ gOID: 'G', uid: '', group: '100 m Femmes' }] }],
      results: [],
    },
  });
  renderSite(<FreshnessContext value={{ isLive: true, pollingInterval }}>{page}</FreshnessContext>, {
    path: `/challenge/C${query}`,
  });
  return requestedUrls;
}

const trial = <TrialPage chOID="C" trialOID="T1" />;
const group = <GroupPage chOID="C" gOID="G" />;
const family = <FamilyPage chOID="C" family={1} />;

describe('with the stream refused', () => {
  test.each([
    { what: 'a trial, its results and the other rounds', page: trial, query: '', urls: [TRIAL_RESULTS, ROUNDS] },
    { what: 'the start list of a trial', page: trial, query: '?t=departs', urls: [makeStartsUrl(['T1'])] },
    { what: 'the entries of a trial', page: trial, query: '?t=engages', urls: [ENTRIES] },
    { what: 'an event, its results and rounds', page: group, query: '', urls: [GROUP_RESULTS, ROUNDS] },
    { what: 'the start lists of an event', page: group, query: '?t=departs', urls: [makeStartsUrl(['T1', 'T2'])] },
    { what: 'the entries of an event', page: group, query: '?t=engages', urls: [ENTRIES] },
    { what: 'a family of events', page: family, query: '', urls: [GROUPS, ROUNDS, GROUP_RESULTS] },
    { what: 'the entries of a family', page: family, query: '?t=engages', urls: [ENTRIES] },
    { what: 'the first of a long race', page: <RaceTop race={race} kind="road" />, query: '', urls: [RACE] },
    {
      what: 'a club, the programme and the start lists of its members',
      page: <TeamMembersPage chOID="C" teamId="E" />,
      query: '',
      urls: [TEAM, ROUNDS, makeStartsUrl(['T1', 'T2'])],
    },
  ])('$what: asked for again and again', async ({ page, query, urls }) => {
    const requestedUrls = render(page, query, 20);
    for (const url of urls) {
      await waitFor(() => expect(requestedUrls.filter((requested) => requested === url).length).toBeGreaterThan(2));
    }
  });
});

describe('with the stream held', () => {
  test('all start lists of an event are one request, and each is shown', async () => {
    const requestedUrls = render(group, '?t=departs', 0);
    expect(await screen.findByRole('row', { name: /PARTANTET1/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /PARTANTET2/ })).toBeVisible();
    expect(requestedUrls.filter((url) => url.startsWith('/api/starts'))).toEqual([makeStartsUrl(['T1', 'T2'])]);
  });
});
