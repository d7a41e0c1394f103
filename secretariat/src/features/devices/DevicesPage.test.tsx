import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import type { ListedDevice } from './devices-endpoints.ts';

const challenge = aChallenge({ oid: 'val', name: 'Régionaux du Val' });
const PATH = '/mgr/lesecretariat/val/devices';
const NOW = Date.parse('2026-06-13T13:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

const aDevice = (overrides: Partial<ListedDevice> = {}): ListedDevice => ({
  device: '3f2ab81c44d0e6a7',
  by: 'judge',
  seen: ago(12),
  label: 'Sautoir 2',
  task: 'bars',
  app: '0.9.0',
  unsent: 0,
  battery: 0.82,
  trials: [],
  gaps: [],
  ...overrides,
});

function open(devices: readonly ListedDevice[], given: Parameters<typeof fakeServer>[0] = {}) {
  const trials = [aTrial({ oid: 'hj', g0: 900_001, g1: '0', category: 56, group: 'Hauteur Femmes', round: 'f' })];
  const server = fakeServer({
    orgs: [anOrg()],
    challenges: [challenge],
    ...given,
    answers: {
      devices: () => ({ now: NOW, devices }),
      secretariatTrials: () => ({ trials }),
      logs: () => ({ logs: [] }),
      ...given.answers,
    },
  });
  return { server, ...renderSecretariat(PATH) };
}

afterEach(() => {
  jest.useRealTimers();
});

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('officials’ devices (officials 2.1, W6)', () => {
  test('each says what it is, what it holds, what is only on it, its battery, its version and when it was heard', async () => {
    open([aDevice({ trials: [{ oid: 'hj', since: ago(600) }], unsent: 3, gaps: [{ first: 12, last: 14 }] })]);
    const row = await rowOf('Sautoir 2');
    expect(row.getByRole('rowheader')).toHaveTextContent(/^Sautoir 2\s*Juge · Barres/);
    expect(row.getByText(spaceFrench('il y a 12 s'))).toBeVisible();
    expect((await row.findAllByRole('link', { name: /Hauteur/ }))[0]).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/val/results?oids=hj',
    );
    expect(row.getByText('3')).toBeVisible();
    expect(row.getAllByText(/Manque n°\s12 à 14/)[0]).toBeVisible();
    expect(row.getByText(/82\s%/)).toBeVisible();
    expect(row.getByText('0.9.0')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Appareils' })).toBeVisible();
  });

  test.each([
    [29, /il y a 29\ss/, false],
    [31, /il y a 31\ss/, true],
    [150, /il y a 2\smin/, true],
    [3 * 3600, /12:00/, true],
  ])('heard %i s ago is %s, a warning after half a minute', async (seconds, words, isWarning) => {
    open([aDevice({ seen: ago(seconds) })]);
    const row = await rowOf('Sautoir 2');
    expect(row.getByText(words).closest('.device-wrong') !== null).toBe(isWarning);
    expect(screen.queryByText(/sans nouvelles/) !== null).toBe(isWarning);
  });

  test('open ones stand by kind and name whoever was heard last, closed ones below; one without a name by its id', async () => {
    open([
      aDevice({ device: 'w', by: 'wind', label: 'Ligne droite' }),
      aDevice({ device: 'b', label: 'Sautoir 10', seen: ago(1) }),
      aDevice({ device: 'c', label: 'Aire', closed: ago(60) }),
      aDevice({ device: 'a', label: 'Sautoir 2' }),
      { device: '9e8d7c', by: 'judge', seen: ago(5), trials: [], gaps: [] },
    ]);
    await rowOf('Sautoir 2');
    expect(screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Sautoir 2',
      'Sautoir 10',
      'Sans nom (9e8d)',
      'Ligne droite',
      'Aire',
    ]);
    expect(screen.getByText(spaceFrench('5 appareils'))).toBeVisible();
  });

  test('26. closing one says first what it loses, and that the others go on; cancelled, nothing is sent', async () => {
    let devices = [aDevice({ unsent: 27 })];
    const { user, server, host } = open([], {
      answers: {
        devices: () => ({ now: NOW, devices }),
        closeDevice: () => {
          devices = [aDevice({ closed: ago(0) })];
          return { device: devices[0] };
        },
      },
    });
    host.confirm.mockResolvedValueOnce(false);
    const button = await screen.findByRole('button', { name: 'Fermer Sautoir 2' });
    await user.click(button);
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: spaceFrench('Fermer l’appareil Sautoir 2 ?'),
        subTitle: expect.stringMatching(/Les autres appareils de ce code continuent.*27 données ne sont que sur lui/),
        destructive: true,
      }),
    );
    expect(server.findRequests('closeDevice')).toEqual([]);
    await user.click(button);
    expect(server.findRequests('closeDevice').map(({ path, query }) => [path, query.get('device')])).toEqual([
      ['/api/lesecretariat/devices/val', '3f2ab81c44d0e6a7'],
    ]);
    expect(host.notify).toHaveBeenCalledWith('Appareil Sautoir 2 fermé.');
    expect(await screen.findByText(spaceFrench('Fermé à 15:00'))).toBeVisible();
  });

  test('a closed one is opened again without a question', async () => {
    const { user, server, host } = open([aDevice({ closed: ago(60) })], {
      answers: { reopenDevice: () => ({ device: aDevice() }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Rouvrir Sautoir 2' }));
    expect(server.findRequests('reopenDevice')).toHaveLength(1);
    expect(host.confirm).not.toHaveBeenCalled();
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/reprend dans la demi-minute/));
  });

  test('what the server refuses is said', async () => {
    const { user, server, host } = open([aDevice()], { answers: { closeDevice: () => ({}) } });
    server.overrideAnswer('closeDevice', refusal('not found', 'query.device: none'));
    await user.click(await screen.findByRole('button', { name: 'Fermer Sautoir 2' }));
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/n’existe plus/), { kind: 'error' });
  });

  test('the list follows every few seconds, and keeps what it had where the server does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    let seen = ago(12);
    const { server } = open([], { answers: { devices: () => ({ now: NOW, devices: [aDevice({ seen })] }) } });
    await rowOf('Sautoir 2');
    seen = ago(2);
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect(await screen.findByText(spaceFrench('il y a 2 s'))).toBeVisible();
    server.overrideAnswer('devices', refusal('unavailable', 'the database is being moved'));
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('Sautoir 2')).toBeVisible();
  });

  test('before the first device the page says how one comes there; while it loads, that it does', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    open([], { answers: { devices: () => promise } });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Appareils' })).toBeVisible());
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    await act(async () => resolve({ now: NOW, devices: [] }));
    expect(await screen.findByText('Aucun appareil')).toBeVisible();
    expect(screen.getByText(/dès qu’il ouvre sa console/)).toBeVisible();
  });

  test('who only reads sees the list, and closes nothing', async () => {
    open([aDevice()], { orgs: [anOrg({ role: 'reader' })] });
    await rowOf('Sautoir 2');
    expect(screen.queryByRole('button', { name: /Fermer/ })).toBeNull();
  });
});
