import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetRecentPages, keepRecentPage, recentPages, useLocation } from 'shared-domain/platform';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SearchProvider, useSearchDialog } from './Search.tsx';

const MEETING = {
  oid: 'm1',
  name: 'Régionaux du Grand-Val',
  org: { oid: 'o', name: 'Ligue' },
  rtype: 'FFA',
  kind: 'outdoor',
  region: 'Bretagne',
  regionINSEE: '53',
  date: '2026-06-13',
  duration: 2,
  tz: 'Europe/Paris',
  trials: 3,
  running: 0,
};
const WHERE = { oid: 'm1', name: 'Régionaux du Grand-Val', date: '2026-06-13' };
const NONE = { athletes: [], clubs: [], nations: [], events: [], challenges: [], next: {} };
const LEA = { last: 'DUPONT', first: 'Léa', club: 'AC Paris', events: [{ gOID: 'g1', group: '100 m Femmes' }] };
const found = (...firsts: string[]) => firsts.map((first) => ({ ...LEA, first, challenge: WHERE }));
const ANSWERS: Record<string, unknown> = {
  '/api/search?q=regionaux%20grand': { ...NONE, challenges: [MEETING] },
  '/api/search?q=lea': {
    ...NONE,
    athletes: found('Léa'),
    clubs: [{ oid: 'c1', club: 'Léard AC', challenge: WHERE }],
    nations: [{ oid: 'KEN', country: 'KEN', challenge: WHERE }],
    events: [{ gOID: 'g9', group: 'Léa en relais', challenge: WHERE }],
    next: { athletes: '42' },
  },
  '/api/search?q=lea&group=athletes&cursor=42': { ...NONE, athletes: found('Léane') },
  '/api/search?q=lea&near=m1': {
    ...NONE,
    athletes: [...found('Léa'), ...found('Léane').map((one) => ({ ...one, challenge: { ...WHERE, oid: 'm2' } }))],
  },
};

// The dialog is loaded with its first opening: the first test would wait for its compiling.
beforeAll(() => import('./SearchDialog.tsx'), 60_000);

const realFetch = globalThis.fetch;
const call = jest.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  forgetRecentPages();
  call.mockReset();
  call.mockImplementation(async (url) => new Response(JSON.stringify(ANSWERS[url] ?? NONE)));
  globalThis.fetch = call as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const asked = () => call.mock.calls.map(([url]) => url);

function Page() {
  const open = useSearchDialog();
  return (
    <>
      <button type="button" onClick={open}>
        Rechercher
      </button>
      <input aria-label="un champ" />
      <p>{useLocation().pathname}</p>
    </>
  );
}

const renderSearch = (path = '/') =>
  renderInShell(
    <SearchProvider>
      <Page />
    </SearchProvider>,
    path,
  );

async function openSearch(path?: string) {
  renderSearch(path);
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  return screen.findByRole('combobox', { name: 'Athlète, club, épreuve, dossard ou compétition' });
}

