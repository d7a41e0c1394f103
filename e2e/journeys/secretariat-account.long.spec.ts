import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { computeCode } from '../support/authenticator.ts';
import { checkPage } from '../support/check-page.ts';
import { type MailBox, openMailBox } from '../support/mail-box.ts';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { watchConsole } from '../support/page.ts';
import { readQr } from '../support/read-qr.ts';
import { inviteSecondSecretary } from '../support/second-secretary.ts';
import { ORGANISER, type RunningServer, startServer } from '../support/server.ts';
import { fillSignIn, openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const CHOSEN = 'cinq mots encore mieux rangés';
const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

test.describe('Accounts and people', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  let folder: string;
  let box: MailBox;
  let server: RunningServer;
  let marie: typeof ORGANISER;
  let root: string;
  let org: string;
  let chOID: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    folder = mkdtempSync(join(tmpdir(), 'foulee-e2e-accounts-'));
    // Without mail the link of an invitation is handed over, and proves no address; then the server learns to write.
    const silent = await startServer({ DATA_DIR: folder });
    const organiser = await OrganiserClient.signIn(silent.url);
    marie = await inviteSecondSecretary(silent.url, organiser);
    const { orgs } = await organiser.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs');
    org = orgs[0]?.oid ?? '';
    chOID = await organiser.createChallenge('Meeting du Val');
    await organiser.upload(chOID, buildHundredMetres([11_580, 11_660, 11_700]));
    await silent.stop();
    box = await openMailBox();
    server = await startServer({ ...box.env, DATA_DIR: folder });
    root = `${server.url}/mgr/lesecretariat/`;
  });
  test.afterAll(async () => {
    await server?.stop();
    box?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The same page on a desk and on a phone; a copy is looked at, for axe is asked of a page that loses its further rows. */
  async function look(page: Page, name: string): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await checkPage(page, {
        name: `account-${name}`,
        language: 'fr',
        variant: String(size.width),
        complaints: () => [],
      });
    }
  }
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const shownTo = async (): Promise<string> => {
    const answer = async (path: string) => (await fetch(server.url + path)).text();
    const { rounds } = JSON.parse(await answer(`/api/rounds/${chOID}`)) as { rounds: { heats: { oid: string }[] }[] };
    return answer(`/api/results?trialOID=${rounds[0]?.heats[0]?.oid}`);
  };

  test('members, a person erased by a typed name, an athlete whose name is hidden', async ({ page }) => {
    expect(await shownTo()).toMatch(/VALMOREL.*KERBRAT/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAndSignIn(page, `${root}organisations?org=${org}`);
    await expect(page.getByRole('row', { name: new RegExp(`^${marie.email}`) })).toContainText('adresse non confirmée');
    await look(page, 'organisation');
    await page.getByLabel('Nom', { exact: true }).fill('VALMOREL');
    await page.getByLabel('Prénom', { exact: true }).fill('Inès');
    await press(page, 'Effacer');
    const dialog = page.getByRole('dialog');
    const sure = dialog.getByRole('button', { name: 'Effacer' });
    await dialog.getByRole('textbox').fill('VALMOR');
    await sure.click();
    await expect(dialog).toBeVisible();
    await look(page, 'person-erase');
    await dialog.getByRole('textbox').fill('VALMOREL');
    await sure.click();
    await expect(page.getByText('VALMOREL Inès : données effacées de 1 compétition.')).toBeVisible();

    await page.goto(`${root}${chOID}/settings`);
    await page.getByLabel('Nom de l’athlète', { exact: true }).fill('KERBRAT');
    await page.getByLabel('Prénom de l’athlète').fill('Lou');
    await press(page, 'Masquer');
    await expect(page.getByRole('button', { name: 'Montrer à nouveau KERBRAT Lou' })).toBeVisible();
    await look(page, 'hidden');
    const shown = await shownTo();
    expect(shown).toContain('SANTERRE');
    expect(shown).not.toMatch(/VALMOREL|KERBRAT/);
  });

  test('an address is confirmed by the link of a letter; an account is deleted', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAndSignIn(page, `${root}organisations`, 'fr', marie);
    await expect(page.getByText('adresse non confirmée')).toBeVisible();
    await look(page, 'unconfirmed');
    await press(page, 'Recevoir le lien de confirmation');
    await expect(page.getByText(`Un lien a été envoyé à ${marie.email}`, { exact: false })).toBeVisible();
    await page.goto(server.url + (await box.readNextLink(marie.email, 'verify')));
    await expect(page.getByText(`Confirmez que ${marie.email}`, { exact: false })).toBeVisible();
    await look(page, 'verify');
    await press(page, 'Confirmer l’adresse');
    await expect(page.getByRole('status')).toContainText(`${marie.email} est confirmée.`);
    await look(page, 'verified');

    await page.getByRole('link', { name: 'Mon compte' }).click();
    await expect(page.getByText('adresse confirmée', { exact: true })).toBeVisible();
    await press(page, 'Supprimer mon compte');
    await page.getByLabel('Mot de passe actuel').last().fill(marie.password);
    await look(page, 'delete');
    await press(page, 'Supprimer définitivement');
    await expect(page.getByRole('link', { name: 'Mot de passe oublié ?' })).toBeVisible();
    await fillSignIn(page, 'fr', marie);
    await expect(page.getByLabel('Mot de passe')).toHaveAttribute('aria-invalid', 'true');
  });

  test('a forgotten password, a second factor and its recovery code; the last owner stays', async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(root);
    await expect(page.getByRole('link', { name: 'Mot de passe oublié ?' })).toBeVisible();
    await look(page, 'sign-in');
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await look(page, 'forgotten');
    await press(page, 'Recevoir un lien');
    await expect(page.getByRole('status')).toContainText(`Si ${ORGANISER.email} a un compte`);
    await look(page, 'forgotten-sent');

    await page.goto(server.url + (await box.readNextLink(ORGANISER.email, 'reset')));
    const chosen = page.getByLabel('Nouveau mot de passe');
    await chosen.fill('motdepasse2026');
    await press(page, 'Choisir ce mot de passe');
    await expect(page.getByText(/^Ce mot de passe est parmi les plus utilisés/)).toBeVisible();
    await look(page, 'reset');
    await chosen.fill(CHOSEN);
    await press(page, 'Choisir ce mot de passe');
    await expect(page.getByRole('status')).toContainText('Connectez-vous');
    await look(page, 'reset-done');
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    const own = { ...ORGANISER, password: CHOSEN };
    await fillSignIn(page, 'fr', own);
    await expect(page.getByRole('heading', { name: 'Mes compétitions' })).toBeVisible();

    await page.goto(`${root}organisations`);
    await press(page, 'Installer un second facteur');
    await page.getByLabel('Mot de passe actuel').last().fill(CHOSEN);
    await page.getByRole('button', { name: 'Installer un second facteur' }).last().click();
    const picture = page.getByRole('img', { name: 'QR à lire avec l’application' });
    await expect(picture).toBeVisible();
    const secret = ((await page.locator('.totp code').textContent()) ?? '').replaceAll(' ', '');
    expect(await readQr(page, await picture.screenshot())).toContain(`secret=${secret}`);
    await look(page, 'second-factor');
    await page.getByLabel('Code affiché par l’application').fill(computeCode(secret));
    await press(page, 'Mettre en service');
    const codes = page.getByRole('region', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recovery = ''] = await codes.allInnerTexts();
    await look(page, 'recovery-codes');
    await page.reload();

    // The last owner: refused before the code is spent.
    await page.setViewportSize({ width: 1280, height: 900 });
    await press(page, 'Supprimer mon compte');
    await page.getByLabel('Mot de passe actuel').last().fill(CHOSEN);
    await page.getByLabel('Code de l’application, ou code de secours').fill(computeCode(secret));
    await press(page, 'Supprimer définitivement');
    await expect(page.getByRole('alert')).toContainText('Vous êtes le dernier propriétaire');
    await look(page, 'last-owner');

    await page.reload();
    for (const code of [computeCode(secret, 1), recovery]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await press(page, /Se déconnecter/);
      await fillSignIn(page, 'fr', own);
      await expect(page.getByLabel('Code de l’application, ou code de secours')).toBeFocused();
      if (code === recovery) await look(page, 'sign-in-code');
      await page.getByLabel('Code de l’application, ou code de secours').fill(code);
      await press(page, 'Se connecter');
      await expect(page.getByRole('heading', { level: 1, name: /Organisations|Mes / })).toBeVisible();
    }
    await page.goto(`${root}organisations`);
    await expect(page.getByText('En service ; il reste 9 codes de secours.')).toBeVisible();
    expect(complaints().filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
});
