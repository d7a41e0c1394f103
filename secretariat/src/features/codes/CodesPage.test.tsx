import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { findAccessCodeEnd, spaceFrench } from 'shared-domain';
import type { AccessCode } from 'shared-domain/contract';
import { startLanguage } from 'shared-domain/platform';
import { aChallenge } from 'shared-domain/testing';
import { findSiteAddress, listSiteAddresses, type SiteAddress } from '../../components/site-address/site-address.ts';
import { registerTexts } from '../../locales/register-texts.ts';
import { anOrg, fakeServer, refusal, TOKEN } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import { CodeSlips } from './CodeSlips.tsx';
import { canPrintLink, makeCodeLink, makeQrText } from './code-link.ts';

const challenge = aChallenge({ oid: 'val', name: 'Régionaux du Val' });
const PATH = '/mgr/lesecretariat/val/codes';

const aCode = (overrides: Partial<AccessCode> = {}): AccessCode => ({
  code: 'H7KM-4R2T',
  kind: 'judge',
  created: '2026-06-13T08:00:00Z',
  expires: findAccessCodeEnd(challenge).toISOString(),
  used: { devices: 2, last: '2026-06-13T09:01:00Z' },
  ...overrides,
});

function open(given: Parameters<typeof fakeServer>[0] = {}, origins: readonly SiteAddress[] = []) {
  const server = fakeServer({
    orgs: [anOrg()],
    challenges: [challenge],
    ...given,
    answers: { codes: () => ({ codes: [aCode()] }), info: () => ({ origins }), ...given?.answers },
  });
  return { server, ...renderSecretariat(PATH) };
}

const cardOf = async (kind: string) =>
  (await screen.findByRole('heading', { level: 2, name: kind })).closest('article') as HTMLElement;

