import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldEvent, LiveAnswer, TrackEvent } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { challengeApi } from '../../../api/challenge-endpoints.ts';
import { FreshnessContext } from '../../../components/freshness.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { LandingPage } from '../LandingPage.tsx';

const race: TrackEvent = {
  ...aTrial({ chOID: 'C', status: 15, dets: { wind: 1.2 } }),
  md: 'res',
  startlist: [],
  rows: Array.from({ length: 9 }, (_, n) => aResultRow({ rank: n + 1, bib: `${n}` })),
};
const jump: FieldEvent = {
  ...aTrial({ oid: 'J', chOID: 'C', uid: '900003-0-55-f1', group: 'Longueur Hommes', status: 5 }),
  state: 'next',
  attempt: 4,
  athlete: { last: 'DUPONT', first: 'Léo' },
  rows: [],
};

function open(live: Partial<LiveAnswer>, on = true) {
  const answer = { revision: 1, trackEvents: [], fieldEvents: [], ...live };
  fakeServer({ '/api/challenge/C': aChallenge({ oid: 'C' }), '/api/live/C': answer });
  return renderSite(
    <FreshnessContext value={{ isLive: on, pollingInterval: 0 }}>
      <LandingPage chOID="C" />
    </FreshnessContext>,
    { path: '/challenge/C?v=direct' },
  );
}

beforeAll(() => import('./DirectPage.tsx'));
beforeEach(() => localStorage.clear());

describe('the live panel', () => {
  test('with nothing on: the words of P2.6, in both zones', async () => {
    open({});
    expect(await screen.findByText('No running track now')).toBeInTheDocument();
    expect(screen.getByText('No running fields now')).toBeInTheDocument();
  });

  test('of a competition that is over: nothing runs, whatever was last', async () => {
    open({ trackEvents: [race] }, false);
    expect(await screen.findByText('No running track now')).toBeInTheDocument();
  });

  test('a race shows its wind, how sure it is, and its first eight', async () => {
    open({ trackEvents: [race] });
    const tracks = await screen.findByRole('region', { name: 'Courses' });
    const card = within(tracks).getByRole('link', { name: /100 m/ });
    expect(card).toHaveTextContent(/vent \+1\.2 · non officiel/);
    expect(within(card).getAllByText('VALMOREL Inès')).toHaveLength(8);
    expect(screen.getByText('No running fields now')).toBeInTheDocument();
  });

  test('a field event says whose turn it is and with which attempt', async () => {
    open({ fieldEvents: [jump] });
    const fields = await screen.findByRole('region', { name: 'Concours' });
    expect(within(fields).getByText('E4 – DUPONT Léo')).toBeInTheDocument();
  });

  test('announcements are silent until asked for, then say what is new, and the choice is kept', async () => {
    const { host } = open({});
    await screen.findByText('No running track now');
    const log = screen.getByRole('log');
    expect(log).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Annonces vocales' }));
    expect(localStorage.getItem('foulee.announcements')).toBe('true');
    const update = challengeApi.util.updateQueryData('live', 'C', (draft) => {
      draft.trackEvents.push(race);
    });
    act(() => void (host.store.dispatch as (action: unknown) => unknown)(update));
    expect(await within(log).findByText('100 m SE F Finale : 1. VALMOREL Inès, 11.58')).toBeInTheDocument();
  });
});
