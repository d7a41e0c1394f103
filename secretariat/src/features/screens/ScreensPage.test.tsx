import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import type { ListedScreen } from './screens-endpoints.ts';

const challenge = aChallenge({ oid: 'val', name: 'Régionaux du Val' });
const NOW = Date.parse('2026-06-13T13:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

const aScreen = (overrides: Partial<ListedScreen> = {}): ListedScreen => ({
  screen: '3f2ab81c44d0e6a7',
  seen: ago(2),
  words: { layout: 'concours', place: 'Sautoir 2', width: 1920, height: 1080, isLocked: false },
  ...overrides,
});

function open(screens: readonly ListedScreen[], orgs = [anOrg()]) {
  const trials = [aTrial({ oid: 'hj', g0: 900_001, g1: '0', category: 56, group: 'Hauteur Femmes', round: 'f' })];
  const answer = () => ({ now: NOW, screens });
  const server = fakeServer({
    orgs,
    challenges: [challenge],
    answers: {
      screens: answer,
      putScreens: answer,
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
      aScreen({ cue: { act: 'show', layout: 'depart', trial: 'hj', since: ago(5), until: ago(-10) } }),
      aScreen({ screen: 'bbbb0002', seen: ago(40), cue: { act: 'message', text: 'Podium', since: ago(5) } }),
      aScreen({
        screen: 'bbbb0003',
        cue: { act: 'black', since: ago(5) },
        words: { layout: 'mix', width: 640, height: 192, isLocked: true },
      }),
    ]);
    const first = await cardOf('E6A7');
    expect(await first.findByText(/Liste de départ · Hauteur.*jusqu’à 15:00/)).toBeVisible();
    expect(first.getByText(/1920 × 1080/)).toBeVisible();
    expect((await cardOf('0002')).getByText(/«\sPodium\s»/)).toBeVisible();
    expect(screen.getByText(/1 sans nouvelles/)).toBeVisible();
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
