import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findLocalDay } from 'shared-domain';
import { aChallenge, FakeStream, fakeStreams } from 'shared-domain/testing';
import { useBestPerfsQuery, useCpesQuery, usePesQuery } from '../../api/landing-endpoints.ts';
import {
  usePerfsQuery,
  useScratchQuery,
  useStatsQuery,
  useTeamQuery,
  useTeamsQuery,
} from '../../api/standings-endpoints.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { LiveChallenge } from './LiveChallenge.tsx';

const TEAMS = '/api/challenge/C/teams';
const OTHERS = [
  '/api/challenge/C/team/E',
  '/api/challenge/C/perfs',
  '/api/challenge/C/stats',
  '/api/scratch/G',
  '/api/challenge/C/perfs?qty=5',
  '/api/challenge/C/pes?qty=5',
  '/api/challenge/C/cpes?qty=5',
];

function Others() {
  useTeamQuery({ chOID: 'C', teamId: 'E' });
  usePerfsQuery('C');
  useStatsQuery({ chOID: 'C', sex: undefined });
  useScratchQuery('G');
  useBestPerfsQuery({ chOID: 'C', qty: 5 });
  usePesQuery({ chOID: 'C', qty: 5 });
  useCpesQuery({ chOID: 'C', qty: 5 });
  return null;
}

/** The teams, which stay, and all other standings, which the reader leaves. */
function Page() {
  useTeamsQuery('C');
  const [hasOthers, setHasOthers] = useState(true);
  return (
    <>
      {hasOthers && <Others />}
      <button type="button" onClick={() => setHasOthers(false)}>
        leave
      </button>
    </>
  );
}

/** The page with all its answers, and the stream open: how often each address was asked. */
async function openPage() {
  const date = findLocalDay(new Date(), 'Europe/Paris');
  const challenge = aChallenge({ oid: 'C', date, duration: 1, updated: '2026-06-13T10:00:00Z' });
  const answers = Object.fromEntries([TEAMS, ...OTHERS].map((url) => [url, { chOID: 'C' }]));
  const { requestedUrls } = fakeServer({ '/api/challenge/C': challenge, ...answers });
  renderSite((host) => (
    <LiveChallenge chOID="C" store={host.store}>
      <Page />
    </LiveChallenge>
  ));
  const countRequests = (url: string) => requestedUrls.filter((requested) => requested === url).length;
  await waitFor(() => expect([TEAMS, ...OTHERS].map(countRequests)).toEqual([1, ...OTHERS.map(() => 1)]));
  await waitFor(() => expect(FakeStream.last).toBeDefined());
  act(() => FakeStream.last?.ready(1));
  jest.spyOn(Math, 'random').mockReturnValue(0);
  return countRequests;
}

beforeEach(fakeStreams);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('teams, best marks, rankings and statistics, with the stream held', () => {
  test('are asked for again after a frame, each once', async () => {
    const countRequests = await openPage();
    act(() => FakeStream.last?.change({ revision: 2 }));
    await waitFor(() => expect([TEAMS, ...OTHERS].map(countRequests)).toEqual([2, ...OTHERS.map(() => 2)]));
  });

  test('are not asked for where they are no longer shown', async () => {
    const countRequests = await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    act(() => FakeStream.last?.change({ revision: 2 }));
    await waitFor(() => expect(countRequests(TEAMS)).toBe(2));
    expect(OTHERS.map(countRequests)).toEqual(OTHERS.map(() => 1));
  });
});
