import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge, aResultList, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { FamilyPage } from './FamilyPage.tsx';

const group = (oid: string, name: string, family: number, category: number, g0: number) => ({
  oid,
  uid: oid,
  name,
  date: '2026-06-13',
  family,
  category,
  g0,
  g1: '0',
  rounds: [],
});
const heat = (oid: string, gOID: string, uid: string) => aTrial({ oid, gOID, uid, chOID: 'C', starts: 8, results: 8 });

function render(family: number, path = '/challenge/C/fa-1') {
  const fake = fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux' }),
    '/api/groups': {
      groups: [
        { ...group('G1', '100 m Femmes', 1, 56, 100), date: '2026-06-13T22:30:00Z' },
        group('G2', '200 m Hommes', 1, 55, 200),
        group('G3', 'Longueur Femmes', 6, 56, 900_003),
      ],
    },
    '/api/rounds/C': {
      rounds: [heat('T1', 'G1', '000100-0-56-f1'), heat('T2', 'G2', '000200-0-55-f1')].map((one) => ({
        gOID: one.gOID,
        round: 'f',
        date: one.date,
        status: 40,
        heats: [one],
      })),
    },
    '/api/results': { results: [aResultList({ oid: 'T1', gOID: 'G1', chOID: 'C', uid: '000100-0-56-f1' })] },
    '/api/starts': { starts: [] },
  });
  renderSite(<FamilyPage chOID="C" family={family} />, { path });
  return fake;
}

describe('A family of events', () => {
  test('has its events and no other’s, the first one open; lists come as they are opened', async () => {
    const fake = render(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sprint' })).toBeVisible();
    await screen.findByText('100 m');
    expect(screen.getByText('200 m')).toBeVisible();
    expect(screen.queryByText('Longueur')).toBeNull();
    await screen.findByRole('table');
    expect(fake.requestedUrls.filter((url) => url.startsWith('/api/results'))).toEqual([
      '/api/results?chOID=C&groupOID=G1',
    ]);
    await userEvent.click(screen.getByText('200 m'));
    expect(fake.requestedUrls.filter((url) => url.startsWith('/api/results'))).toHaveLength(2);
  });

  test('an event is on the day that it is in the stadium', async () => {
    render(1);
    await screen.findByText('100 m');
    expect(document.querySelector('.of-family .when')).toHaveTextContent(/14\sjuin/);
  });

  test('leads to the other families of the competition', async () => {
    render(1);
    expect(await screen.findByRole('link', { name: 'Sauts' })).toHaveAttribute('href', '/challenge/C/fa-6');
    expect(screen.getByRole('link', { name: 'Sprint' })).toHaveAttribute('aria-current', 'page');
  });

  test('16. its entries, and its women, are chosen in the address', async () => {
    render(1);
    await userEvent.click(await screen.findByRole('link', { name: 'Femmes' }));
    expect(screen.queryByText('200 m')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Engagés' }));
    expect(here()).toBe('/challenge/C/fa-1?sx=F&t=engages');
    expect(await screen.findByText('No Commitment available')).toBeVisible();
  });

  test('that holds no event says so in the agreed words; one that nobody knows is no page', async () => {
    render(7);
    expect(await screen.findByText('No Resultlist available')).toBeVisible();
  });

  test('that nobody knows is no page, and bears no name', async () => {
    const fakeAnswers = render(99);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
    await waitFor(() => expect(fakeAnswers.requestedUrls).toContain('/api/challenge/C'));
    expect(document.title).toBe('Cette page n’existe pas ou plus – Foulée');
  });
});
