import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { ScreensAnswer } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import type { ListedScreen } from '../../components/screens/screen-list.ts';
import { anOrg, fakeServer, refusalAt } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const challenge = aChallenge({ oid: 'val', name: 'Régionaux du Val' });
const NOW = Date.parse('2026-06-13T13:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

const aScreen = (overrides: Partial<ListedScreen> = {}): ListedScreen => ({
  screen: '3f2ab81c44d0e6a7',
  seen: ago(2),
  words: { layout: 'concours', place: 'Sautoir 2', width: 1920, height: 1080, isLocked: false },
  ...overrides,
});

const aPicture = (id: string, name: string) =>
  ({ id, name, type: 'image/png', width: 640, height: 320, bytes: 48_200 }) as const;

function open(
  screens: readonly ListedScreen[],
  orgs = [anOrg()],
  pictures = [aPicture('a', 'Mairie')],
  shown = challenge,
  withheld: ScreensAnswer['withheld'] = [],
  boards: object | undefined = undefined,
) {
  const trials = [aTrial({ oid: 'hj', g0: 900_001, g1: '0', category: 56, group: 'Hauteur Femmes', round: 'f' })];
  const answer = () => ({ now: NOW, screens, withheld });
  const server = fakeServer({
    orgs,
    challenges: [shown],
    answers: {
      screens: answer,
      putScreens: answer,
      // One answer at once, then the wait for news.
      consoleState: ({ query: asked }) =>
        boards === undefined || asked.has('wait') ? new Promise<object>(() => undefined) : boards,
      screenPictures: () => ({ pictures }),
      addScreenPicture: () => ({ pictures }),
      arrangeScreenPictures: ({ body }) => ({
        pictures: (body as { pictures: { id: string }[] }).pictures.map((one) => ({ ...aPicture('', ''), ...one })),
      }),
      removeScreenPicture: () => ({ pictures }),
      secretariatTrials: () => ({ trials }),
      logs: () => ({ logs: [] }),
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/val/screens') };
}

const cardOf = async (number: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`Écran ${number}`) })).closest('li') as HTMLElement);
const readBodies = (server: ReturnType<typeof open>['server']) =>
  server.findRequests('putScreens').map(({ body }) => body);