describe('officials’ codes (P11.12)', () => {
  test('six kinds stand there: one with its code, its QR told by the code, and what it opens; the others with the way to make one', async () => {
    open();
    const judge = await cardOf('Juge');
    expect(within(judge).getByText('H7KM-4R2T')).toBeVisible();
    expect(within(judge).getByRole('img', { name: 'H7KM-4R2T' })).toBeVisible();
    expect(within(judge).getByText('Saisie des concours')).toBeVisible();
    expect(within(judge).getByText('2 appareils, dernier envoi le 13/06/2026 11:01')).toBeVisible();
    for (const kind of ['Anémomètre', 'Starter', 'Chronométrage', 'Afficheur vidéo', 'Afficheur de score']) {
      expect(screen.getByRole('button', { name: `Créer un code ${kind}` })).toBeEnabled();
    }
  });

  test.each([
    ['Europe/Paris', '2026-06-13', '16 juin 2026'],
    ['Indian/Reunion', '2026-06-13', '16 juin 2026'],
    ['Europe/Paris', '2026-10-23', '26 octobre 2026'],
  ])(
    'in %s the codes of two days from %s are said to open to the end of %s, two days after the last',
    async (tz, date, day) => {
      const there = { ...challenge, tz, date };
      const expires = findAccessCodeEnd(there).toISOString();
      open({ challenges: [there], answers: { codes: () => ({ codes: [aCode({ expires })] }) } });
      expect(await screen.findByText(`Valables jusqu’au ${day}`)).toBeVisible();
    },
  );

  test('a code made is shown', async () => {
    const { user, server, host } = open({
      answers: { codes: () => ({ codes: [] }), makeCode: () => ({ code: aCode({ kind: 'wind', code: 'W3PD-8XNC' }) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Créer un code Anémomètre' }));
    expect(server.findRequests('makeCode').map(({ path, query }) => [path, query.get('kind')])).toEqual([
      ['/api/code/val', 'wind'],
    ]);
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('Code Anémomètre : W3PD-8XNC.'));
    expect(server.findRequests('codes').length).toBeGreaterThan(1);
  });

  test('after the competition’s last days no code is made, and the page says why', async () => {
    const { user, server, host } = open({ answers: { codes: () => ({ codes: [] }), makeCode: () => ({}) } });
    server.overrideAnswer('makeCode', refusal('conflict', 'codes end two days after'));
    await user.click(await screen.findByRole('button', { name: 'Créer un code Juge' }));
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/deux jours après le dernier jour/), {
      kind: 'error',
    });
  });

  test('revoking names the kind first; cancelled, nothing is sent', async () => {
    const { user, server, host } = open({
      answers: { codes: () => ({ codes: [aCode()] }), revokeCode: () => ({ code: 'H7KM-4R2T' }) },
    });
    host.confirm.mockResolvedValueOnce(false);
    const button = await screen.findByRole('button', { name: 'Révoquer le code Juge' });
    await user.click(button);
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: spaceFrench('Révoquer le code Juge H7KM-4R2T ?'), destructive: true }),
    );
    expect(server.findRequests('revokeCode')).toEqual([]);
    await user.click(button);
    expect(server.findRequests('revokeCode')[0]?.query.get('code')).toBe('H7KM-4R2T');
    expect(host.notify).toHaveBeenCalledWith('Code Juge révoqué.');
  });

  test('a code is replaced with an hour for the devices to change over', async () => {
    const { user, server, host } = open({
      answers: { codes: () => ({ codes: [aCode()] }), makeCode: () => ({ code: aCode({ code: 'W3PD-8XNC' }) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Remplacer le code Juge' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ subTitle: expect.stringMatching(/ouvre encore 60 minutes/) }),
    );
    expect(server.findRequests('makeCode')[0]?.query.toString()).toBe('kind=judge&grace=60');
    expect(host.notify).toHaveBeenCalledWith(spaceFrench('Code Juge : W3PD-8XNC.'));
  });

  test('2. no slip is offered where no address is known that a phone reaches, nor for a code that opens no console', async () => {
    open();
    const judge = within(await cardOf('Juge'));
    expect(await judge.findByText(/Aucune adresse de ce serveur n’est connue/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Imprimer/ })).toBeNull();
    expect(judge.getByRole('button', { name: /Copier/ })).toBeEnabled();
    expect(makeQrText('judge', 'H7KM-4R2T', undefined)).toBe('H7KM-4R2T');
    const link = 'http://192.168.1.20:3000/officiel/#code=H7KM-4R2T';
    expect(makeQrText('judge', 'H7KM-4R2T', 'http://192.168.1.20:3000')).toBe(link);
    expect(makeQrText('starter', 'H7KM-4R2T', 'http://192.168.1.20:3000')).toBe(link);
    expect([canPrintLink('judge', 'http://127.0.0.1:3000'), makeCodeLink('judge', 'A', 'https://f.example')]).toEqual([
      false,
      'https://f.example/officiel/#code=A',
    ]);
    expect(makeQrText('sboard', 'A', 'https://f.example')).toBe('https://f.example/officiel/ecran/concours#code=A');
  });

  test('2. the page is open by localhost, and slips carry the address of the network that was chosen, here and the next time', async () => {
    localStorage.clear();
    window.print = jest.fn();
    const origins = [
      { origin: 'http://192.168.1.20:3000', network: 'wlan0' },
      { origin: 'http://10.0.0.7:3000', network: 'eth0' },
    ];
    const { user, server } = open({ answers: { askCode: () => ({ code: aCode() }) } }, origins);
    const choice = await screen.findByLabelText('Adresse des fiches et des QR');
    expect(choice).toHaveDisplayValue('http://192.168.1.20:3000 (wlan0)');
    await user.selectOptions(choice, 'http://10.0.0.7:3000');
    await user.click(await screen.findByRole('button', { name: 'Imprimer la fiche Juge' }));
    expect(await screen.findByText('10.0.0.7:3000/officiel/')).toBeInTheDocument();
    const [asked] = server.findRequests('info');
    expect([asked?.query.get('origins'), asked?.token]).toEqual(['1', TOKEN]);
    expect(findSiteAddress(origins)).toBe('http://10.0.0.7:3000');
    expect(findSiteAddress(origins.slice(0, 1))).toBe('http://192.168.1.20:3000');
    localStorage.clear();
  });

  test.each([
    ['PUBLIC_URL alone needs no choice', [{ origin: 'https://f.example' }], 'http://localhost', ['https://f.example']],
    [
      'the address of the page is one, unless the server names it',
      [{ origin: 'http://10.0.0.7' }],
      'https://f.example',
      ['http://10.0.0.7', 'https://f.example'],
    ],
    ['localhost is none, whoever names it', [{ origin: 'http://localhost:3000' }], 'http://127.0.0.1:3000', []],
  ])('%s', (_, origins, page, addresses) => {
    expect(listSiteAddresses(origins, page).map(({ origin }) => origin)).toEqual(addresses);
  });

  test('a slip has the code, its QR and where it is valid', () => {
    const print = jest.fn();
    window.print = print;
    startLanguage('fr');
    registerTexts();
    render(
      <CodeSlips challenge={challenge} codes={[aCode()]} address="http://192.168.1.20:3000" onDone={() => undefined} />,
    );
    const slip = within(document.querySelector('.code-slip') as HTMLElement);
    expect(slip.getByText('H7KM-4R2T')).toBeInTheDocument();
    expect(slip.getByText('192.168.1.20:3000/officiel/')).toBeInTheDocument();
    expect(slip.getByText('Valable jusqu’au 16 juin 2026')).toBeInTheDocument();
    expect(print).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ valid: true, kind: 'judge', chOID: 'val' }, {}, 'Valide – Juge – Régionaux du Val'],
    [
      { valid: false },
      { exists: true, kind: 'wind', chOID: 'val' },
      'Révoqué ou expiré – Anémomètre – Régionaux du Val',
    ],
    [
      { valid: false },
      { exists: true, kind: 'wind', chOID: 'other' },
      'Révoqué ou expiré – Anémomètre – autre compétition',
    ],
    [{ valid: false }, { exists: false }, 'Inconnu'],
  ])('a code that is checked: %j, %j is «%s»', async (valid, check, said) => {
    const { user } = open({
      answers: { codes: () => ({ codes: [] }), validCode: () => valid, checkCode: () => check },
    });
    await user.type(await screen.findByLabelText('Vérifier un code'), 'h7km4r2t{Enter}');
    const answer = await screen.findByText(said as string);
    expect(answer).toBeVisible();
    // A sign of its own, never the colour alone.
    expect(answer.querySelector('svg path')?.getAttribute('d')).toBe(
      valid.valid ? 'm4 10.5 4 4 8-9' : 'M10 3.2 17.5 16.5h-15zM10 8.5v3.5M10 14.2v.1',
    );
  });

  test('when the server refuses the list, the page says why and asks again on demand', async () => {
    const { server, user } = open();
    server.overrideAnswer('codes', refusal('unavailable', 'the database is being moved'));
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
    server.restoreAnswer('codes');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('H7KM-4R2T')).toBeVisible();
  });

  test('who only reads is told so, and no code is asked for', async () => {
    const { server } = open({ orgs: [anOrg({ role: 'reader' })] });
    expect(await screen.findByText(/réservés aux propriétaires et aux secrétaires/)).toBeVisible();
    expect(server.findRequests('codes')).toEqual([]);
  });
});
