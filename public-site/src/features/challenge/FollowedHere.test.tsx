import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge } from 'shared-domain/testing';
import { clearFollowed, readFollowed, toggleFollowed } from '../../components/follow/follow-store.ts';
import { type Answers, fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { FollowedHere } from './FollowedHere.tsx';

const ines = { last: 'VALMOREL', first: 'Inès', club: 'AC Valmont' };
const challenge = { oid: 'C', name: 'Meeting', date: '2026-06-13' };
const known: Answers = {
  '/api/challenge/C': aChallenge({ oid: 'C' }),
  '/api/rounds/C': { rounds: [] },
  '/api/followed': { athletes: [{ ...ines, events: [], challenge }], clubs: [], nations: [] },
};

beforeEach(() => act(clearFollowed));
afterEach(() => act(clearFollowed));

describe('«Mes suivis» of a competition', () => {
  test('has an athlete who was followed elsewhere, by one question about all who are followed', async () => {
    const { listBodies } = fakeServer(known);
    toggleFollowed({ kind: 'club', name: 'US Autre' }, true, 'OLD');
    toggleFollowed({ kind: 'athlete', ...ines }, true, 'OLD');
    renderSite(<FollowedHere chOID="C" isLive={false} />);
    expect(await screen.findByText('VALMOREL')).toBeVisible();
    expect(screen.queryByText('US Autre')).toBeNull();
    expect(listBodies('/api/followed')[0]).toEqual({ chOID: 'C', names: ['VALMOREL Inès'], clubs: ['US Autre'] });
    expect(readFollowed().map(({ seen }) => seen)).toEqual([['C', 'OLD'], ['OLD']]);
  });

  test('a namesake of another club is nobody whom the reader follows', async () => {
    const { listBodies } = fakeServer({
      ...known,
      '/api/followed': { athletes: [{ ...ines, club: 'US Autre', events: [], challenge }], clubs: [], nations: [] },
    });
    toggleFollowed({ kind: 'athlete', ...ines }, true, undefined);
    renderSite(<FollowedHere chOID="C" isLive={false} />);
    await waitFor(() => expect(listBodies('/api/followed')).toHaveLength(1));
    expect(screen.queryByText('VALMOREL')).toBeNull();
  });

  test('without anybody followed nothing is asked', () => {
    const { requestedUrls } = fakeServer(known);
    renderSite(<FollowedHere chOID="C" isLive={false} />);
    expect(requestedUrls).toEqual([]);
  });

  test('more than six are behind a button', async () => {
    fakeServer(known);
    for (let n = 1; n <= 8; n++) toggleFollowed({ kind: 'athlete', ...ines, last: `V${n}` }, true, 'C');
    renderSite(<FollowedHere chOID="C" isLive={false} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: /Afficher 2 de plus/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });
});
