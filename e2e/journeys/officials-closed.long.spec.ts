import type { Page } from '@playwright/test';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { createStartMeeting, openTask, SPRINT } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';

interface Listed {
  readonly device: string;
  readonly by: string;
  readonly label?: string;
  readonly closed?: string;
}

test('25, 26. The secretariat closes a device, or revokes its code: clock, call room, start and referee lose their keys at once and say why; a board says so in its own words, and is back by itself', async ({
  browser,
  sharedServer: { url },
}) => {
  test.setTimeout(6 * 60_000);
  const organiser = await OrganiserClient.signIn(url);
  const meeting = await createStartMeeting(organiser, url, 'Régionaux du Val 26 ter');
  const { chOID } = meeting;
  const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=sboard`);
  const openPage = async () =>
    (await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' })).newPage();
  const path = `/api/lesecretariat/devices/${chOID}`;
  const findDevice = async (isWanted: (one: Listed) => boolean) =>
    (await organiser.call<{ devices: Listed[] }>('GET', path)).devices.find(isWanted)?.device;
  const waitForDevice = async (isWanted: (one: Listed) => boolean): Promise<string> => {
    await expect.poll(() => findDevice(isWanted), { timeout: 30_000 }).toBeDefined();
    return (await findDevice(isWanted)) ?? '';
  };
  const open = async (task: RegExp, place: string, trial: RegExp, kind: 'judge' | 'starter' = 'judge') => {
    const page = await openPage();
    await openTask(page, { url, code: meeting[kind], task, place, trial });
    return page;
  };
  const clock = await open(/^Horloge/, 'Horloge sautoir 1', /Longueur/);
  const room = await open(/^Chambre d’appel/, 'Chambre d’appel', /100 m Femmes/);
  const start = await open(/^Départ/, 'Départ', /100 m Femmes/, 'starter');
  const referee = await openPage();
  await referee.goto(`${url}/officiel/#code=${meeting.judge}`);
  await referee.getByRole('radio', { name: /^Juge-arbitre/ }).click();
  await referee.getByRole('button', { name: 'Juge-arbitre courses', exact: true }).click();
  await press(referee, 'Voir les épreuves');

  // An umpire's report, for the referee to decide on.
  const umpire = await open(/^Commissaire/, 'Commissaire 1', /100 m Femmes/);
  await umpire.getByRole('button', { name: /^1\s*301$/ }).click();
  await umpire.getByRole('button', { name: 'Ligne en virage' }).click();
  await press(umpire, /^Envoyer/);
  await referee.getByRole('button', { name: /RIVOALLAN · Ligne/ }).click();

  const consoles: readonly (readonly [Page, string, RegExp])[] = [
    [clock, 'Horloge sautoir 1', /^Démarrer/],
    [room, 'Chambre d’appel', /^Clore l’appel…/],
    [start, 'Départ', /^Couloir 1, 301/],
    [referee, 'Juge-arbitre courses', /^DQ…/],
  ];
  const said = /Le secrétariat a fermé cet appareil/;
  for (const [page, label, key] of consoles) {
    await expect(page.getByRole('button', { name: key }), label).toBeEnabled();
    const device = await waitForDevice((one) => one.label === label);
    await organiser.call('DELETE', `${path}?device=${device}`);
    await expect(page.getByText(said), label).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('banner'), label).toContainText('fermé');
    await expect(page.getByRole('button', { name: key, disabled: false }), label).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Donner par QR' }), label).toBeVisible();
    await expect(page.getByRole('button', { name: 'Journal', exact: true }), label).toBeVisible();
  }
  expect((await meeting.readTrial(SPRINT)).presences).toEqual({});

  // Opened again each has its keys; a code that is revoked takes them too, until the new one is typed.
  const device = await waitForDevice((one) => one.label === 'Horloge sautoir 1');
  await organiser.call('POST', `${path}?device=${device}`);
  await expect(clock.getByRole('button', { name: /^Démarrer/ })).toBeVisible({ timeout: 40_000 });
  await organiser.call('DELETE', `/api/code?chOID=${chOID}&code=${meeting.judge}`);
  await expect(clock.getByText('Ce code a été révoqué.')).toBeVisible({ timeout: 20_000 });
  await expect(clock.getByRole('button', { name: /^Démarrer/ })).toHaveCount(0);
  await expect(umpire.getByRole('button', { name: 'Rien à signaler' })).toHaveCount(0, { timeout: 10_000 });
  const next = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`);
  await press(clock, 'Taper le code');
  await clock.getByLabel('Code de la fiche').fill(next.code.code);
  await press(clock, 'Continuer');
  await press(clock, 'Voir les épreuves');
  await clock.getByRole('button', { name: /Longueur/ }).click();
  await expect(clock.getByRole('button', { name: /^Démarrer/ })).toBeVisible();

  const board = await openPage();
  await board.goto(`${url}/officiel/ecran/depart#code=${code.code}`);
  await expect(board.locator('.board')).toBeVisible();
  const screen = await waitForDevice((one) => one.by === 'sboard');
  await organiser.call('DELETE', `${path}?device=${screen}`);
  await expect(board.getByText('Le secrétariat a fermé cet écran.')).toBeVisible({ timeout: 20_000 });
  await organiser.call('POST', `${path}?device=${screen}`);
  await expect(board.getByText('Le secrétariat a fermé cet écran.')).toHaveCount(0, { timeout: 60_000 });
  await expect(board.getByText('Tapez le code')).toHaveCount(0);
  await organiser.call('DELETE', `/api/code?chOID=${chOID}&code=${code.code}`);
  await expect(board.getByText('Ce code a été révoqué')).toBeVisible({ timeout: 20_000 });
});