describe('The screens of a competition (officials 5.4)', () => {
  test('each says what it shows and until when, its size, when it was heard; one that is silent stands out', async () => {
    open([
      aScreen({ cue: { act: 'show', layout: 'depart', trial: 'hj', since: ago(5), until: ago(-10), by: 'speaker' } }),
      aScreen({
        screen: 'bbbb0002',
        seen: ago(40),
        cue: { act: 'message', text: 'Podium', since: ago(5), until: ago(-600) },
      }),
      aScreen({
        screen: 'bbbb0003',
        cue: { act: 'black', since: ago(5) },
        words: { layout: 'mix', width: 640, height: 192, isLocked: true },
      }),
    ]);
    const first = await cardOf('E6A7');
    expect(await first.findByText(/Liste de départ · Hauteur.*, ordre du speaker, encore 10\s+s$/)).toBeVisible();
    expect(first.getByText(/1920 × 1080/)).toBeVisible();
    expect((await cardOf('0002')).getByText(/«\sPodium\s», jusqu’à 15:10$/)).toBeVisible();
    expect(screen.getByText(/1 sans nouvelles/)).toBeVisible();
    expect((await cardOf('0002')).getByText(/^sans contact depuis 40\ss/)).toBeVisible();
    expect((await cardOf('0003')).getByText('Mixte')).toBeVisible();
    expect((await cardOf('0003')).getByText(/ne suit que son adresse/)).toBeVisible();
  });

  test('one is told something by a key, a picture with its event and its end in a dialog', async () => {
    const { user, server } = open([aScreen()]);
    const card = await cardOf('E6A7');
    expect(card.getByRole('button', { name: /^Auto/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(card.getByRole('button', { name: /^Figer/ }));
    await user.click(card.getByRole('button', { name: /^Montrer/ }));
    await user.selectOptions(screen.getByLabelText('Image'), 'classement');
    await user.selectOptions(screen.getByLabelText('Épreuve'), 'hj');
    await user.selectOptions(screen.getByLabelText('Durée'), '30');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    const screens = ['3f2ab81c44d0e6a7'];
    expect(readBodies(server)).toEqual([
      { screens, act: 'freeze' },
      { screens, act: 'show', layout: 'classement', trial: 'hj', seconds: 30 },
    ]);
  });

  test('counts down to an hour of the stadium, today or tomorrow, with a line of text', async () => {
    const { user, server } = open([aScreen()]);
    const card = await cardOf('E6A7');
    for (const [time, words] of [
      ['15:30', 'Reprise'],
      ['14:30', ''],
    ] as const) {
      await user.click(card.getByRole('button', { name: /^Compte à rebours/ }));
      const send = screen.getByRole('button', { name: 'Afficher' });
      expect(send).toBeDisabled();
      fireEvent.change(screen.getByLabelText(/^Jusqu’à/), { target: { value: time } });
      if (words !== '') await user.type(screen.getByLabelText(/^Ligne de texte/), words);
      expect(screen.queryByLabelText('Durée')).toBeNull();
      await user.click(send);
    }
    const screens = ['3f2ab81c44d0e6a7'];
    expect(readBodies(server)).toEqual([
      { screens, act: 'countdown', to: '2026-06-13T13:30:00.000Z', text: 'Reprise' },
      { screens, act: 'countdown', to: '2026-06-14T12:30:00.000Z' },
    ]);
  });

  test('says until when a countdown runs', async () => {
    const to = ago(-1800);
    open([aScreen({ cue: { act: 'countdown', to, until: ago(-1805), text: 'Reprise', since: ago(5) } })]);
    expect(await (await cardOf('E6A7')).findByText(/compte à rebours jusqu’à 15:30 «\sReprise\s»/)).toBeVisible();
  });

  test('all are told something after a question, and nothing where it is not answered', async () => {
    const { user, server, host } = open([aScreen()]);
    await cardOf('E6A7');
    host.confirm.mockResolvedValueOnce(false);
    const storm = screen.getByRole('button', { name: /^Orage/ });
    await user.click(storm);
    expect(readBodies(server)).toEqual([]);
    await user.click(storm);
    expect(readBodies(server)).toEqual([{ act: 'message', text: expect.stringContaining('Storm: leave the stadium') }]);
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('1 écran prévenu.'));
  });

  test('an overlay is left out of what covers a picture, and the page says so and counts without it', async () => {
    const overlay = { layout: 'incrustation', width: 1920, height: 1080, isLocked: false } as const;
    const { user, server, host } = open([aScreen(), aScreen({ screen: 'bbbb0002', words: overlay })]);
    expect(await screen.findByText(/^Sauf 1 incrustation/)).toBeVisible();
    host.confirm.mockResolvedValue(true);
    await user.click(screen.getByRole('button', { name: 'Noir' }));
    expect(readBodies(server)).toEqual([{ act: 'black' }]);
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('1 écran prévenu.'));
    await user.click(screen.getByRole('button', { name: 'Figer' }));
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('2 écrans prévenus.'));
  });

  test('where there are overlays alone, no screen is said to be told', async () => {
    const overlay = { layout: 'incrustation', width: 1920, height: 1080, isLocked: false } as const;
    const { user, host } = open([aScreen({ words: overlay })]);
    expect(await screen.findByText(/^Sauf 1 incrustation/)).toBeVisible();
    host.confirm.mockResolvedValue(true);
    await user.click(screen.getByRole('button', { name: 'Noir' }));
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('Aucun écran prévenu.'));
  });

  test('before the first screen the page says how one comes there; who only reads tells nothing', async () => {
    open([]);
    expect(await screen.findByText('Aucun écran')).toBeVisible();
  });

  test('who only reads tells nothing', async () => {
    open([aScreen()], [anOrg({ role: 'reader' })]);
    await cardOf('E6A7');
    expect(screen.queryByRole('button', { name: /Figer/ })).toBeNull();
  });
});

describe('What screens hold back', () => {
  test('the report that awaits the referee, and the decision that the speaker has not said, with whom they are about', async () => {
    const hj = {
      ...aTrial({ oid: 'hj', g0: 100, g1: '0', category: 56, round: 'f', status: 15 }),
      rows: [
        { row: 'bib:2', bib: '2', last: 'VALMOREL', first: 'Ana', category: 56 },
        { row: 'bib:3', bib: '3', last: 'KERBRAT', first: 'Lou', category: 56 },
      ],
      refused: [],
    };
    const fact = (n: number, content: object) => ({
      n,
      device: 'umpire',
      by: 'judge',
      arrived: ago(70),
      fact: { id: `f${n}`, at: ago(100 - n), trialOID: 'hj', ...content },
    });
    open([aScreen()], [anOrg()], [], challenge, [{ trial: 'hj', report: 'f1', since: ago(60) }], {
      challenge: { oid: 'val', name: 'Régionaux', kind: 'O', tz: 'Europe/Paris' },
      code: { kind: 'vboard', expires: ago(-3600) },
      revision: 1,
      cursor: 3,
      mark: '',
      now: NOW,
      more: false,
      trials: [hj],
      withheld: ['f1'],
      facts: [
        fact(1, { kind: 'report', what: 'line', row: 'bib:2', bib: '2' }),
        fact(2, { kind: 'report', what: 'hindrance', row: 'bib:3', bib: '3' }),
        fact(3, { kind: 'ruling', attempt: 'f1', upheld: true, act: 'DQ', rules: ['TR17.3.1'] }),
      ],
    });
    const held = within(await screen.findByRole('region', { name: 'Ce que les écrans retiennent' }));
    expect(await held.findByText(/^2 VALMOREL Ana · disqualification TR17\.3\.1$/)).toBeVisible();
    expect(held.getByText(/^décidé, attend le speaker depuis 14:59$/)).toBeVisible();
    expect(held.getByText(/^3 KERBRAT Lou · Gêne$/)).toBeVisible();
    expect(held.getByText(/^attend le juge-arbitre depuis 14:58$/)).toBeVisible();
    expect(held.getAllByRole('button')).toHaveLength(1);
  });
});

