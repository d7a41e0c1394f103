import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Card } from 'shared-domain/contract';
import { aChallenge, aResultRow } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { InstagroupsPage } from './InstagroupsPage.tsx';

const card = (oid: string, title: string, more: Partial<Card> = {}): Card => ({
  oid,
  uid: '',
  title,
  family: 1,
  category: 56,
  g0: 100,
  g1: '0',
  round: 'f',
  heats: 1,
  rounds: 2,
  status: 40,
  date: '2026-06-13T14:35:00+02:00',
  results: 8,
  rows: [aResultRow()],
  updated: '2026-06-13T12:40:00Z',
  revision: 3,
  ...more,
});
const hundred = card('G1', '100 m Femmes');
const high = card('G2', 'Hauteur Hommes', {
  family: 6,
  category: 55,
  g0: 900_001,
  status: 20,
  rows: [],
  date: '2026-06-14T10:00:00+02:00',
});

function open(answers: Record<string, unknown>, path = '/challenge/C/instagroups') {
  const server = fakeServer({ '/api/challenge/C': aChallenge({ oid: 'C' }), ...answers });
  renderSite(<InstagroupsPage chOID="C" />, { path });
  return server;
}
const cards = { hashtag: 'grandval', cards: [hundred, high] };

describe('the cards of a competition', () => {
  test('each says its event, its first rows, the competition, and leads to its lists', async () => {
    open({ '/api/igcs/C': cards });
    const first = await screen.findByRole('article', { name: /100 m.*Seniors F.*Finale/ });
    expect(first).toHaveTextContent(/VALMOREL Inès.*AC Valmont.*11\.58.*Régionaux du Grand-Val.*#grandval/);
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/challenge/C/group/G1');
    expect(screen.getByRole('article', { name: /Hauteur/ })).toHaveTextContent('10:00');
  });

  test('day and family choose among them and stay in the address', async () => {
    open({ '/api/igcs/C': cards });
    await userEvent.click(await screen.findByRole('link', { name: 'Dim. 14' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(here()).toBe('/challenge/C/instagroups?j=2026-06-14');
  });

  test('«Nouveautés» asks for the feed, newest change first', async () => {
    const server = open({ '/api/igfeed/C': { ...cards, cards: [high, hundred] } }, '/challenge/C/instagroups?o=feed');
    const articles = await screen.findAllByRole('article');
    expect(articles[0]).toHaveAccessibleName(/Hauteur/);
    expect(server.requestedUrls).not.toContain('/api/igcs/C');
  });

  test('the text to paste is copied with the hashtag and the link', async () => {
    open({ '/api/igcs/C': { ...cards, cards: [hundred] } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Copier le texte, 100 m/ }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('#grandval');
    expect(copied).toContain('/challenge/C/group/G1');
  });

  test('where the picture cannot be drawn the reader is told', async () => {
    open({ '/api/igcs/C': { ...cards, cards: [hundred] } });
    const failed = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const button = await screen.findByRole('button', { name: /Image PNG, 100 m/ });
    await userEvent.click(button);
    expect(button).toBeEnabled();
    failed.mockRestore();
  });

  test('without cards: the words of P2.6', async () => {
    open({ '/api/igcs/C': { hashtag: '', cards: [] } });
    expect(await screen.findByText('No Resultlist available')).toBeInTheDocument();
  });

  test('a refusal can be tried again', async () => {
    const server = open({ '/api/igcs/C': 500 });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    server.setAnswers({ '/api/igcs/C': cards });
    await userEvent.click(again);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  test('a competition that does not exist is not found', async () => {
    open({ '/api/igcs/C': 404 });
    expect(await screen.findByText('Cette page n’existe pas ou plus')).toBeInTheDocument();
  });
});
