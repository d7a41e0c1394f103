import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { findAccessCodeEnd, spaceFrench } from 'shared-domain';
import type { AccessCode } from 'shared-domain/contract';
import { startLanguage } from 'shared-domain/platform';
import { aChallenge } from 'shared-domain/testing';
import { registerTexts } from '../../locales/register-texts.ts';
import { anOrg, fakeServer, refusal } from '../../testing/fake-server.ts';
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

function open(given: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    orgs: [anOrg()],
    challenges: [challenge],
    answers: { codes: () => ({ codes: [aCode()] }) },
    ...given,
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

  test('2. no slip is offered at localhost, which no phone reaches, nor for a code that opens no console: it would lead nowhere', async () => {
    open();
    const judge = within(await cardOf('Juge'));
    expect(judge.getByText(/Cette page est ouverte par localhost/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Imprimer/ })).toBeNull();
    expect(judge.getByRole('button', { name: /Copier/ })).toBeEnabled();
    expect(makeQrText('judge', 'H7KM-4R2T')).toBe('H7KM-4R2T');
    expect(makeQrText('starter', 'H7KM-4R2T', 'http://192.168.1.20:3000')).toBe('H7KM-4R2T');
    const link = 'http://192.168.1.20:3000/officiel/#code=H7KM-4R2T';
    expect(makeQrText('judge', 'H7KM-4R2T', 'http://192.168.1.20:3000')).toBe(link);
    expect([canPrintLink('judge', 'http://127.0.0.1:3000'), makeCodeLink('judge', 'A', 'https://f.example')]).toEqual([
      false,
      'https://f.example/officiel/#code=A',
    ]);
    expect(makeQrText('sboard', 'A', 'https://f.example')).toBe('https://f.example/officiel/ecran/concours#code=A');
  });

  test('a slip has the code, its QR and where it is valid', () => {
    const print = jest.fn();
    window.print = print;
    startLanguage('fr');
    registerTexts();
    render(<CodeSlips challenge={challenge} codes={[aCode()]} onDone={() => undefined} />);
    const slip = within(document.querySelector('.code-slip') as HTMLElement);
    expect(slip.getByText('H7KM-4R2T')).toBeInTheDocument();
    expect(slip.getByText('localhost/officiel/')).toBeInTheDocument();
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
    expect(await screen.findByText(said as string)).toBeVisible();
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
