import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findLocalDay } from 'shared-domain';
import type { ChallengeLine, HomeAnswer, HomeTrial } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { fixClock } from '../../testing/hold-clock.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { HomePage } from './HomePage.tsx';

const line = (oid: string, name: string): ChallengeLine => aChallenge({ oid, name });
const homeTrial = (more: Partial<HomeTrial>): HomeTrial => ({
  ...aTrial({ oid: 'T', chOID: 'C' }),
  challenge: 'Grand-Val',
  kind: 'outdoor',
  tz: 'Europe/Paris',
  ...more,
});
const nothing: HomeAnswer = {
  md: '2026-06-13',
  live: [],
  day: [],
  recent: [],
  upcoming: [],
  results: [],
  commitments: [],
  next: [],
};

function renderHome(answer: Partial<HomeAnswer>, path = '/') {
  const server = fakeServer({
    '/api/home': { ...nothing, ...answer },
    '/api/live/L': { revision: 1, trackEvents: [], fieldEvents: [] },
  });
  renderSite(<HomePage />, { path });
  return server;
}

fixClock('2026-07-20T12:00:00Z');
beforeEach(() => localStorage.clear());

/** Not the count of a visit. */
const isRead = (url: string): boolean => url !== '/api/counter';

describe('the home page', () => {
  test('asks for the address that the server preloads', async () => {
    const { requestedUrls } = renderHome({});
    await screen.findByRole('heading', { name: 'Prochaines épreuves' });
    expect(requestedUrls.filter(isRead)).toEqual(['/api/home']);
  });

  test('has its headings and the words of P2.6 even when nothing is there', async () => {
    renderHome({});
    expect(await screen.findByRole('heading', { name: 'Prochaines épreuves' })).toBeInTheDocument();
    expect(screen.getByText('No Resultlist available')).toBeInTheDocument();
    expect(screen.getByText('No Startlist available')).toBeInTheDocument();
    expect(screen.getByText('Aucune compétition ce jour.')).toBeInTheDocument();
  });

  test('shows what is live first, and leads into it', async () => {
    renderHome({ live: [line('L', 'Meeting en direct'), { ...line('M', 'Autre direct'), trials: 42 }] });
    expect(await screen.findByRole('heading', { name: 'Meeting en direct' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Tout voir/ })).toHaveAttribute('href', '/challenge/L');
    const other = screen.getByRole('link', { name: /Autre direct/ });
    expect(other).toHaveAttribute('href', '/challenge/M');
    expect(other).toHaveTextContent('42 courses et concours');
  });

  test('what is not followed live is listed too, without a board', async () => {
    const today = findLocalDay(new Date(), 'Europe/Paris');
    const quiet = { ...line('Q', 'Meeting sans direct'), date: today, duration: 1, live: false as const };
    renderHome({ live: [quiet, line('L', 'Meeting en direct')] });
    expect(await screen.findByRole('heading', { name: 'Meeting en direct' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /En cours.*Meeting sans direct/ })).toHaveAttribute('href', '/challenge/Q');
  });

  test('where nothing is followed live what is going on is listed alone', async () => {
    const today = findLocalDay(new Date(), 'Europe/Paris');
    renderHome({ live: [{ ...line('Q', 'Meeting sans direct'), date: today, duration: 1, live: false as const }] });
    expect(await screen.findByRole('link', { name: /En cours.*Meeting sans direct/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Meeting sans direct' })).toBeNull();
  });

  test('leads to recent and coming competitions', async () => {
    renderHome({ recent: [line('R', 'Rio 2016')], upcoming: [line('U', 'Cross de l’étang')] });
    expect(await screen.findByRole('link', { name: /Rio 2016/ })).toHaveAttribute('href', '/challenge/R');
    expect(screen.getByRole('link', { name: /Cross de l’étang/ })).toHaveAttribute('href', '/challenge/U');
  });

  test('a result names its winner and the mark', async () => {
    renderHome({ results: [homeTrial({ leader: { name: 'Inès VALMOREL', mark: '11.58' } })] });
    expect(await screen.findByRole('link', { name: /100\sm.*Finale.*Inès VALMOREL.*11\.58/ })).toHaveAttribute(
      'href',
      '/challenge/C/trial-T',
    );
  });

  test('the newest results are told once: not below the view that lists them', async () => {
    renderHome({ results: [homeTrial({ oid: 'T' })] }, '/?v=resultats');
    expect(await screen.findByRole('heading', { name: 'Prochaines épreuves' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Derniers résultats' })).not.toBeInTheDocument();
  });

  test('the day steps, and stays in the address', async () => {
    const { requestedUrls } = renderHome({});
    await userEvent.click(await screen.findByRole('link', { name: 'Jour suivant' }));
    expect(here()).toBe('/?j=2026-06-14');
    expect(requestedUrls).toContain('/api/home?md=2026-06-14');
  });

  test('the region is kept in the address and asked of the server', async () => {
    const { requestedUrls } = renderHome({});
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Région' }), 'Bretagne');
    expect(here()).toBe('/?insee=53');
    expect(requestedUrls).toContain('/api/home?insee=53');
  });

  test('the region chosen last on this device is the one shown next time, and the address says so', async () => {
    localStorage.setItem('foulee.region', '53');
    const { requestedUrls } = renderHome({});
    expect(await screen.findByRole('combobox', { name: 'Région' })).toHaveValue('53');
    expect(here()).toBe('/?insee=53');
    expect(requestedUrls.filter(isRead)).toEqual(['/api/home?insee=53']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Région' }), 'Toute la France');
    expect(here()).toBe('/');
    expect(localStorage.getItem('foulee.region')).toBeNull();
  });

  test.each([
    [9, 1],
    [11, 2],
  ])('come back to %d s after it was drawn, is asked for %d times (P9.6)', async (seconds, times) => {
    const server = fakeServer({ '/api/home': nothing });
    function Page() {
      const [isShown, show] = useState(true);
      return (
        <>
          <button type="button" onClick={() => show(!isShown)}>
            Tourner la page
          </button>
          {isShown && <HomePage />}
        </>
      );
    }
    renderSite(<Page />);
    await screen.findByRole('heading', { name: 'Prochaines épreuves' });
    jest.setSystemTime(Date.now() + seconds * 1000);
    await userEvent.click(screen.getByRole('button', { name: 'Tourner la page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tourner la page' }));
    expect(await screen.findByRole('heading', { name: 'Prochaines épreuves' })).toBeInTheDocument();
    await waitFor(() => expect(server.requestedUrls.filter(isRead)).toHaveLength(times));
  });

  test('any day can be chosen from a calendar', async () => {
    renderHome({});
    fireEvent.change(await screen.findByLabelText('Choisir un jour'), { target: { value: '2026-05-01' } });
    expect(here()).toBe('/?j=2026-05-01');
  });

  test('entries have a view of their own, with the words of P2.6 when there are none', async () => {
    renderHome({}, '/?v=engages');
    expect(await screen.findByText('No Commitment available')).toBeVisible();
  });

  test('a start list counts its starters and opens as one', async () => {
    renderHome({ commitments: [homeTrial({ starts: 8 })] }, '/?v=engages');
    expect(await screen.findByRole('link', { name: /100\sm.*8\spartants/ })).toHaveAttribute(
      'href',
      '/challenge/C/trial-T?t=departs',
    );
  });
});
