import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ChallengeSite, SiteAnswer } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, conflict, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

/** The hour of the server: half an hour behind the browser's. */
const NOW = Date.now() - 30 * 60_000;
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const aLink = (overrides: Partial<NonNullable<SiteAnswer['link']>> = {}): NonNullable<SiteAnswer['link']> => ({
  remote: 'home',
  url: 'https://foulee.example',
  holder: 'Stade',
  state: 'on',
  contacted: ago(0),
  pending: 0,
  refused: [],
  different: [],
  unsent: 0,
  open: [],
  changed: '2026-06-13T12:02:00Z',
  ...overrides,
});
const aHold = (overrides: Partial<NonNullable<SiteAnswer['hold']>> = {}): NonNullable<SiteAnswer['hold']> => ({
  holder: 'Stade',
  state: 'held',
  since: '2026-06-13T11:02:00Z',
  seen: ago(0),
  pending: 0,
  refused: 0,
  files: [],
  ...overrides,
});

function open(
  answer: Partial<SiteAnswer>,
  site?: ChallengeSite,
  orgs = [anOrg()],
  path = '/mgr/lesecretariat/val/site',
) {
  const challenge = aChallenge({ oid: 'val', name: 'Régionaux du Val', ...(site && { site }) });
  const server = fakeServer({
    orgs,
    challenges: [challenge],
    answers: {
      site: () => ({ hasUplink: false, now: ago(0), ...answer }),
      putSite: () => ({ hasUplink: false, now: ago(0) }),
      siteSession: () => ({ token: 'secret', expires: '2026-06-17T00:00:00Z' }),
      exportCompetition: () => ({}),
      siteFile: () => ({}),
      siteRemotes: () => ({
        challenges: [
          { oid: 'other', name: 'Autre', date: '2026-05-01', trials: 3 },
          { oid: 'home', name: challenge.name, date: challenge.date, trials: 12 },
        ],
      }),
    },
  });
  return { server, ...renderSecretariat(path) };
}
const acts = (server: ReturnType<typeof open>['server']) => server.findRequests('putSite').map(({ body }) => body);
const COPY: ChallengeSite = { role: 'copy', holder: 'Stade', since: '2026-06-13T11:02:00Z' };

