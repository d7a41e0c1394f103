import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SITE_ADDRESS_KEY } from 'shared-domain/contract';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { clearFollowed, toggleFollowed } from '../follow/follow-store.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { buildCsvUrl, buildPdfUrl } from './list-files.ts';
import { buildListTools } from './list-tools.ts';

beforeEach(() => act(clearFollowed));
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const link = (name: string) => screen.queryByRole('link', { name, hidden: true });

test('offers only what applies to the page', () => {
  renderSite(<ListToolbar title="Statistiques" />);
  expect(button('Partager')).not.toBeNull();
  expect(button('Imprimer')).not.toBeNull();
  expect(link('CSV')).toBeNull();
  expect(link('PDF')).toBeNull();
  expect(link('Calendrier')).toBeNull();
  expect(button('Suivis')).toBeNull();
});

test('leads to the files that the server makes of the very list', () => {
  const lists = { chOID: 'C', trialOID: 'T' };
  renderSite(<ListToolbar title="100 m" csv={buildCsvUrl(lists, 'fr')} pdf={buildPdfUrl(lists, 'results', 'fr')} />);
  expect(link('CSV')).toHaveAttribute('href', '/api/results-csv?chOID=C&trialOIDs[]=T&lang=fr');
  expect(link('PDF')).toHaveAttribute('href', '/api/challenge/C/pdf?list=results&trialOID=T&lang=fr');
});

test('a table of results is offered with results only, a paper list with what it would hold', () => {
  const of = (tab: 'resultats' | 'departs' | 'engages', results: number, starts: number) => {
    const tools = buildListTools({ chOID: 'C' }, tab, undefined, { language: 'fr', results, starts });
    return [tools.csv !== undefined, tools.pdf !== undefined];
  };
  expect(of('resultats', 8, 8)).toEqual([true, true]);
  expect(of('resultats', 0, 8)).toEqual([false, false]);
  expect(of('departs', 8, 8)).toEqual([false, true]);
  expect(of('engages', 8, 8)).toEqual([false, false]);
});

test('«Suivis» comes with the first who is followed', async () => {
  toggleFollowed({ kind: 'club', name: 'AC Valmont' }, true, undefined);
  renderSite(<ListToolbar title="100 m" hasEntrants />);
  expect(button('Suivis')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('Suivis') as HTMLElement);
  expect(button('Suivis')).toHaveAttribute('aria-pressed', 'true');
});

test('20. what is shared is the page’s address without its filters', async () => {
  const share = jest.fn(async (_shared: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  window.history.replaceState(null, '', '/challenge/C/trial-T?t=departs&suivis=1');
  renderSite(<ListToolbar title="100 m – Finale" />);
  await userEvent.click(button('Partager') as HTMLElement);
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: '100 m – Finale', url: `${window.location.origin}/challenge/C/trial-T` }),
  );
  Reflect.deleteProperty(navigator, 'share');
});

test('what an organiser shares on the server’s own laptop is the page at the address of its network that was chosen for slips', async () => {
  const origins = [{ origin: 'http://192.168.1.20:3000', network: 'wlan0' }, { origin: 'http://10.0.0.7:3000' }];
  fakeServer({ '/api/info?origins=1': { origins } });
  localStorage.setItem('foulee.session', JSON.stringify({ token: 'T', expires: '2030-01-01T00:00:00Z' }));
  localStorage.setItem(SITE_ADDRESS_KEY, 'http://10.0.0.7:3000');
  window.history.replaceState(null, '', '/challenge/C/trial-T?t=departs');
  const user = userEvent.setup();
  renderSite(<ListToolbar title="100 m – Finale" />);
  await waitFor(async () => {
    await user.click(button('Partager') as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('http://10.0.0.7:3000/challenge/C/trial-T');
  });
});

test('11. what is shared from an alias or an address by number is the page at the public address', async () => {
  document.head.innerHTML = '<script id="site" data-origin="https://r.example"></script>';
  window.history.replaceState(null, '', '/challenge/C/trial-T?t=departs');
  const user = userEvent.setup();
  renderSite(<ListToolbar title="100 m – Finale" />);
  await user.click(button('Partager') as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe('https://r.example/challenge/C/trial-T');
  document.head.innerHTML = '';
});
