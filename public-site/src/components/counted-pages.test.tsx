import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { COUNTERS } from 'shared-domain/contract/schemas';
import { aChallenge } from 'shared-domain/testing';
import { ProgrammePage } from '../features/challenge/ProgrammePage.tsx';
import { LivePanel } from '../features/challenge/panel/LivePanel.tsx';
import { GroupPage } from '../features/group/GroupPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { StatsPage } from '../features/stats/StatsPage.tsx';
import { TeamsPage } from '../features/teams/TeamsPage.tsx';
import { TopPerformancesPage } from '../features/top-performances/TopPerformancesPage.tsx';
import { TrialPage } from '../features/trial/TrialPage.tsx';
import { renderSite } from '../testing/render-site.tsx';

const PAGES: Readonly<Record<(typeof COUNTERS)[number], ReactElement>> = {
  home: <HomePage />,
  challenge: <ProgrammePage chOID="C" />,
  group: <GroupPage chOID="C" gOID="G" />,
  trial: <TrialPage chOID="C" trialOID="T" />,
  live: <LivePanel challenge={aChallenge({ oid: 'C' })} />,
  stats: <StatsPage chOID="C" />,
  teams: <TeamsPage chOID="C" />,
  topperfs: <TopPerformancesPage chOID="C" />,
};

/** Bodies of the calls of `PUT /api/counter`; every other call finds nothing. */
function noteCounts(): unknown[] {
  const counts: unknown[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const isCount = String(input) === '/api/counter' && init?.method === 'PUT';
    if (isCount) counts.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ errors: [{ id: 'not found', detail: 'fake' }] }), { status: 404 });
  }) as typeof fetch;
  return counts;
}

beforeEach(() => sessionStorage.clear());

test.each(COUNTERS)('a visit of the page %s is counted by its name, once in a session (Q21)', async (name) => {
  const counts = noteCounts();
  const { unmount } = renderSite(PAGES[name]);
  await waitFor(() => expect(counts).toEqual([{ name }]));
  unmount();
  renderSite(PAGES[name]);
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(counts).toEqual([{ name }]);
});