describe('Decisions that the speaker has not announced', () => {
  test('are named, and shown without waiting by a button', async () => {
    const { user, server } = open([aScreen()], [anOrg()], [], challenge, [
      { trial: 'hj', report: '00000000-0000-4000-8000-000000000001', since: ago(60) },
    ]);
    await user.click(await screen.findByRole('button', { name: /^Montrer sans attendre.*Hauteur Femmes/ }));
    await waitFor(() =>
      expect(readBodies(server)).toEqual([{ act: 'announce', report: '00000000-0000-4000-8000-000000000001' }]),
    );
  });
});

describe('The pictures of sponsors', () => {
  const PICTURES = [aPicture('a', 'Mairie'), aPicture('b', 'Ligue')];
  const findRow = async (name: string) => within((await screen.findByDisplayValue(name)).closest('li') as HTMLElement);

  test('are added from files, each by its name, and one that is none says why', async () => {
    const { user, server, host } = open([]);
    const files = [
      new File(['x'], 'logo-ville.png', { type: 'image/png' }),
      new File(['x'], 'logo-club.svg', { type: 'image/svg+xml' }),
    ];
    const input = await screen.findByLabelText('Fichiers d’images');
    await user.upload(input, files);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(spaceFrench('2 images ajoutées.')));
    expect(server.findRequests('addScreenPicture').map(({ query }) => query.get('name'))).toEqual([
      'logo-ville',
      'logo-club',
    ]);
    server.overrideAnswer('addScreenPicture', refusalAt('invalid request', { '$.svg': 'has a script in it' }));
    await user.upload(input, new File(['x'], 'script.svg', { type: 'image/svg+xml' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/autre chose qu’un dessin/), { kind: 'error' }),
    );
  });

  test('of several files of which one is refused, one message says what was added and what was not', async () => {
    const { user, server, host } = open([]);
    const send = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const answer = await send(address, init);
      if (String(address).includes('name=logo-ville'))
        server.overrideAnswer('addScreenPicture', refusalAt('invalid request', { '$.svg': 'has a script in it' }));
      return answer;
    };
    await user.upload(await screen.findByLabelText('Fichiers d’images'), [
      new File(['x'], 'logo-ville.png', { type: 'image/png' }),
      new File(['x'], 'script.svg', { type: 'image/svg+xml' }),
    ]);
    await waitFor(() => expect(host.notify).toHaveBeenCalled());
    expect(host.notify.mock.calls).toEqual([
      [expect.stringMatching(/^1 image ajoutée\. .*autre chose qu’un dessin/), { kind: 'error' }],
    ]);
  });

  test('have another name once it is left, another place by a key, and go after a question', async () => {
    const { user, server, host } = open([], [anOrg()], PICTURES);
    const name = await screen.findByDisplayValue('Ligue');
    await user.clear(name);
    await user.type(name, 'Ligue de Bretagne{Enter}');
    await user.click((await findRow('Mairie')).getByRole('button', { name: /^Descendre/ }));
    await waitFor(() => expect(server.findRequests('arrangeScreenPictures')).toHaveLength(2));
    host.confirm.mockResolvedValueOnce(false);
    const remove = (await findRow('Mairie')).getByRole('button', { name: /^Supprimer/ });
    await user.click(remove);
    expect(server.findRequests('removeScreenPicture')).toEqual([]);
    await user.click(remove);
    expect(server.findRequests('arrangeScreenPictures').map(({ body }) => body)).toEqual([
      {
        pictures: [
          { id: 'a', name: 'Mairie' },
          { id: 'b', name: 'Ligue de Bretagne' },
        ],
      },
      {
        pictures: [
          { id: 'b', name: 'Ligue de Bretagne' },
          { id: 'a', name: 'Mairie' },
        ],
      },
    ]);
    expect(server.findRequests('removeScreenPicture')[0]?.query.get('id')).toBe('a');
  });

  test('say that they stay on the laptop while it holds the competition', async () => {
    open([], [anOrg()], PICTURES, { ...challenge, site: { role: 'stadium' } });
    expect(await screen.findByText(/^Celles qui sont ajoutées ici restent sur ce portable/)).toBeVisible();
  });

  test('who only reads sees them', async () => {
    open([], [anOrg({ role: 'reader' })], PICTURES);
    expect(await screen.findByText('Ligue')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
  });
});
