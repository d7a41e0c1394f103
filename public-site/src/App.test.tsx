import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResultRow } from 'shared-domain/contract';
import { aChallenge, aResultList, aResultRow, aStartRow, aTrial, FakeStream, fakeStreams } from 'shared-domain/testing';
import App from './App.tsx';
import { fakeServer } from './testing/fake-server.ts';
import { renderSite } from './testing/render-site.tsx';

const challenge = aChallenge({ oid: 'C', revision: 7 });
const trial = aTrial({ oid: 'T', chOID: 'C', gOID: 'G', results: 3, starts: 3 });
const facts = { oid: 'T', chOID: 'C', gOID: 'G' };
const runner = (last: string, rank: number, v: number): ResultRow =>
  aResultRow({ bib: last, last, first: '', rank, prf: { v, u: 'ms', st: 1 }, gap: v - 11_580 });
const rows = [runner('VALMOREL', 1, 11_580), runner('KERBRAT', 2, 11_660), runner('SANTERRE', 3, 11_790)];

const server = () =>
  fakeServer({
    '/api/challenge/C': challenge,
    '/api/groups': { groups: [] },
    '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: trial.date, status: 40, heats: [trial] }] },
    '/api/results': { results: [aResultList({ ...facts, rows })] },
    '/api/starts': { starts: [{ oid: 'T', uid: trial.uid, rows: [aStartRow({ last: 'PARTANTE' })] }] },
    '/api/live/C': { revision: 7, trackEvents: [], fieldEvents: [] },
  });

/** Draws the whole application at an address. */
function openAt(path: string): void {
  renderSite((host) => <App host={host} />, { path });
}

async function openTrial(path = '/challenge/C/trial-T') {
  openAt(path);
  await screen.findByRole('row', { name: /VALMOREL/ });
}

const stream = (): FakeStream => {
  if (FakeStream.last === undefined) throw new Error('no stream was opened');
  return FakeStream.last;
};

/** The server sends a frame; the store tells its readers at the next frame of the screen. */
const tell = (frame: Parameters<FakeStream['change']>[0]) =>
  act(async () => {
    stream().change(frame);
    await new Promise((resolve) => setTimeout(resolve, 40));
  });

beforeEach(() => {
  fakeStreams();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
});