describe('the search', () => {
  test.each([
    ['«/»', { key: '/' }],
    ['Ctrl K', { key: 'k', ctrlKey: true }],
    ['⌘ K', { key: 'k', metaKey: true }],
  ])('%s opens it', async (_, key) => {
    renderSearch();
    fireEvent.keyDown(document.body, key);
    expect(await screen.findByRole('dialog', { name: 'Rechercher' })).toBeVisible();
  });

  test('«/» opens it while the question about cookies stands beside the page, not under a dialog over it', async () => {
    renderInShell(
      <SearchProvider>
        <dialog open className="beside" />
        <Page />
      </SearchProvider>,
      '/',
    );
    fireEvent.keyDown(document.body, { key: '/' });
    const search = await screen.findByRole('dialog', { name: 'Rechercher' });
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(search).not.toBeInTheDocument());

    const over = document.body.appendChild(document.createElement('dialog'));
    over.setAttribute('open', '');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(screen.queryByRole('dialog', { name: 'Rechercher' })).toBeNull();
    over.remove();
  });

  test('in a field «/» is a letter', () => {
    renderSearch();
    fireEvent.keyDown(screen.getByLabelText('un champ'), { key: '/' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('2 letters get the hint and no call for athletes', async () => {
    await userEvent.type(await openSearch(), 'le');
    expect(screen.getByText('3 lettres minimum pour trouver un athlète ou un club')).toBeVisible();
    expect(asked().join()).not.toContain('/api/search');
  });

  test('«lea» finds «Léa», her club and where her name stands', async () => {
    await userEvent.type(await openSearch(), 'lea');
    const found = await screen.findByRole('option', { name: /DUPONT Léa/ });
    expect(found).toHaveTextContent('AC Paris · 100 m Femmes · Régionaux du Grand-Val · 13 juin 2026');
    expect(screen.getByRole('group', { name: 'Clubs' })).toHaveTextContent('Léard AC');
    await userEvent.click(found);
    expect(screen.getByText('/challenge/m1/group/g1')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an event that is found leads to its lists', async () => {
    await userEvent.type(await openSearch(), 'lea');
    const event = await screen.findByRole('option', { name: /Léa en relais/ });
    expect(screen.getByRole('group', { name: 'Épreuves' })).toContainElement(event);
    expect(event).toHaveTextContent('Régionaux du Grand-Val · 13 juin 2026');
    await userEvent.click(event);
    expect(screen.getByText('/challenge/m1/group/g9')).toBeVisible();
  });

  test('a nation that is found leads to its athletes', async () => {
    await userEvent.type(await openSearch(), 'lea');
    const nation = await screen.findByRole('option', { name: /Kenya \(KEN\)/ });
    expect(screen.getByRole('group', { name: 'Nations' })).toContainElement(nation);
    await userEvent.click(nation);
    expect(screen.getByText('/challenge/m1/teammembers/KEN')).toBeVisible();
  });

  test('competitions are found without accents, and chosen with the keyboard alone', async () => {
    const field = await openSearch();
    await userEvent.type(field, 'regionaux grand');
    const option = await screen.findByRole('option', { name: /Régionaux du Grand-Val/ });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 résultat'));
    await userEvent.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/challenge/m1')).toBeVisible();
  });

  test('nothing found is said with what was typed, and cleared in one go', async () => {
    const field = await openSearch();
    await userEvent.type(field, 'zzz');
    expect(await screen.findByText(/Aucun résultat pour/)).toHaveTextContent('zzz');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(field).toHaveValue('');
  });

  test('without network it says so, and asks again', async () => {
    call.mockRejectedValue(new TypeError('fetch'));
    await userEvent.type(await openSearch(), 'lea');
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de connexion au serveur');
    call.mockImplementation(async (url) => new Response(JSON.stringify(ANSWERS[url] ?? NONE)));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('option', { name: /DUPONT Léa/ })).toBeVisible();
  });

  test('a server that is full says that it is busy, not that there is no network', async () => {
    const busy = { errors: [{ id: 'unavailable', detail: 'this server has all the connections it takes' }] };
    call.mockImplementation(async () => new Response(JSON.stringify(busy), { status: 503 }));
    await userEvent.type(await openSearch(), 'lea');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur est occupé : réessayez dans un instant');
  });

  test('what goes on is shown by Enter, below what is there', async () => {
    const field = await openSearch();
    await userEvent.type(field, 'lea');
    await screen.findByRole('option', { name: 'Afficher la suite' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('option', { name: /DUPONT Léane/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /DUPONT Léa / })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Afficher la suite' })).toBeNull();
    expect(field).toHaveFocus();
  });

  test('on the pages of a competition one call searches everywhere: what is of it comes first and does not name it', async () => {
    await userEvent.type(await openSearch('/challenge/m1'), 'lea');
    const athletes = within(await screen.findByRole('group', { name: 'Athlètes' }));
    expect(athletes.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'DUPONT LéaAC Paris · 100 m Femmes',
      'DUPONT LéaneAC Paris · 100 m Femmes · Régionaux du Grand-Val · 13 juin 2026',
    ]);
    expect(asked().filter((url) => url.includes('/api/search'))).toEqual(['/api/search?q=lea&near=m1']);
  });

  test('what is chosen comes first among the recent pages, which can be forgotten', async () => {
    keepRecentPage({ k: '/challenge/m0', t: 1, title: 'Meeting d’hier' });
    await openSearch();
    expect(screen.getByRole('group', { name: 'Récents' })).toHaveTextContent('Meeting d’hier');
    await userEvent.click(screen.getByRole('option', { name: 'Meeting d’hier' }));
    expect(recentPages()[0]).toMatchObject({ k: '/challenge/m0', title: 'Meeting d’hier' });
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer les récents' }));
    expect(recentPages()).toEqual([]);
  });
});
