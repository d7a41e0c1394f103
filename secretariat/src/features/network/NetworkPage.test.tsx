import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { NetworkAnswer } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import { makeWifiText } from './wifi.ts';

const ORIGINS = [
  { origin: 'http://192.168.1.20:3000', network: 'wlan0' },
  { origin: 'http://10.0.0.7:3000', network: 'eth0' },
];

function open(answer: Partial<NetworkAnswer> = {}, origins: NetworkAnswer['origins'] = ORIGINS, faults: object[] = []) {
  const server = fakeServer({
    answers: {
      info: () => ({ challenges: 0, trials: 0, results: 0, live: [], origins }),
      network: () => ({ origins, hasAuthority: false, ...answer }),
      health: () => ({ status: faults.length === 0 ? 'ok' : 'degraded', faults }),
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/network') };
}

beforeEach(() => localStorage.clear());

describe('The page of the network (officials 4.5)', () => {
  test('on a machine in several networks the address is chosen, and the QR code of the consoles has it', async () => {
    const { user } = open();
    const address = await screen.findByLabelText('Adresse des fiches et des QR');
    expect(screen.getByText('http://192.168.1.20:3000/officiel/')).toBeVisible();
    await user.selectOptions(address, 'http://10.0.0.7:3000');
    expect(screen.getByText('http://10.0.0.7:3000/officiel/')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR de l’adresse des consoles' })).toBeVisible();
  });

  test('the Wi-Fi has its QR code once it is named, and stays on this device', async () => {
    const { user, server } = open();
    await user.type(await screen.findByLabelText('Nom du Wi-Fi'), 'Stade');
    await user.type(screen.getByLabelText('Mot de passe du Wi-Fi'), 'foulee26');
    expect(screen.getByRole('img', { name: 'QR du Wi-Fi Stade' })).toBeVisible();
    expect(localStorage.getItem('foulee.wifi')).toContain('foulee26');
    expect(JSON.stringify(server.findRequests('network'))).not.toContain('foulee26');
  });

  test('the poster has the password in words, for who cannot scan', async () => {
    window.print = () => undefined;
    const { user } = open();
    await user.type(await screen.findByLabelText('Nom du Wi-Fi'), 'Stade');
    await user.type(screen.getByLabelText('Mot de passe du Wi-Fi'), 'foulee26');
    await user.click(screen.getByRole('button', { name: 'Imprimer l’affiche' }));
    expect(await screen.findByText(/^Mot de passe\s: foulee26$/)).toBeInTheDocument();
  });

  test('who came from a competition has its menu there', async () => {
    fakeServer({
      challenges: [aChallenge({ oid: 'val' })],
      answers: { network: () => ({ origins: ORIGINS, hasAuthority: false }) },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/val/devices');
    await user.click(await screen.findByRole('link', { name: 'Réseau' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Réseau' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Appareils' })).toHaveAttribute('href', expect.stringContaining('/val/'));
  });

  test('a phone that came turns the page green, by the test of this page', async () => {
    const { server } = open({ reached: '2026-06-13T12:32:10Z' });
    expect(await screen.findByText(/Un téléphone est arrivé à /)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Ouvrir la console' })).toHaveClass('network-reached');
    expect(server.findRequests('network')[0]?.query.get('test')).toMatch(/^[\da-f]{8}$/);
  });

  test('a console opened by the typed address turns it green too, of the address that is chosen', async () => {
    const [first, second = { origin: '' }] = ORIGINS;
    const { user } = open({
      origins: [
        { ...first, origin: first?.origin ?? '' },
        { ...second, arrived: '2026-06-13T12:32:10Z' },
      ],
    });
    await screen.findByText(/Scannez ce QR .*ou tapez l’adresse/);
    await user.selectOptions(await screen.findByLabelText('Adresse des fiches et des QR'), second.origin);
    expect(await screen.findByText(/Un téléphone est arrivé à /)).toBeVisible();
  });

  test.each([
    [undefined, /valable jusqu’au 2 mars 2027/],
    [{ kind: 'soon', days: 4 } as const, /dans 4 jours/],
    [{ kind: 'meeting', days: 20, meeting: 'Interclubs' } as const, /avant la fin de «\sInterclubs\s»/],
    [{ kind: 'ended', days: 0 } as const, /a expiré le 2 mars 2027/],
  ])('of a certificate it says until when it stands, and what to do: %j', async (warning, sentence) => {
    open({ certificate: { until: '2027-03-02T10:00:00Z', ...(warning && { warning }) } });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test.each([
    [
      true,
      /ne vaut pas pour l’adresse de cette machine ici \(10\.0\.0\.7\)\s: arrêtez le serveur, lancez npm run local-ca/,
    ],
    [false, /\(10\.0\.0\.7\)\s: aucun téléphone .*Faites-en un pour elle/],
  ])(
    'of one that does not stand for the address here it says so, and what to do: %s',
    async (hasAuthority, sentence) => {
      const certificate = { until: '2027-03-02T10:00:00Z', uncovered: ['10.0.0.7'] };
      open({ certificate, hasAuthority }, [{ origin: 'https://portable.local:3000' }]);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByText(/valable jusqu’au 2 mars 2027/)).toBeVisible();
    },
  );

  test.each([
    ['disk full', /disque de ce serveur est plein.*Faites de la place/],
    ['disk low', /presque plein : faites de la place/],
    ['clock jumped', /horloge de ce serveur a sauté.*Réglez-la/],
    ['database damaged', /abîmée.*reprenez la dernière sauvegarde/],
    ['database read only', /ne peut être que lue.*le droit d’écrire.*réessayer n’y change rien/],
    ['disk broken', /ne répond pas comme il faut.*copiez les sauvegardes.*réessayer n’y change rien/],
    ['unavailable', /n’a pas répondu.*refaites-les/],
  ])('16. of a server that has a fault it says what and what to do: %s', async (id, sentence) => {
    open({}, ORIGINS, [{ id, detail: '' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('plain http has notes of its own, an own authority its page, and without a network there is no QR code', async () => {
    open({}, [{ origin: 'https://stade.club.lan:3000' }]);
    await screen.findByText('https://stade.club.lan:3000/officiel/');
    expect(screen.queryByText(/Sans https, une console fermée/)).toBeNull();
  });

  test('on plain http it says what does not work there', async () => {
    open({ hasAuthority: true });
    expect(await screen.findByText(/Sans https, une console fermée/)).toBeVisible();
    expect(screen.getByText(/192\.168\.1\.20:3000\/ca/)).toBeVisible();
  });

  test('a server in no network says so in place of a QR code', async () => {
    open({}, []);
    expect(await screen.findByText(/Aucune adresse de ce serveur n’est connue/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'QR de l’adresse des consoles' })).toBeNull();
  });
});

test.each([
  [{ name: 'Stade', password: 'foulee26' }, 'WIFI:T:WPA;S:Stade;P:foulee26;;'],
  [{ name: 'Stade', password: '' }, 'WIFI:T:nopass;S:Stade;;'],
  [{ name: 'L"A;B', password: 'a:b,c\\d' }, 'WIFI:T:WPA;S:L\\"A\\;B;P:a\\:b\\,c\\\\d;;'],
])('phones read a Wi-Fi: %j', (wifi, text) => expect(makeWifiText(wifi)).toBe(text));