describe('How old the public copy is, on every screen (officials 4.3)', () => {
  test.each([
    ['up to date', () => aLink(), /^Copie publique : à jour \d\d:\d\d:\d\d/],
    ['late', () => aLink({ contacted: ago(12.5), pending: 37 }), /en retard de 12 min, 37 épreuves/],
    ['late with nothing to send', () => aLink({ contacted: ago(5.5) }), /en retard de 5 min$/],
    ['its clock ahead', () => aLink({ clockAhead: 200 }), /L’horloge de ce portable avance de 3 min sur celle/],
    ['its clock behind', () => aLink({ clockAhead: -45 }), /L’horloge de ce portable retarde de 45 s sur celle/],
    ['refused', () => aLink({ refused: [{ uid: 'x', name: '100 m', detail: 'is wrong' }] }), /refusé : 1 épreuve/],
    ['without a session', () => aLink({ fault: 'session' }), /la session du portable est fermée/],
    [
      'taken back',
      () => aLink({ state: 'taken' }),
      /Le serveur public a repris la main à 14:02 ; rien n’est plus envoyé/,
    ],
  ])('in the stadium: %s', async (_, makeLink, sentence) => {
    open({ hasUplink: true, link: makeLink() }, { role: 'stadium' });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('at the public server: who holds it, and its silence', async () => {
    open({ hold: aHold({ seen: ago(7.5), pending: 4 }) }, COPY);
    expect(
      await screen.findByText(
        /Tenue par Stade depuis 13:02 – silencieux depuis 7 min ; 4 épreuves restaient à envoyer/,
      ),
    ).toBeVisible();
  });

  test('in the stadium: on the screens of no competition too', async () => {
    open({ hasUplink: true, link: aLink() }, { role: 'stadium' }, [anOrg()], '/mgr/lesecretariat/network');
    expect(await screen.findByText(/^Régionaux du Val – Copie publique : à jour/)).toBeVisible();
  });

  test('a competition of this server alone asks for nothing', async () => {
    const { server } = open({});
    expect(await screen.findByRole('heading', { name: 'Partir au stade' })).toBeVisible();
    expect(server.findRequests('site')).toHaveLength(1);
  });
});

describe('The page of the stadium', () => {
  test('makes the laptop’s session, shown with the address of this server', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Faire la session du portable' }));
    expect(await screen.findByText(/^UPLINK_URL=http\S+ UPLINK_TOKEN=secret$/)).toBeVisible();
  });

  test('11. gives the laptop the public address, as it may not reach the one that is open here', async () => {
    document.head.innerHTML = '<script id="site" data-origin="https://r.example"></script>';
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Faire la session du portable' }));
    expect(await screen.findByText('UPLINK_URL=https://r.example UPLINK_TOKEN=secret')).toBeVisible();
    document.head.innerHTML = '';
  });

  test('gives the file with the names of hidden athletes, which goes to the laptop', async () => {
    const { user, server } = open({});
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Prendre le fichier' }));
    await waitFor(() => expect(server.findRequests('exportCompetition')[0]?.query.get('hidden')).toBe('1'));
  });

  test('links the competition of the same name and day', async () => {
    const { user, server } = open({ hasUplink: true });
    await user.click(await screen.findByRole('button', { name: 'Relier la copie publique' }));
    expect(acts(server)).toEqual([{ act: 'link', remote: 'home', holder: 'Stade', isReplacing: false }]);
  });

  test.each([
    ['Reprendre la main', { hold: aHold() }, COPY, 'take'],
    ['Rendre au serveur public', { hasUplink: true, link: aLink() }, { role: 'stadium' }, 'handBack'],
    ['Continuer ici', { hasUplink: true, link: aLink({ state: 'taken' }) }, { role: 'stadium' }, 'goOn'],
  ] as const)('«%s» asks for the name of the competition first', async (name, answer, site, act) => {
    const { user, server, host } = open(answer, site);
    host.confirm.mockResolvedValueOnce(false);
    await user.click(await screen.findByRole('button', { name }));
    expect(acts(server)).toEqual([]);
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ securityText: 'Régionaux du Val' }));
    await user.click(screen.getByRole('button', { name }));
    expect(acts(server)).toEqual([expect.objectContaining({ act })]);
  });

  test('asks before lists of the public server are replaced', async () => {
    const { user, server, host } = open({ hasUplink: true });
    server.overrideAnswer('putSite', conflict('other lists'));
    host.confirm.mockResolvedValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Relier la copie publique' }));
    await waitFor(() => expect(acts(server)).toHaveLength(2));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'Remplacer', securityText: 'Régionaux du Val' }),
    );
    expect(acts(server)).toEqual([
      { act: 'link', remote: 'home', holder: 'Stade', isReplacing: false },
      { act: 'link', remote: 'home', holder: 'Stade', isReplacing: true },
    ]);
  });

  test('before a hand back the events under way are named with who writes them, and what devices still have', async () => {
    const openTrials = [
      { uid: 'x', name: 'Longueur Femmes', holder: 'Sautoir 1' },
      { uid: 'y', name: '100 m Hommes' },
    ];
    const { user, host } = open({ hasUplink: true, link: aLink({ open: openTrials, unsent: 1 }) }, { role: 'stadium' });
    host.confirm.mockResolvedValueOnce(false);
    await user.click(await screen.findByRole('button', { name: 'Rendre au serveur public' }));
    const { subTitle } = (host.confirm.mock.lastCall ?? [])[0] as { subTitle: string };
    expect(subTitle.replace(/\u00a0|\u202f/g, ' ')).toMatch(
      /^2 épreuves encore en cours : Longueur Femmes \(Sautoir 1\), 100 m Hommes\..* encore 1 saisie/,
    );
  });

  test('a hand back that goes on can be ended, and says what devices still have', async () => {
    const { user, server } = open(
      { hasUplink: true, link: aLink({ state: 'returning', unsent: 3 }) },
      { role: 'stadium' },
    );
    expect(await screen.findByText(/encore 3 saisies qui ne sont pas ici/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Garder au stade' }));
    expect(acts(server)).toEqual([{ act: 'keep' }]);
  });

  test('what differs while it is compared is said: events, and the records', async () => {
    open({ hasUplink: true, link: aLink({ state: 'returning', different: ['x', 'records'] }) }, { role: 'stadium' });
    expect(
      await screen.findByText(/1 épreuve diffère, elle est renvoyée\. Les records diffèrent, ils sont renvoyés\./),
    ).toBeVisible();
  });

  test('photos that stayed on the laptop are said before anything is deleted, and the file with them is given', async () => {
    const returned = { role: 'returned' as const, since: '2026-06-13T18:00:00Z' };
    const link = aLink({ state: 'returned', photosLeft: 3 });
    const { user, server } = open({ hasUplink: true, link }, returned);
    expect(await screen.findByRole('alert')).toHaveTextContent(/3 photos de rapports sont restées .* avant d’effacer/);
    await user.click(screen.getByRole('button', { name: 'Prendre le fichier avec les photos' }));
    await waitFor(() => expect(server.findRequests('exportCompetition')[0]?.query.get('pictures')).toBe('1'));
  });

  test('what stadiums gave back and what they replaced can be had at the public server, the newest first', async () => {
    const files = [
      { oid: 'f1', which: 'before' as const, holder: 'Stade', at: '2026-06-13T11:02:00Z', bytes: 10 },
      { oid: 'f2', which: 'file' as const, holder: 'Stade', at: '2026-06-13T18:02:00Z', bytes: 10 },
    ];
    const { user, server } = open({ hold: aHold({ files }) }, COPY);
    const part = within(await screen.findByRole('region', { name: 'Fichiers du stade' }));
    expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Fichier rendu par Stade (13/06/2026 20:02)',
      'Fichier d’avant Stade (13/06/2026 13:02)',
    ]);
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(part.getByRole('button', { name: /d’avant/ }));
    await waitFor(() => expect(server.findRequests('siteFile')[0]?.query.get('oid')).toBe('f1'));
  });

  test('while all is well, first who holds it; that the stadium may be silent is a condition', async () => {
    open({ hold: aHold() }, COPY);
    const part = within(await screen.findByRole('region', { name: 'Stade' }));
    expect(part.getByText(/^Tenue par Stade depuis le 13\/06\/2026 13:02, copie de/)).toBeVisible();
    expect(part.getByText(/^Si le stade n’envoie plus rien/)).toBeVisible();
  });

  test('given back: when and to whom; holding it again is no main button', async () => {
    open({ hasUplink: true, link: aLink({ state: 'returned' }) }, { role: 'returned', since: '2026-06-13T12:02:00Z' });
    expect(
      await screen.findByText(/Rendue au serveur public \(https:\/\/foulee.example\) le 13\/06\/2026 14:02/),
    ).toBeVisible();
    const again = await screen.findByRole('button', { name: 'La tenir de nouveau au stade' });
    expect(again).not.toHaveClass('main');
    expect(screen.queryByRole('button', { name: 'Relier la copie publique' })).toBeNull();
  });

  test.each([
    ['while it is held', { link: aLink({ fault: 'session' }) }],
    ['after it was given back', { link: aLink({ state: 'returned' }) }],
  ] as const)('a session that was ended is said with what to do, %s', async (_, answer) => {
    const { server } = open({ hasUplink: true, ...answer }, { role: 'stadium' });
    server.overrideAnswer('siteRemotes', conflict('site session ended'));
    expect(await screen.findByText(/La session de ce portable est fermée.*relancez ce serveur/)).toBeVisible();
  });

  test.each([
    ['a value', { id: 'invalid request', path: '$.trialsData[0].name' }, /Le serveur a refusé une valeur : Nom/],
    ['its size', { id: 'too large' }, /C’est trop volumineux pour le serveur/],
    ['a conflict', { id: 'conflict', reason: 'trial cancelled' }, /Cette épreuve est annulée/],
    ['what an earlier release stored', {}, /La demande a échoué/],
  ] as const)(
    'says in French what the public server refused, its own words folded away: %s',
    async (_, error, text) => {
      const refused = [{ uid: 'x', name: '100 m', detail: 'is wrong', ...error }];
      open({ hasUplink: true, link: aLink({ refused }) }, { role: 'stadium' });
      const item = (await screen.findByText('100 m')).closest('li');
      expect(item).toHaveTextContent(text);
      expect(screen.getByText(/is wrong/)).not.toBeVisible();
    },
  );

  test('a secretary does not take the competition back: an owner does', async () => {
    open({ hold: aHold() }, COPY, [anOrg({ role: 'secretary' })]);
    expect(await screen.findByText(/Un propriétaire de l’organisation peut reprendre la main/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reprendre la main' })).toBeNull();
  });

  test('who only reads sees the state and changes nothing', async () => {
    open({ hold: aHold() }, COPY, [anOrg({ role: 'reader' })]);
    expect(await screen.findByText(/Tenue par Stade/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reprendre la main' })).toBeNull();
  });
});