describe('the page of a trial', () => {
  test('asks for the very addresses that the server preloads', async () => {
    const { requestedUrls } = server();
    await openTrial();
    expect(requestedUrls).toEqual(
      expect.arrayContaining(['/api/challenge/C', '/api/results?chOID=C&trialOID=T', '/api/rounds/C']),
    );
  });

  test('names the event, its round and its competition', async () => {
    server();
    await openTrial();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('100 m');
    expect(document.title).toBe('100 m SE F Finale – Régionaux du Grand-Val – Foulée');
    expect(screen.getByText('Officiel')).toBeInTheDocument();
  });

  test('keeps its list in the address', async () => {
    server();
    await openTrial();
    await userEvent.click(screen.getByRole('link', { name: 'Départs' }));
    expect(await screen.findByRole('row', { name: /PARTANTE/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Départs' })).toHaveAttribute('aria-current', 'true');
  });

  test('a trial that does not exist has the page that says so, out of search engines', async () => {
    server().setAnswers({ '/api/results': 404 });
    openAt('/challenge/C/trial-X');
    expect(await screen.findByRole('heading', { name: 'Cette page n’existe pas ou plus' })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('pages of U16 and younger stay out of search engines', async () => {
    const young = aTrial({ ...trial, uid: '000100-0-48-f1', category: 48 });
    server().setAnswers({
      '/api/results': { results: [aResultList({ ...facts, category: 48, uid: young.uid, rows })] },
    });
    await openTrial();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('a row’s sheet', () => {
  test('opens from the name, says all, and closes back to the page', async () => {
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    server();
    await openTrial();
    await userEvent.click(screen.getByRole('button', { name: /^KERBRAT/ }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByText('Dossard')).toBeInTheDocument();
    expect(within(sheet).getByRole('link', { name: 'Départs et résultats du club' })).toHaveAttribute(
      'href',
      '/challenge/C/teammembers/ACValmont',
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toHaveTextContent('KERBRAT');
  });
});

describe('a trial page that stays open', () => {
  test('resumes after the revision that it holds', async () => {
    server();
    await openTrial();
    expect(stream().url).toBe('/api/live/C/events?lastEventId=7');
  });

  test('a changed mark shows at once, flashes, and asks nothing of the server; the others stay as they are', async () => {
    const { requestedUrls } = server();
    await openTrial();
    const kept = screen.getByRole('row', { name: /VALMOREL/ });
    const before = requestedUrls.filter((url) => url.startsWith('/api/results')).length;
    const changed = [...rows.slice(0, 2), runner('SANTERRE', 3, 11_700)];
    await tell({ revision: 8, results: [aResultList({ ...facts, rows: changed })] });
    const row = screen.getByRole('row', { name: /SANTERRE/ });
    expect(row).toHaveTextContent('11.70');
    expect(row).toHaveClass('changed');
    expect(kept).toBeInTheDocument();
    expect(kept).not.toHaveClass('changed');
    expect(requestedUrls.filter((url) => url.startsWith('/api/results'))).toHaveLength(before);
  });

  test('rows that change places keep the focus where it was', async () => {
    server();
    await openTrial();
    const button = screen.getByRole('button', { name: /^SANTERRE/ });
    button.focus();
    const changed = [runner('SANTERRE', 1, 11_490), runner('VALMOREL', 2, 11_580), runner('KERBRAT', 3, 11_660)];
    await tell({ revision: 8, results: [aResultList({ ...facts, rows: changed })] });
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('SANTERRE');
    expect(document.activeElement).toBe(button);
  });

  test('a reader who has scrolled sees the new mark in place; the new order waits for a touch', async () => {
    server();
    await openTrial();
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
    const changed = [runner('SANTERRE', 1, 11_490), runner('VALMOREL', 2, 11_580), runner('KERBRAT', 3, 11_660)];
    await tell({ revision: 8, results: [aResultList({ ...facts, rows: changed })] });
    const names = () => screen.getAllByRole('rowheader').map((head) => head.querySelector('b')?.textContent);
    expect(names()).toEqual(['VALMOREL', 'KERBRAT', 'SANTERRE']);
    expect(screen.getByRole('row', { name: /SANTERRE/ })).toHaveTextContent('11.49');
    await userEvent.click(screen.getByRole('button', { name: /nouveaux? résultats?/ }));
    expect(names()).toEqual(['SANTERRE', 'VALMOREL', 'KERBRAT']);
  });

  test('an official decision reaches the head without its list', async () => {
    server().setAnswers({ '/api/results': { results: [aResultList({ ...facts, status: 15, rows })] } });
    await openTrial();
    expect(screen.getByText('n.off.')).toBeInTheDocument();
    await tell({ revision: 8, trials: [{ ...trial, status: 40 }] });
    expect(screen.getByText('Officiel')).toBeInTheDocument();
  });

  test('results that come while the start list is read are told on their tab; the view stays', async () => {
    const planned = aTrial({ ...trial, status: 30, results: 0 });
    server().setAnswers({
      '/api/results': { results: [aResultList({ ...facts, status: 30, rows: [] })] },
      '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: trial.date, status: 30, heats: [planned] }] },
    });
    openAt('/challenge/C/trial-T');
    await screen.findByRole('row', { name: /PARTANTE/ });
    await tell({ revision: 8, results: [aResultList({ ...facts, status: 15, rows })] });
    expect(screen.getByRole('link', { name: /Résultats.*nouveaux résultats/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /PARTANTE/ })).toBeInTheDocument();
  });

  test('a frame of another list changes nothing here', async () => {
    server();
    await openTrial();
    await tell({ revision: 8, results: [aResultList({ oid: 'U', chOID: 'C', gOID: 'H', rows: [] })] });
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });
});

describe('the page of an event', () => {
  const planned = aTrial({ ...trial, status: 30, results: 0 });
  const group = {
    oid: 'G',
    uid: 'G',
    name: '100 m Femmes',
    date: '2026-06-13',
    family: 1,
    category: 56,
    g0: 100,
    g1: '0',
    rounds: [],
  };

  test('results that come while the start list is read are told on their tab; the view stays', async () => {
    server().setAnswers({
      '/api/groups': { groups: [group] },
      '/api/results': { results: [aResultList({ ...facts, status: 30, rows: [] })] },
      '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: trial.date, status: 30, heats: [planned] }] },
    });
    openAt('/challenge/C/group/G');
    await screen.findByRole('row', { name: /PARTANTE/ });
    await tell({ revision: 8, results: [aResultList({ ...facts, status: 15, rows })] });
    expect(screen.getByRole('link', { name: /Résultats.*nouveaux résultats/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /PARTANTE/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Résultats/ }));
    expect(await screen.findByRole('row', { name: /VALMOREL/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /nouveaux résultats/ })).toBeNull();
  });

  test('shows no list before it knows which one: results that are late do not take the place of the start list', async () => {
    let answer = (_: unknown): void => undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { requestedUrls, setAnswers } = server();
    setAnswers({ '/api/groups': { groups: [group] }, '/api/results': late });
    openAt('/challenge/C/group/G');
    await screen.findByRole('heading', { level: 1, name: /100/ });
    await waitFor(() => expect(requestedUrls).toContain('/api/results?chOID=C&groupOID=G'));
    expect(screen.queryByRole('link', { name: 'Départs' })).toBeNull();
    answer({ results: [aResultList({ ...facts, rows })] });
    await screen.findByRole('row', { name: /VALMOREL/ });
    expect(screen.getByRole('link', { name: 'Résultats' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('other addresses', () => {
  test('a remainder that is no trial is the landing page', async () => {
    server();
    openAt('/challenge/C/autre');
    expect(await screen.findByRole('heading', { level: 1, name: 'Régionaux du Grand-Val' })).toBeInTheDocument();
  });

  test('no page at all has a designed page with ways on', async () => {
    server();
    openAt('/nulle-part');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas ou plus');
    expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByText('/nulle-part')).toBeInTheDocument();
  });
});

test('the menu’s competitions are those of the whole country', async () => {
  fakeServer({
    '/api/challenges': { challenges: [aChallenge({ name: 'Régionaux du Grand-Val', date: '2026-01-10' })] },
  });
  openAt('/lesconcours?v=passees');
  expect(await screen.findByRole('heading', { level: 1, name: /Compétitions – Toute la France/ })).toBeVisible();
});
